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
export default function OtherApplicationsPage() {
  const person = usePerson();
  return person ? <OtherApplicationsScreen person={person} waiting={waiting} /> : <Waiting />;
}

// Without what can be typed in: this one is taken away for the page itself, and what was typed would go with it.
function Waiting() {
  const { t } = useLingui();
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

export { Waiting as HydrateFallback };
