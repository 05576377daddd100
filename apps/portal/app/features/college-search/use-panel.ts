import { useCallback, useOptimistic, useState, useTransition } from 'react';
import type { Panel } from './panels.tsx';

/** Panels that a panel was opened from: closing leads back to it. */
type Way = readonly Panel[];

/**
 * Which panel is open. A window opened out of the drawer gives way to the drawer again when it closes. `coming` is one that
 * was asked for and is on its way, so that what was pressed can say so at once.
 */
export function usePanel() {
  const [way, setWay] = useState<Way>([]);
  const [known, setKnown] = useState<readonly Panel[]>([]);
  const [coming, setComing] = useOptimistic<Panel | null>(null);
  const [, startOpening] = useTransition();
  const open = useCallback(
    (panel: Panel | null) => {
      if (panel === null) return setWay((before) => before.slice(0, -1));
      startOpening(() => {
        setComing(panel);
        setKnown((before) => (before.includes(panel) ? before : [...before, panel]));
        setWay((before) => [...before, panel]);
      });
    },
    [setComing],
  );
  return { panel: way.at(-1) ?? null, known, coming, open };
}
