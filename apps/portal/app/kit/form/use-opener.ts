import { type RefObject, useEffect, useRef } from 'react';

/** For the button that opens fields in its place: it has the focus again when they close. */
export function useOpener(editing: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return button;
}
