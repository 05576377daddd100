import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../kit/page/loaded.tsx';
import { LinkNeeded } from '../../kit/page/link-needed.tsx';
import { PageFrame, Sheet } from '../../kit/page/page-frame.tsx';
import { takeLinkToken } from '../../lib/link-token.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { InvitationAnswer } from './invitation-answer.tsx';
import { invitationQuery } from './queries.ts';

// Before anything else runs: the router, too, must never see it.
const taken = import.meta.env.SSR ? undefined : takeLinkToken(window, 'invitation');

export const handle: PageHandle = {
  facts: () => ({ title: msg`Somebody asks for your help`, unlisted: true }),
};

/** Where somebody whom a student asked for help says that it is done, or no (EXT-025). No account is needed. */
export default function InvitationPage() {
  const hydrated = useHydrated();
  // A link that is opened while this page stands (only what is behind the # changes) is another invitation.
  const [token] = useState(() =>
    import.meta.env.SSR ? undefined : (takeLinkToken(window, 'invitation') ?? taken),
  );
  return (
    <PageFrame title={<Trans>Somebody asks for your help</Trans>} width="reading">
      {!hydrated || token !== undefined ? <Invitation token={token ?? ''} /> : <NoLink />}
    </PageFrame>
  );
}

const waiting = <Skeleton height={320} />;

function Invitation({ token }: { token: string }) {
  const { t } = useLingui();
  const query = useQuery({ ...invitationQuery(token), enabled: token !== '' });
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) {
    return <NoLink words={query.error.status === 404 ? query.error.message : undefined} />;
  }
  return (
    <Loaded
      query={query}
      loading={t`Opening the link`}
      skeleton={waiting}
      failed={t`We could not open the link.`}
    >
      {(invitation) => <InvitationAnswer token={token} invitation={invitation} />}
    </Loaded>
  );
}

function NoLink({ words }: { words?: string | undefined }) {
  return (
    <Sheet>
      <LinkNeeded
        why={words ?? <Trans>This page needs the link from our email. Open the link again.</Trans>}
        help={
          words === undefined && (
            <Trans>No email from us, or the link is too old? Ask the student to send you a new one.</Trans>
          )
        }
      />
    </Sheet>
  );
}
