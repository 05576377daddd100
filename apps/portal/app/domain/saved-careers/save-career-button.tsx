import { Trans } from '@lingui/react/macro';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { savedCareers } from '../../data/saved-careers/saved-careers.ts';
import { startCommand } from '../../shell/pending-commands/commands.ts';
import { ToggleButton, type ToggleLook } from '../../ui/toggle-button.tsx';
import { RemoveCareerQuestion } from './remove-career-question.tsx';

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
  const [asking, setAsking] = useState(false);
  const [everAsked, setEverAsked] = useState(false);
  const Icon = saved ? IconBookmarkFilled : IconBookmark;
  const press = () => {
    if (!saved) return void startCommand({ kind: 'save-career', payload: { occCode } }, `save:${occTitle}`);
    setEverAsked(true);
    setAsking(true);
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
      {everAsked && (
        <RemoveCareerQuestion
          occCode={occCode}
          occTitle={occTitle}
          opened={asking}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
