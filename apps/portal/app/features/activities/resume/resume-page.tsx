import { Trans, useLingui } from '@lingui/react/macro';
import { profileQuery } from '../../../data/profile/profile-query.ts';
import { MemberPage } from '../../../kit/page/member-page.tsx';
import { memberQueries } from '../../../kit/page/member-queries.ts';
import { usePerson } from '../../../shell/session/session.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { activitiesQuery } from '../activities-query.ts';
import { ResumeScreen } from './resume-screen.tsx';

export const clientLoader = memberQueries((queries, id) => [
  queries.prefetchQuery(activitiesQuery(id)),
  queries.prefetchQuery(profileQuery(id)),
]);

const waiting = <Skeleton height={640} />;

/** A résumé out of activities and interests: only for the person who is signed in. */
function ResumePage() {
  const { t } = useLingui();
  const person = usePerson();
  if (person) return <ResumeScreen person={person} waiting={waiting} />;
  return (
    <MemberPage title={<Trans>Résumé</Trans>} loading={t`Loading your résumé`} skeleton={waiting}>
      {() => null}
    </MemberPage>
  );
}

export default ResumePage;
export { ResumePage as HydrateFallback };
