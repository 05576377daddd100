import { Trans, useLingui } from '@lingui/react/macro';
import { nextStepMessages } from '@longleaf/contract/next-steps';
import { profileMessages, type UserProfile } from '@longleaf/contract/profile';
import { holdsRole, ROLES } from '@longleaf/rules/accounts/roles';
import { formAccess } from '@longleaf/rules/next-steps/form';
import { isEducator, needsForm } from '@longleaf/rules/next-steps/gating';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { progressQuery } from '../../data/next-steps/queries.ts';
import { profileQuery } from '../../data/profile/profile-query.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { NoteFor } from '../../domain/accounts/words-for.tsx';
import { monthAndDay } from '../../lib/format.ts';
import { useToday } from '../../lib/today.ts';
import { Message } from '../../ui/message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FormButton, FormPanel } from './form-panel.tsx';
import { Learned } from './learned.tsx';
import styles from './next-steps.module.css';
import { PathwayCard } from './pathway-card.tsx';
import { formCompleteQuery } from './queries.ts';

export const clientLoader = memberQueries((queries, id) => [
  queries.prefetchQuery(progressQuery(id)),
  queries.prefetchQuery(formCompleteQuery(id)),
  queries.prefetchQuery(profileQuery(id)),
]);

const waiting = <Skeleton height={480} />;

/** Next Steps (UI-068): who one is here, the form, and three pathways (ST-214). */
function NextStepsPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Next steps</Trans>}
      lead={<Trans>Three ways forward: college, work or service. Follow one, or try all three.</Trans>}
      note={
        <NoteFor
          parent={
            <Trans>
              Your child does these in their own account, and you do not see their answers here. Read{' '}
              <Link to="/next-step/students-and-parents">all steps</Link> together, or fill in the form and
              try them yourself.
            </Trans>
          }
        />
      }
      loading={t`Loading Next steps`}
      skeleton={waiting}
    >
      {({ id }) => <Landing personId={id} />}
    </MemberPage>
  );
}
export default NextStepsPage;
export { NextStepsPage as HydrateFallback };

function Landing({ personId }: { personId: string }) {
  const { t } = useLingui();
  const form = useQuery(formCompleteQuery(personId));
  const profile = useQuery(profileQuery(personId));
  const loading = t`Loading Next steps`;
  return (
    <Loaded
      query={profile}
      loading={loading}
      skeleton={waiting}
      failed={profileMessages.loadFailedOnNextSteps}
    >
      {(who) => (
        <Loaded query={form} loading={loading} skeleton={waiting} failed={nextStepMessages.formFailed}>
          {(isComplete) => <Ways personId={personId} profile={who} isComplete={isComplete} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface WaysProps {
  personId: string;
  profile: UserProfile;
  isComplete: boolean;
}

function Ways({ personId, profile, isComplete }: WaysProps) {
  const { t } = useLingui();
  const today = useToday();
  const access = formAccess(profile, today);
  const isLocked = needsForm(profile.role, isComplete);
  const isForOthers = isLocked && !access.opens && access.because === 'role';
  const progress = useQuery(progressQuery(personId));
  const { data, refetch } = progress;
  // The form was finished while the page was open: the day stands in the progress.
  const isBehind = isComplete && data?.formCompletedOn === null;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  return (
    <Loaded
      query={progress}
      loading={t`Loading Next steps`}
      skeleton={waiting}
      failed={nextStepMessages.progressFailed}
    >
      {({ formCompletedOn, pathways }) => {
        const latest = pathways
          .flatMap(({ pathwayId, steps }) => steps.map(({ dateSaved }) => ({ pathwayId, dateSaved })))
          .toSorted((a, b) => b.dateSaved.localeCompare(a.dateSaved))[0];
        return (
          <div className={styles.parts}>
            <WhoStrip
              profile={profile}
              isComplete={isComplete}
              isForOthers={isForOthers}
              completedOn={formCompletedOn}
            />
            {isEducator(profile.role) && (
              <Message kind="info">
                <div className={styles.educators}>
                  <p>
                    <Trans>Educators see every step open and have no form to fill in.</Trans>
                  </p>
                  {!isComplete && (
                    <>
                      <p>
                        <Trans>You can open it to see what students and parents are asked.</Trans>
                      </p>
                      <FormButton personId={personId} access={access} look="second" />
                    </>
                  )}
                </div>
              </Message>
            )}
            {isLocked && <FormPanel personId={personId} access={access} />}
            <div className={styles.pathways}>
              {pathways.map((progress) => (
                <PathwayCard
                  key={progress.pathwayId}
                  progress={progress}
                  isLocked={isLocked}
                  isForOthers={isForOthers}
                  isLatest={progress.pathwayId === latest?.pathwayId}
                />
              ))}
            </div>
            <Learned pathways={pathways} />
            <MoreLinks isLocked={isLocked} />
          </div>
        );
      }}
    </Loaded>
  );
}

interface WhoStripProps {
  profile: UserProfile;
  isComplete: boolean;
  /** The form is not for what this person is. */
  isForOthers: boolean;
  completedOn: string | null;
}

/** Roles and the state of the form, in one quiet strip. */
function WhoStrip({
  profile: { role, graduationYear },
  isComplete,
  isForOthers,
  completedOn,
}: WhoStripProps) {
  const roles = ROLES.filter(({ flag }) => holdsRole(role, flag)).map(({ label }) => label);
  return (
    <div className={`sunk ${styles.strip}`}>
      <dl>
        <div>
          <dt>
            <Trans>Your role here</Trans>
          </dt>
          <dd>
            {roles.length === 0 ? <Trans>Not said yet</Trans> : roles.join(', ')}
            {graduationYear !== null && (
              <>
                {', '}
                <Trans>class of {graduationYear}</Trans>
              </>
            )}
          </dd>
        </div>
        {!isEducator(role) && !isForOthers && (
          <div>
            <dt>
              <Trans>Your Next Steps form</Trans>
            </dt>
            <dd>
              {!isComplete && <Trans>Not done yet</Trans>}
              {isComplete && (
                <>
                  <IconCircleCheckFilled size={18} aria-hidden />{' '}
                  {completedOn === null ? (
                    <Trans>Finished</Trans>
                  ) : (
                    <Trans>Finished {monthAndDay(new Date(completedOn))}</Trans>
                  )}
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      <Link to="/profile">
        <Trans>Change my role</Trans>
      </Link>
    </div>
  );
}

function MoreLinks({ isLocked }: { isLocked: boolean }) {
  return (
    <nav aria-labelledby="more-next-steps" className={styles.part} data-print="no">
      <h2 id="more-next-steps">
        <Trans>More for you</Trans>
      </h2>
      <ul className={styles.more}>
        {!isLocked && (
          <li>
            <Link to="/next-step/courses">
              <Trans>Courses for you</Trans>
            </Link>
          </li>
        )}
        <li>
          <Link to="/next-step/students-and-parents">
            <Trans>All steps, for students and parents</Trans>
          </Link>
        </li>
        <li>
          <Link to="/next-step/educators">
            <Trans>Using the steps in class, for educators</Trans>
          </Link>
        </li>
        <li>
          <Link to="/toDo">
            <Trans>What to do now</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
