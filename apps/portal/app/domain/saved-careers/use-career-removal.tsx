import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { savedCareers } from '../../data/saved-careers/saved-careers.ts';
import { useConfirm } from '../../kit/page/use-confirm.tsx';

interface NamedCareer {
  /** O*NET-SOC code. */
  occCode: string;
  occTitle: string;
}

/** Takes a career off the list after asking, with the way back (MOD-017, ST-133, decision 0028). */
export function useCareerRemoval(): { question: ReactNode; removeAsked: (career: NamedCareer) => void } {
  const { question, ask } = useConfirm();
  const removeAsked = async ({ occCode, occTitle }: NamedCareer) => {
    const yes = await ask({
      title: <Trans>Remove {occTitle} from your saved careers?</Trans>,
      confirmLabel: <Trans>Remove career</Trans>,
      danger: true,
      children: (
        <p>
          <Trans>You can save it again at any time.</Trans>
        </p>
      ),
    });
    if (yes) await savedCareers.removeWithUndo(occCode);
  };
  return { question, removeAsked: (career) => void removeAsked(career) };
}
