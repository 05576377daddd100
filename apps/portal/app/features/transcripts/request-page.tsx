import { Trans, useLingui } from '@lingui/react/macro';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { NoteFor, WordsFor } from '../../domain/accounts/words-for.tsx';
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
      lead={
        <WordsFor
          helper={<Trans>Here students ask their high school to send their grades to colleges.</Trans>}
          finished={<Trans>Ask the high school where you finished to send your grades to colleges.</Trans>}
        >
          <Trans>Ask your high school to send your grades. It takes about two minutes.</Trans>
        </WordsFor>
      }
      note={
        <NoteFor
          parent={
            <Trans>
              Your child asks in their own account: the school finds the record by their student number and
              date of birth. You can help by looking up whether the school takes part.
            </Trans>
          }
          educator={
            <Trans>
              Each student asks in their own account: the school finds the record by their student number and
              date of birth. You can help by looking up whether the school takes part.
            </Trans>
          }
          finished={
            <Trans>
              Did you finish another way, or have you been to a college? You cannot ask for that record here:
              ask for it where you studied.
            </Trans>
          }
        />
      }
      loading={t`Loading your transcripts`}
      skeleton={waiting}
    >
      {({ id }) => <RequestScreen personId={id} waiting={waiting} />}
    </MemberPage>
  );
}
export default RequestTranscriptPage;
export { RequestTranscriptPage as HydrateFallback };
