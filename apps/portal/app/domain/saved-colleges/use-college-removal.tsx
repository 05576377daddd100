import { Trans } from '@lingui/react/macro';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import type { ReactNode, RefObject } from 'react';
import { unsaveCollege } from '../../data/saved-colleges/saved-colleges.ts';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { type Removal, useRemoval } from '../../kit/page/use-removal.ts';

export const nameOfSaved = ({ college, name }: SavedCollege) => college?.shortName ?? name;

/**
 * Takes a college off the list after asking, since its notes go with it (ST-112). The list's heading takes the focus: the
 * button that was pressed is gone.
 */
export function useCollegeRemoval(heading: RefObject<HTMLElement | null>): {
  removal: Removal<SavedCollege>;
  question: ReactNode;
  removeAsked: (one: SavedCollege) => void;
} {
  const { question, ask } = useConfirm();
  const removal = useRemoval<SavedCollege>(async ({ organizationID }) => {
    const takeBack = await unsaveCollege(organizationID);
    if (takeBack) heading.current?.focus();
    return takeBack;
  });
  const removeAsked = async (one: SavedCollege) => {
    const yes = await ask({
      title: <Trans>Remove {nameOfSaved(one)} from your saved colleges?</Trans>,
      confirmLabel: <Trans>Remove college</Trans>,
      danger: true,
      children: (
        <p>
          <Trans>Your notes about this college are removed too.</Trans>
        </p>
      ),
    });
    if (yes) await removal.remove(one);
  };
  return { removal, question, removeAsked: (one) => void removeAsked(one) };
}
