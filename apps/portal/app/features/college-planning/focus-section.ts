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
