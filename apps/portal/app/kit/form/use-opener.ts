import { type RefObject, useEffect, useRef } from 'react';

interface Opener<Fields> {
  button: RefObject<HTMLButtonElement | null>;
  fields: RefObject<Fields | null>;
  /** What the button does. */
  open: () => void;
}

/**
 * For a button that opens fields in its place, and goes with that. The focus is in the first field then, and on the button
 * again when they close. Fields that a draft opened leave the focus where it is.
 */
export function useOpener<Fields extends HTMLElement = HTMLFormElement>(
  editing: boolean,
  edit: () => void,
): Opener<Fields> {
  const button = useRef<HTMLButtonElement>(null);
  const fields = useRef<Fields>(null);
  const wasEditing = useRef(editing);
  const pressed = useRef(false);
  const due = useRef(false);
  useEffect(() => {
    due.current = wasEditing.current && !editing;
    if (!wasEditing.current && editing && pressed.current) {
      fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    }
    pressed.current = false;
    wasEditing.current = editing;
  }, [editing]);
  // Where there was nothing before, the button comes a moment after the fields went, with what was saved.
  useEffect(() => {
    if (!due.current || button.current === null) return;
    due.current = false;
    button.current.focus();
  });
  const open = () => {
    pressed.current = true;
    edit();
  };
  return { button, fields, open };
}
