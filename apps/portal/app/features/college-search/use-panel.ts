import { useCallback, useState } from 'react';
import type { Panel } from './panels.tsx';

/** Panels that a panel was opened from: closing leads back to it. */
type Way = readonly Panel[];

/** Which panel is open. A window opened out of the drawer gives way to the drawer again when it closes. */
export function usePanel() {
  const [way, setWay] = useState<Way>([]);
  const [known, setKnown] = useState<readonly Panel[]>([]);
  const open = useCallback((panel: Panel | null) => {
    if (panel === null) return setWay((before) => before.slice(0, -1));
    setKnown((before) => (before.includes(panel) ? before : [...before, panel]));
    setWay((before) => [...before, panel]);
  }, []);
  return { panel: way.at(-1) ?? null, known, open };
}
