import { Trans, useLingui } from '@lingui/react/macro';
import { applicationsQuery } from '../../data/applications/applications.ts';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { usePerson } from '../../shell/session/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HubScreen } from './hub-screen.tsx';

export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(applicationsQuery(id))]);

const waiting = <Skeleton height={520} />;

/** The application hub (UI-010): only for the person who is signed in. */
function HubPage() {
  const { t } = useLingui();
  const person = usePerson();
  if (person) return <HubScreen personId={person.id} waiting={waiting} />;
  return (
    <MemberPage
      title={<Trans>Application hub</Trans>}
      loading={t`Loading your applications`}
      skeleton={waiting}
    >
      {() => null}
    </MemberPage>
  );
}
export default HubPage;
export { HubPage as HydrateFallback };
