import { useRef, useState } from 'react';

/** What takes a removal back. Gives whether it worked, 'nowhere' where no further try can; never throws. */
export type TakeBack = () => Promise<boolean | 'nowhere'>;

export interface Removal<Item> {
  /** True for what is being removed: it leaves the page before the server has answered. */
  isGone: (item: Item) => boolean;
  /** How far the last removal is; 'gone' where it cannot be undone. */
  state: 'none' | 'removed' | 'gone' | 'failed' | 'back';
  last: Item | null;
  remove: (item: Item) => Promise<void>;
  undo: () => Promise<void>;
}

/**
 * Takes things off a list: gone at once, back when the server refuses, and undone on request.
 * @param remove gives what takes it back, or undefined when the server refused; never throws
 */
export function useRemoval<Item extends { id: string | number }>(
  remove: (item: Item) => Promise<TakeBack | undefined>,
): Removal<Item> {
  const [gone, setGone] = useState<ReadonlySet<Item['id']>>(new Set());
  const [last, setLast] = useState<Item | null>(null);
  const [state, setState] = useState<Removal<Item>['state']>('none');
  const takeBack = useRef<TakeBack>(undefined);
  const show = ({ id }: Item) => setGone((ids) => new Set([...ids].filter((other) => other !== id)));
  return {
    isGone: ({ id }) => gone.has(id),
    state,
    last,
    remove: async (item) => {
      setLast(item);
      setState('none');
      setGone((ids) => new Set(ids).add(item.id));
      takeBack.current = await remove(item);
      setState(takeBack.current ? 'removed' : 'failed');
      if (!takeBack.current) show(item);
    },
    undo: async () => {
      const went = await takeBack.current?.();
      if (went === 'nowhere') setState('gone');
      if (!last || went !== true) return;
      show(last);
      setState('back');
    },
  };
}
