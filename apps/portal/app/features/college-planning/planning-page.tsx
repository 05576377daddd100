import { Trans, useLingui } from '@lingui/react/macro';
import { poolFormsQuery } from '../../data/pool-forms/pool-forms.ts';
import { recruiterDetailsQuery, recruitersQuery } from '../../data/recruiting/recruiting.ts';
import { savedCareersQuery } from '../../data/saved-careers/saved-careers-query.ts';
import { savedPageQuery } from '../../data/saved-colleges/queries.ts';
import { savedProgramsQuery } from '../../data/saved-programs/saved-programs-query.ts';
import { savedSearchesQuery } from '../../data/saved-searches/saved-searches.ts';
import { testScoresQuery } from '../../data/test-scores/queries.ts';
import { residencyOfTab } from '../../domain/residency/use-residency.ts';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { usePerson } from '../../shell/session/session.ts';
import { Skeletons } from '../../kit/page/skeletons.tsx';
import { plannedPlaceOf } from './planned-place.ts';
import { statementsQuery } from './personal-statements/statements-query.ts';
import { transitionPlanQuery } from './transition-plan/plan-query.ts';
import { intentsQuery } from './intent-to-enroll/intent-query.ts';
import { reportedQuery } from './self-reported-applications/reported-query.ts';
import { PlanningScreen } from './planning-screen.tsx';

// All sections ask at once: one round of requests.
export const clientLoader = memberQueries((queries, id, url) => {
  const place = plannedPlaceOf(url.searchParams);
  return [
    queries.prefetchQuery(savedPageQuery(id, place.page, residencyOfTab(), place)),
    queries.prefetchQuery(intentsQuery(id)),
    queries.prefetchQuery(reportedQuery(id)),
    queries.prefetchQuery(transitionPlanQuery(id)),
    queries.prefetchQuery(statementsQuery(id)),
    queries.prefetchQuery(testScoresQuery(id)),
    queries.prefetchQuery(savedProgramsQuery(id)),
    queries.prefetchQuery(savedCareersQuery(id)),
    queries.prefetchQuery(savedSearchesQuery(id)),
    queries.prefetchQuery(recruitersQuery(id)),
    queries.prefetchQuery(poolFormsQuery(id)),
    queries.prefetchQuery(recruiterDetailsQuery(id)),
  ];
});

/** The planning dashboard (UI-028): only for the person who is signed in. */
export default function PlanningPage() {
  const person = usePerson();
  return person ? <PlanningScreen personId={person.id} /> : <Waiting />;
}

// Without what can be pressed: this one is taken away for the page itself.
function Waiting() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Your college plan</Trans>}
      loading={t`Loading your plan`}
      skeleton={<Skeletons count={3} height={220} />}
    >
      {() => null}
    </MemberPage>
  );
}

export { Waiting as HydrateFallback };
