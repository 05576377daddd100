import { useEffect, useState } from 'react';

/** The value once it has not changed for a moment: what is asked of the server while someone types. */
export function useRested<Value>(value: Value, milliseconds = 150): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
