import { Trans, useLingui } from '@lingui/react/macro';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { usePerson } from '../../shell/session/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlanScreen } from './plan-screen.tsx';
import { careerPlanQuery } from './queries.ts';

export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(careerPlanQuery(id))]);

const waiting = <Skeleton height={720} />;

/** The career development plan: only for the person who is signed in. */
export default function PlanPage() {
  const person = usePerson();
  return person ? <PlanScreen person={person} waiting={waiting} /> : <Waiting />;
}

// Without what can be typed in: this one is taken away for the page itself, and what was typed would go with it.
function Waiting() {
  const { t } = useLingui();
  return (
    <MemberPage title={<Trans>My plan</Trans>} loading={t`Loading your plan`} skeleton={waiting}>
      {() => null}
    </MemberPage>
  );
}

export { Waiting as HydrateFallback };
