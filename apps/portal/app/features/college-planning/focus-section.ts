import { useEffect, useRef } from 'react';

/** Puts the focus on the heading of a section: the row whose button was pressed is gone. @param id of the section */
export function focusSection(id: string): void {
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

/** The same where the section opens something in place of its list, and closes it: the button that was pressed goes. */
export function useFocusOnOpened(id: string, opened: string | null): void {
  const before = useRef(opened);
  useEffect(() => {
    if (before.current !== opened) focusSection(id);
    before.current = opened;
  }, [id, opened]);
}

/** The same where a row is taken off the list by a part that knows nothing of the section. @param rows how many there are */
export function useFocusOnRowGone(id: string, rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) focusSection(id);
    before.current = rows;
  }, [id, rows]);
}
