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

/** Whether the suggestions for what is typed are still on their way: it has not rested yet, or the answer is awaited. */
export function isAwaited(
  typed: string,
  rested: string,
  answer: { data: unknown; isFetching: boolean },
): boolean {
  const text = typed.trim();
  return text !== '' && (text !== rested || (answer.isFetching && answer.data === undefined));
}
