import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { redirectionMessages } from '@longleaf/contract/redirection-pool';
import { useQuery } from '@tanstack/react-query';
import { dayOf } from '../../lib/day-of.ts';
import { PoolNote } from '../../domain/pool-forms/pool-note.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { Actions, PageFrame, Sheet } from '../../kit/page/page-frame.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { useSession } from '../../shell/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ClosedPanel } from './closed-panel.tsx';
import { redirectionQuery, windowQuery } from './queries.ts';

export const handle: PageHandle = {
  facts: () => ({ title: msg`College redirection pool`, canonical: '/CRP' }),
};

/** What the college redirection pool is, and the way in while it is open (UI-039). */
export default function PoolPage() {
  return (
    <PageFrame
      title={<Trans>College redirection pool</Trans>}
      lead={
        <Trans>
          Colleges in North Carolina that still have room can find you here. The pool is open from April to
          September.
        </Trans>
      }
      note={<PoolNote />}
      width="reading"
    >
      <Sheet>
        <h2>
          <Trans>How it works</Trans>
        </h2>
        <ol>
          <li>
            <Trans>You fill in one form: your school, your grades and what you want to study.</Trans>
          </li>
          <li>
            <Trans>Colleges that still have room read it.</Trans>
          </li>
          <li>
            <Trans>Those that want you write to you. You decide.</Trans>
          </li>
        </ol>
        <WayIn />
      </Sheet>
    </PageFrame>
  );
}

const waiting = <Skeleton height={56} />;

/** To what was sent, for whoever is in the pool; else to the form while the pool is open; else when it opens. */
function WayIn() {
  const { t } = useLingui();
  const session = useSession();
  const personId = session.status === 'signed-in' ? session.person.id : null;
  const window = useQuery(windowQuery);
  const sent = useQuery({ ...redirectionQuery(personId ?? ''), enabled: personId !== null });
  const loading = t`Checking whether the pool is open`;
  if (session.status === 'unknown' || sent.isLoading) return <Loading label={loading}>{waiting}</Loading>;
  if (sent.data?.takenBackAt === null)
    return (
      <>
        <Message kind="info">
          <p>
            <Trans>You joined the pool on {dayOf(sent.data.sentAt)}.</Trans>
          </p>
        </Message>
        <Actions>
          <ButtonLink to="/CollegeRedirection">
            <Trans>See what you sent</Trans>
          </ButtonLink>
        </Actions>
      </>
    );
  return (
    <Loaded query={window} loading={loading} skeleton={waiting} failed={redirectionMessages.loadFailed}>
      {({ isOpen, opensOn, entryYear }) =>
        isOpen ? (
          <Actions>
            <ButtonLink to="/CollegeRedirection" look="main">
              <Trans>Join the pool for {entryYear}</Trans>
            </ButtonLink>
          </Actions>
        ) : (
          <ClosedPanel opensOn={opensOn} />
        )
      }
    </Loaded>
  );
}
