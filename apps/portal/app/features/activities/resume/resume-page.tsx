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
export default function ResumePage() {
  const person = usePerson();
  return person ? <ResumeScreen person={person} waiting={waiting} /> : <Waiting />;
}

// Without what can be typed in: this one is taken away for the page itself, and what was typed would go with it.
function Waiting() {
  const { t } = useLingui();
  return (
    <MemberPage title={<Trans>Résumé</Trans>} loading={t`Loading your résumé`} skeleton={waiting}>
      {() => null}
    </MemberPage>
  );
}

export { Waiting as HydrateFallback };
