import { Trans } from '@lingui/react/macro';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { savedCareers } from '../../data/saved-careers/saved-careers.ts';
import { startCommand } from '../../shell/pending-commands/commands.ts';
import { ToggleButton, type ToggleLook } from '../../ui/toggle-button.tsx';
import { useCareerRemoval } from './use-career-removal.tsx';

interface SaveCareerButtonProps {
  /** O*NET-SOC code. */
  occCode: string;
  occTitle: string;
  look?: ToggleLook;
}

/**
 * Saves a career at once, with Undo; taking it off the list is asked first (MOD-017, ST-133, decision 0028). A visitor
 * signs in, once (ST-134).
 */
export function SaveCareerButton({ occCode, occTitle, look }: SaveCareerButtonProps) {
  const saved = savedCareers.useIsSaved(occCode);
  const { question, removeAsked } = useCareerRemoval();
  const Icon = saved ? IconBookmarkFilled : IconBookmark;
  const press = () => {
    if (saved) removeAsked({ occCode, occTitle });
    else void startCommand({ kind: 'save-career', payload: { occCode } }, `save:${occTitle}`);
  };
  return (
    <>
      <ToggleButton
        on={saved}
        look={look}
        icon={<Icon size={19} aria-hidden />}
        of={occTitle}
        onPress={press}
      >
        {saved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </ToggleButton>
      {question}
    </>
  );
}
