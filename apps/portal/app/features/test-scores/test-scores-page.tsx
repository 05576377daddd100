import { Trans, useLingui } from '@lingui/react/macro';
import { testScoresQuery } from '../../data/test-scores/queries.ts';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { usePerson } from '../../shell/session/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { collegeRangesQuery } from './queries.ts';
import { TestScoresScreen } from './test-scores-screen.tsx';

export const clientLoader = memberQueries((queries, id) => [
  queries.prefetchQuery(testScoresQuery(id)),
  queries.prefetchQuery(collegeRangesQuery(id)),
]);

const waiting = <Skeleton height={480} />;

/** Test scores (UI-032): only for the person who is signed in. */
export default function TestScoresPage() {
  const person = usePerson();
  return person ? <TestScoresScreen personId={person.id} waiting={waiting} /> : <Waiting />;
}

// Without what can be pressed: this one is taken away for the page itself.
function Waiting() {
  const { t } = useLingui();
  return (
    <MemberPage title={<Trans>Test scores</Trans>} loading={t`Loading your test scores`} skeleton={waiting}>
      {() => null}
    </MemberPage>
  );
}

export { Waiting as HydrateFallback };
