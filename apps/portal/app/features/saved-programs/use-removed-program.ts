import { useRef, useState } from 'react';
import { savedPrograms } from '../../data/saved-programs/saved-programs.ts';

interface Named {
  id: string;
  title: string;
}

/**
 * Takes programs off the list: gone at once, back when the server refuses (MSG-050, MSG-051), and undone on request.
 * @param onGone where the focus goes, since the pressed button is gone.
 */
export function useRemovedProgram(onGone: () => void) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<Named | null>(null);
  const takeBack = useRef<() => Promise<boolean>>(undefined);
  const show = (id: string) => setGone((ids) => new Set([...ids].filter((other) => other !== id)));
  return {
    isGone: (id: string) => gone.has(id),
    /** The one that was removed last, while it can be put back. */
    last,
    remove: async (program: Named) => {
      setGone((ids) => new Set(ids).add(program.id));
      setLast(null);
      onGone();
      takeBack.current = await savedPrograms.remove(program.id);
      if (takeBack.current) setLast(program);
      else show(program.id);
    },
    undo: async () => {
      if (!last || !(await takeBack.current?.())) return;
      show(last.id);
      setLast(null);
    },
  };
}
