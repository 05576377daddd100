import { Trans } from '@lingui/react/macro';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { useRef, useState } from 'react';
import { ConfirmLater } from '../../ui/confirm-later.tsx';
import { unsaveCollege, type TakeBack } from '../../data/saved-colleges/saved-colleges.ts';

/** How far the last removal is. */
export type RemovalState = 'none' | 'removed' | 'failed' | 'back';

export interface Removal {
  ask: (saved: SavedCollege) => void;
  /** True for what is being removed: it leaves the page before the server has answered. */
  isGone: (id: number) => boolean;
  state: RemovalState;
  last: SavedCollege | null;
  undo: () => Promise<void>;
  question: React.ReactNode;
}

/**
 * Removing a saved college: asked first, gone at once, back when the server refuses (MSG-038), and undone on request.
 * @param onGone where the focus goes, since the pressed button is gone.
 */
export function useRemoval(onGone: () => void): Removal {
  const [asked, setAsked] = useState<SavedCollege | null>(null);
  const [opened, setOpened] = useState(false);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<SavedCollege | null>(null);
  const [state, setState] = useState<RemovalState>('none');
  const takeBack = useRef<TakeBack>(undefined);

  const show = (id: number) => setGone((ids) => new Set([...ids].filter((other) => other !== id)));
  const remove = async (saved: SavedCollege) => {
    setLast(saved);
    setState('none');
    setGone((ids) => new Set(ids).add(saved.id));
    takeBack.current = await unsaveCollege(saved.organizationID);
    setState(takeBack.current ? 'removed' : 'failed');
    if (takeBack.current) onGone();
    else show(saved.id);
  };
  const undo = async () => {
    if (!last || !(await takeBack.current?.())) return;
    show(last.id);
    setState('back');
  };
  const name = asked?.college?.shortName ?? asked?.name ?? '';
  return {
    ask: (saved) => {
      setAsked(saved);
      setOpened(true);
    },
    isGone: (id) => gone.has(id),
    state,
    last,
    undo,
    question: asked && (
      <ConfirmLater
        opened={opened}
        title={<Trans>Remove {name} from your saved colleges?</Trans>}
        confirmLabel={<Trans>Remove college</Trans>}
        onCancel={() => setOpened(false)}
        onConfirm={() => {
          setOpened(false);
          void remove(asked);
        }}
      >
        <p>
          <Trans>Your notes about this college go with it.</Trans>
        </p>
      </ConfirmLater>
    ),
  };
}
