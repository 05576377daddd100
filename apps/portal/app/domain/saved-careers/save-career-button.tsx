import { Trans } from '@lingui/react/macro';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { startCommand } from '../../shell/pending-commands/commands.ts';
import { useSession } from '../../shell/session/session.ts';
import { ConfirmLater } from '../../ui/confirm-later.tsx';
import { ToggleButton, type ToggleLook } from '../../ui/toggle-button.tsx';
import { savedCareers } from '../../data/saved-careers/saved-careers.ts';

interface SaveCareerButtonProps {
  /** O*NET-SOC code. */
  occCode: string;
  occTitle: string;
  look?: ToggleLook;
}

/** Saves a career or takes it off the list; both are asked first (MOD-017, ST-133). A visitor signs in, once (ST-134). */
export function SaveCareerButton({ occCode, occTitle, look }: SaveCareerButtonProps) {
  const saved = savedCareers.useIsSaved(occCode);
  const session = useSession();
  const [asking, setAsking] = useState<'save' | 'remove'>('save');
  const [opened, setOpened] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const Icon = saved ? IconBookmarkFilled : IconBookmark;
  const save = () => void startCommand({ kind: 'save-career', payload: { occCode } }, `save:${occTitle}`);
  const press = () => {
    if (session.status !== 'signed-in') return save();
    setAsking(saved ? 'remove' : 'save');
    setEverOpened(true);
    setOpened(true);
  };
  const confirm = () => {
    setOpened(false);
    if (asking === 'save') save();
    else void savedCareers.remove(occCode);
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
      {everOpened && (
        <ConfirmLater
          opened={opened}
          title={
            asking === 'save' ? (
              <Trans>Save {occTitle} to your careers?</Trans>
            ) : (
              <Trans>Remove {occTitle} from your saved careers?</Trans>
            )
          }
          danger={asking !== 'save'}
          confirmLabel={asking === 'save' ? <Trans>Save career</Trans> : <Trans>Remove career</Trans>}
          onCancel={() => setOpened(false)}
          onConfirm={confirm}
        >
          <p>
            {asking === 'save' ? (
              <Trans>You find your saved careers on the page Careers.</Trans>
            ) : (
              <Trans>You can save it again at any time.</Trans>
            )}
          </p>
        </ConfirmLater>
      )}
    </>
  );
}
