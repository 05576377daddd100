import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import { testPrepMessages } from '@longleaf/contract/test-prep';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Facts } from '../../kit/page/facts.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Actions, Sheet } from '../../kit/page/page-frame.tsx';
import { testPrepFlag } from '../../shell/session/test-prep-flag.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Message } from '../../ui/message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type TestPrepProfile, testPrepQuery } from './queries.ts';
import { type ToolWindow, useToolWindow } from './use-tool-window.ts';

export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(testPrepQuery(id))]);

const waiting = <Skeleton height={260} />;

/** Test prep (UI-035): says what the partner learns, and opens its tool. */
function TestPrepPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Test prep</Trans>}
      lead={<Trans>Get ready for tests with our partner’s tool. It opens in its own window.</Trans>}
      width="reading"
      loading={t`Getting test prep ready`}
      skeleton={waiting}
    >
      {({ id }) => <TestPrepScreen personId={id} />}
    </MemberPage>
  );
}
export default TestPrepPage;
export { TestPrepPage as HydrateFallback };

function TestPrepScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  const query = useQuery(testPrepQuery(personId));
  if (query.error instanceof ApiError && query.error.status === 404) return <NotOffered />;
  return (
    <Loaded
      query={query}
      loading={t`Getting test prep ready`}
      skeleton={waiting}
      failed={testPrepMessages.loadFailed}
    >
      {(profile) => <Tool profile={profile} />}
    </Loaded>
  );
}

function NotOffered() {
  return (
    <EmptyState
      title={testPrepMessages.notOffered}
      actions={
        <ButtonLink to="/testScores">
          <Trans>See your test scores</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your school may know of a free course. Ask your counselor.</Trans>
    </EmptyState>
  );
}

function Tool({ profile }: { profile: TestPrepProfile }) {
  const { t } = useLingui();
  const { state, open } = useToolWindow();
  const openAfterSignIn = useEffectEvent(() => {
    if (testPrepFlag.take()) open(profile);
  });
  useEffect(() => openAfterSignIn(), []);
  const { host } = new URL(profile.address);
  return (
    <Sheet>
      <WindowNote state={state} />
      <h2>
        <Trans>What our partner learns about you</Trans>
      </h2>
      <Facts
        facts={[
          [t`First name`, profile.firstName],
          [t`Email`, profile.email || t`Nothing, since you have not confirmed it`],
          [t`Number`, t`One that we made for you, used only there`],
        ]}
      />
      <p>
        <Trans>
          It does not learn your scores, your school or anything else you keep here. The tool is at {host} and
          has rules of its own.
        </Trans>
      </p>
      <Actions>
        <Button
          look="main"
          onClick={() => open(profile)}
          iconAfter={<IconExternalLink size={18} aria-hidden />}
        >
          <Trans>
            Open test prep <span className="visually-hidden">in a new window</span>
          </Trans>
        </Button>
      </Actions>
    </Sheet>
  );
}

/** Said while the window of the tool is open, and when the browser kept it closed. */
function WindowNote({ state }: { state: ToolWindow }) {
  return (
    <div role="status">
      {state === 'open' && (
        <div className="apart">
          <Message kind="info">
            <p>
              <Trans>Test prep is open in another window. We do not sign you out meanwhile.</Trans>
            </p>
          </Message>
        </div>
      )}
      {state === 'kept-closed' && (
        <div className="apart">
          <Message kind="warning">
            <p>
              <Trans>Your browser blocked the window. Press “Open test prep” to open it.</Trans>
            </p>
          </Message>
        </div>
      )}
    </div>
  );
}
