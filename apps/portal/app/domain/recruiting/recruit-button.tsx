import { Trans } from '@lingui/react/macro';
import { IconMailCheck, IconMailPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../shell/session/session.ts';
import type { NamedCollege } from '../../data/colleges/college-card.ts';
import { ConfirmLater } from '../../ui/confirm-later.tsx';
import { stopRecruiting, useIsRecruited } from '../../data/recruiting/recruiting.ts';
import { startRecruiting } from '../../data/recruiting/start-recruiting.ts';
import { ToggleButton, type ToggleLook } from '../../ui/toggle-button.tsx';

interface RecruitButtonProps {
  college: NamedCollege;
  look?: ToggleLook;
}

/**
 * Asks a college to recruit the student, or takes that back; both are asked first (MOD-016, GAP-020), so that nothing
 * leaves before somebody knows who will see what, also when they sign in on the way.
 */
export function RecruitButton({ college, look }: RecruitButtonProps) {
  const recruited = useIsRecruited(college.id);
  const session = useSession();
  const [asking, setAsking] = useState<'start' | 'stop' | null>(null);
  const [opened, setOpened] = useState(false);
  const Icon = recruited ? IconMailCheck : IconMailPlus;
  const press = () => {
    setOpened(true);
    setAsking(recruited ? 'stop' : 'start');
  };
  const confirm = () => {
    if (asking === 'start') startRecruiting(college);
    else void stopRecruiting(college.id);
    setAsking(null);
  };
  return (
    <>
      <ToggleButton
        on={recruited}
        look={look}
        icon={<Icon size={19} aria-hidden />}
        of={college.shortName}
        onPress={press}
      >
        {recruited ? <Trans>Recruiting on</Trans> : <Trans>Get recruited</Trans>}
      </ToggleButton>
      {opened && (
        <ConfirmLater
          opened={asking !== null}
          title={
            recruited ? (
              <Trans>Stop being recruited by {college.shortName}?</Trans>
            ) : (
              <Trans>Get recruited by {college.shortName}?</Trans>
            )
          }
          confirmLabel={recruited ? <Trans>Stop</Trans> : <Trans>Get recruited</Trans>}
          onCancel={() => setAsking(null)}
          onConfirm={confirm}
        >
          <p>
            {recruited ? (
              <Trans>The college will no longer see that you asked.</Trans>
            ) : (
              <Trans>The college sees your name and how to reach you, and may write to you.</Trans>
            )}
            {session.status !== 'signed-in' && (
              <>
                {' '}
                <Trans>You sign in first; it is sent once you have.</Trans>
              </>
            )}
          </p>
        </ConfirmLater>
      )}
    </>
  );
}
