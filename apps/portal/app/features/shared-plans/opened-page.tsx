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
import { OpenedPlanView } from './opened-plan-view.tsx';
import { openedPlanQuery } from './queries.ts';

// Before anything else runs: the router, too, must never see it.
const taken = import.meta.env.SSR ? undefined : takeLinkToken(window, 'shared-plan');

export const handle: PageHandle = {
  facts: () => ({ title: msg`A college plan`, unlisted: true }),
};

/** A student's plan for whoever has the link to it: as it is now, to read alone. No account is needed. */
export default function OpenedPlanPage() {
  const hydrated = useHydrated();
  // A link that is opened while this page stands (only what is behind the # changes) is another one.
  const [token] = useState(() =>
    import.meta.env.SSR ? undefined : (takeLinkToken(window, 'shared-plan') ?? taken),
  );
  return (
    <PageFrame title={<Trans>A college plan</Trans>} width="reading">
      {!hydrated || token !== undefined ? <Opened token={token ?? ''} /> : <NoLink />}
    </PageFrame>
  );
}

function Opened({ token }: { token: string }) {
  const { t } = useLingui();
  const query = useQuery({ ...openedPlanQuery(token), enabled: token !== '' });
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status))
    return <NoLink words={query.error.status === 404 ? query.error.message : undefined} />;
  return (
    <Loaded
      query={query}
      loading={t`Opening the link`}
      skeleton={<Skeleton height={420} />}
      failed={t`We could not open the link.`}
    >
      {(plan) => <OpenedPlanView plan={plan} />}
    </Loaded>
  );
}

function NoLink({ words }: { words?: string | undefined }) {
  return (
    <Sheet>
      <LinkNeeded
        why={words ?? <Trans>This page needs the whole link. Open it again as it was sent to you.</Trans>}
        help={words === undefined && <Trans>Does it still not open? Ask the student for a new link.</Trans>}
      />
    </Sheet>
  );
}
