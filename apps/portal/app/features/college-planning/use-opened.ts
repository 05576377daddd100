import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { focusSection } from './focus-section.ts';

/** In the address for what is added, where else an id would stand. */
export const NEW = 'new';

/**
 * What a section shows in the place of its list, as the address says: one of its things by id, or `new`. Closing it is no
 * new step of history. The button that was pressed goes with what it stood in, so the heading gets the focus.
 * @param section its id
 * @param parameter of the address that names what is open
 * @param step another one, which has a meaning only while that is open
 */
export function useOpened(section: string, parameter: string, step?: string) {
  const [address, setAddress] = useSearchParams();
  const opened = address.get(parameter);
  const before = useRef(opened);
  useEffect(() => {
    if (before.current !== opened) focusSection(section);
    before.current = opened;
  }, [section, opened]);
  const show = (which: string | null) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (step !== undefined) next.delete(step);
        if (which === null) next.delete(parameter);
        else next.set(parameter, which);
        return next;
      },
      { preventScrollReset: true, replace: which === null },
    );
  return { opened, show };
}
