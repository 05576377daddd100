import { Trans, useLingui } from '@lingui/react/macro';
import { MemberPage } from '../../../kit/page/member-page.tsx';
import { memberQueries } from '../../../kit/page/member-queries.ts';
import { usePerson } from '../../../shell/session/session.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { activitiesQuery, shortTextsQuery } from '../activities-query.ts';
import { OtherApplicationsScreen } from './other-applications-screen.tsx';

export const clientLoader = memberQueries((queries, id) => [
  queries.prefetchQuery(activitiesQuery(id)),
  queries.prefetchQuery(shortTextsQuery(id)),
]);

const waiting = <Skeleton height={520} />;

/** Activities in the form that other applications ask for: only for the person who is signed in. */
function OtherApplicationsPage() {
  const { t } = useLingui();
  const person = usePerson();
  if (person) return <OtherApplicationsScreen person={person} waiting={waiting} />;
  return (
    <MemberPage
      title={<Trans>Activities for other applications</Trans>}
      loading={t`Loading your activities`}
      skeleton={waiting}
    >
      {() => null}
    </MemberPage>
  );
}

export default OtherApplicationsPage;
export { OtherApplicationsPage as HydrateFallback };
