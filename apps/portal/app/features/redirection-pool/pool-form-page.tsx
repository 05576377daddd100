import { Trans, useLingui } from '@lingui/react/macro';
import { profileMessages } from '@longleaf/contract/profile';
import { redirectionMessages } from '@longleaf/contract/redirection-pool';
import { useQuery } from '@tanstack/react-query';
import { stateCollegesQuery } from '../../data/colleges/school-lists.ts';
import { profileQuery } from '../../data/profile/profile-query.ts';
import { bestScores } from '../../data/test-scores/best.ts';
import { recruiterDetailsQuery } from '../../data/recruiting/recruiting.ts';
import { testScoresQuery } from '../../data/test-scores/queries.ts';
import { TakenBack } from '../../domain/pool-forms/taken-back.tsx';
import { PoolNote } from '../../domain/pool-forms/pool-note.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Actions, Sheet } from '../../kit/page/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ClosedPanel } from './closed-panel.tsx';
import { PoolForm } from './pool-form.tsx';
import { beginsWith, typedBefore } from './pool-values.ts';
import { redirectionQuery, windowQuery } from './queries.ts';
import { SentForm } from './sent-form.tsx';

export const clientLoader = memberQueries((queries, id) => [
  queries.prefetchQuery(windowQuery),
  queries.prefetchQuery(redirectionQuery(id)),
  queries.prefetchQuery(profileQuery(id)),
  queries.prefetchQuery(testScoresQuery(id)),
  queries.prefetchQuery(recruiterDetailsQuery(id)),
  queries.prefetchQuery(stateCollegesQuery),
]);

const waiting = <Skeleton height={640} />;

/** The form of the college redirection pool (UI-040). */
function PoolFormPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>College redirection form</Trans>}
      note={<PoolNote />}
      width="form"
      loading={t`Loading the form`}
      skeleton={waiting}
    >
      {({ id }) => <PoolFormScreen personId={id} />}
    </MemberPage>
  );
}
export default PoolFormPage;
export { PoolFormPage as HydrateFallback };

/** What was sent; else the form while the pool is open; else when it opens. */
function PoolFormScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  const window = useQuery(windowQuery);
  const sent = useQuery(redirectionQuery(personId));
  const profile = useQuery(profileQuery(personId));
  // Filled in as a help: without them the form is there all the same.
  const scores = useQuery(testScoresQuery(personId));
  const details = useQuery(recruiterDetailsQuery(personId));
  const shared = { loading: t`Loading the form`, skeleton: waiting };
  return (
    <Loaded query={sent} {...shared} failed={redirectionMessages.loadFailed}>
      {(prospect) =>
        prospect?.takenBackAt === null ? (
          <SentForm prospect={prospect} />
        ) : (
          <Loaded query={window} {...shared} failed={redirectionMessages.loadFailed}>
            {({ isOpen, opensOn, entryYear }) =>
              isOpen ? (
                <Loaded query={profile} {...shared} failed={profileMessages.loadFailed}>
                  {(person) =>
                    scores.isPending || details.isPending ? (
                      <Loading label={shared.loading}>{waiting}</Loading>
                    ) : (
                      <>
                        <TakenBack at={prospect?.takenBackAt ?? null} />
                        <PoolForm
                          personId={personId}
                          profile={person}
                          entryYear={entryYear}
                          begins={
                            prospect
                              ? typedBefore(prospect.additionalData)
                              : beginsWith({
                                  graduationYear: person.graduationYear,
                                  scores: scores.data ? bestScores(scores.data) : null,
                                  told: details.data?.additionalData ?? null,
                                })
                          }
                        />
                      </>
                    )
                  }
                </Loaded>
              ) : (
                <Sheet>
                  <TakenBack at={prospect?.takenBackAt ?? null} />
                  <ClosedPanel opensOn={opensOn} />
                  <Actions>
                    <ButtonLink to="/CRP">
                      <Trans>About the pool</Trans>
                    </ButtonLink>
                  </Actions>
                </Sheet>
              )
            }
          </Loaded>
        )
      }
    </Loaded>
  );
}
