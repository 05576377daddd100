import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dueReminderOperations } from '@longleaf/contract/due-reminders';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../kit/form/use-act.ts';
import { Actions, PageFrame, Sheet } from '../../kit/page/page-frame.tsx';
import { LinkNeeded } from '../../kit/page/link-needed.tsx';
import { takeLinkToken } from '../../lib/link-token.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

const PAGE = 'stop-reminders';
// Before anything else runs: the router, too, must never see it.
const taken = import.meta.env.SSR ? undefined : takeLinkToken(window, PAGE);

export const handle: PageHandle = {
  facts: () => ({ title: msg`Stop reminders`, unlisted: true }),
};

const help = (
  <Trans>
    No link? Sign in and turn reminders off in <Link to="/apphub">your application hub</Link>.
  </Trans>
);

/** Where the link at the end of a reminder leads: one button stops them. No account is needed. */
export default function StopPage() {
  const hydrated = useHydrated();
  const [token] = useState(() => (import.meta.env.SSR ? undefined : (takeLinkToken(window, PAGE) ?? taken)));
  return (
    <PageFrame title={<Trans>Stop reminders</Trans>} width="reading">
      <Sheet>
        {!hydrated || token !== undefined ? (
          <Stop token={hydrated ? token : undefined} />
        ) : (
          <LinkNeeded
            why={<Trans>This page needs the link from our email. Open the link again.</Trans>}
            help={help}
          />
        )}
      </Sheet>
    </PageFrame>
  );
}

/** Nothing is stopped by opening the page: programs that look after mail open every link. */
function Stop({ token }: { token: string | undefined }) {
  const { t } = useLingui();
  const [ended, setEnded] = useState<'stopped' | { refused: string }>();
  const { busy, act } = useAct(dueReminderOperations.stopReminders, {
    onDone: () => setEnded('stopped'),
    onRefused: ({ status, message }) => {
      if (status === 404) setEnded({ refused: message });
      return status === 404;
    },
  });
  if (ended === 'stopped') {
    return (
      <Message kind="info">
        <p>
          <Trans>You will get no more emails about what is due.</Trans>
        </p>
        <p>
          <Trans>To get them again, sign in and turn reminders on in your application hub.</Trans>
        </p>
      </Message>
    );
  }
  if (ended !== undefined) {
    return <LinkNeeded why={ended.refused} help={help} />;
  }
  return (
    <>
      <p>
        <Trans>Do you want to stop the emails about what is due in your college applications?</Trans>
      </p>
      <Actions>
        <Button
          look="main"
          busy={busy}
          disabled={token === undefined}
          onClick={() => void act({ params: { token: token ?? '' } }, t`Reminders are stopped.`)}
        >
          <Trans>Stop the reminders</Trans>
        </Button>
      </Actions>
    </>
  );
}
