import { Trans } from '@lingui/react/macro';
import { IconMailCheck, IconMailPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { NamedCollege } from '../../data/colleges/college-card.ts';
import { stopRecruiting, useIsRecruited } from '../../data/recruiting/recruiting.ts';
import { startRecruiting } from '../../data/recruiting/start-recruiting.ts';
import { ConfirmLater } from '../../ui/confirm-later.tsx';
import { ToggleButton, type ToggleLook } from '../../ui/toggle-button.tsx';
import { later } from '../../ui/later.ts';

// Fetched when the first question is asked, not with every page that might ask one.
const AskDialog = later(() => import('./ask-dialog.tsx'));

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
  const [asking, setAsking] = useState<'start' | 'stop' | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<'start' | 'stop'>>(new Set());
  const Icon = recruited ? IconMailCheck : IconMailPlus;
  const press = () => {
    const which = recruited ? 'stop' : 'start';
    setOpened((before) => new Set(before).add(which));
    setAsking(which);
  };
  const cancel = () => setAsking(null);
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
      {opened.has('start') && (
        <Suspense fallback={null}>
          <AskDialog
            opened={asking === 'start'}
            college={college.shortName}
            onCancel={cancel}
            onAsk={(told) => {
              startRecruiting(college, told);
              cancel();
            }}
          />
        </Suspense>
      )}
      {opened.has('stop') && (
        <ConfirmLater
          opened={asking === 'stop'}
          title={<Trans>Stop being recruited by {college.shortName}?</Trans>}
          confirmLabel={<Trans>Stop</Trans>}
          onCancel={cancel}
          onConfirm={() => {
            void stopRecruiting(college.id);
            cancel();
          }}
        >
          <p>
            <Trans>We ask it to stop writing to you. It keeps what it already has, by its own rules.</Trans>
          </p>
        </ConfirmLater>
      )}
    </>
  );
}
