import { useState } from 'react';

/** What is typed into a field whose value is kept elsewhere: another value from there takes its place. */
export function useTyped(value: string): [string, (text: string) => void] {
  const [shown, setShown] = useState(value);
  const [text, setText] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  return [text, setText];
}
