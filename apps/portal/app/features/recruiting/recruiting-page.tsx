import { Trans, useLingui } from '@lingui/react/macro';
import { recruitingMessages } from '@longleaf/contract/recruiting';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { recruiterDetailsQuery } from '../../data/recruiting/recruiting.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { NoteFor } from '../../domain/accounts/words-for.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { recruiterSchoolsQuery } from './queries.ts';
import { questionOf } from './question.ts';
import styles from './recruiting.module.css';
import { SchoolList } from './school-list.tsx';
import { ToldSection } from './told-section.tsx';
import { TooYoung } from './too-young.tsx';

export const clientLoader = memberQueries((queries, id, url) => [
  queries.prefetchQuery(recruiterDetailsQuery(id)),
  queries.prefetchQuery(recruiterSchoolsQuery(id, questionOf(url.searchParams))),
]);

const waiting = <Skeleton height={520} />;

/** Colleges that may write to somebody, each asked one by one (UI-041): only for the person who is signed in. */
function RecruitingPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Get recruited</Trans>}
      lead={
        <Trans>Choose colleges that may write to you. No college learns about you before you ask it.</Trans>
      }
      note={
        <NoteFor
          parent={
            <Trans>
              This is for students. Your child asks in their own account: what you ask for here goes out in
              your name, and the colleges write to you.
            </Trans>
          }
          educator={
            <Trans>
              This is for students, each in their own account: what you ask for here goes out in your name,
              and the colleges write to you.
            </Trans>
          }
        />
      }
      loading={t`Loading the colleges`}
      skeleton={waiting}
    >
      {({ id }) => <RecruitingScreen personId={id} />}
    </MemberPage>
  );
}
export default RecruitingPage;
export { RecruitingPage as HydrateFallback };

/** What colleges are told, then the colleges; for somebody who may not ask, why. */
function RecruitingScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  const asked = questionOf(useSearchParams()[0]);
  return (
    <div className={styles.parts}>
      <Loaded
        query={useQuery(recruiterDetailsQuery(personId))}
        loading={t`Loading what colleges learn about you`}
        skeleton={<Skeleton height={260} />}
        failed={recruitingMessages.detailsFailed}
      >
        {(details) =>
          details.age === 'child' || details.age === 'unknown' ? (
            <TooYoung age={details.age} />
          ) : (
            <ToldSection details={details} />
          )
        }
      </Loaded>
      <SchoolList personId={personId} asked={asked} />
    </div>
  );
}
