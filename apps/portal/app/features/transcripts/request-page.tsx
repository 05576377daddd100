import { Trans, useLingui } from '@lingui/react/macro';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { participatingQuery, startQuery, transcriptsQuery } from './queries.ts';
import { RequestScreen } from './request-screen.tsx';

export const clientLoader = memberQueries((queries, id) => [
  queries.prefetchQuery(startQuery(id)),
  queries.prefetchQuery(participatingQuery(id)),
  queries.prefetchQuery(transcriptsQuery(id)),
]);

const waiting = <Skeleton height={520} />;

/** Asking for transcripts, and where each one is (UI-011): only for the person who is signed in. */
function RequestTranscriptPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Send transcripts</Trans>}
      lead={<Trans>Ask your high school to send your grades. It takes about two minutes.</Trans>}
      loading={t`Loading your transcripts`}
      skeleton={waiting}
    >
      {({ id }) => <RequestScreen personId={id} waiting={waiting} />}
    </MemberPage>
  );
}
export default RequestTranscriptPage;
export { RequestTranscriptPage as HydrateFallback };
