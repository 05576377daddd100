import { Trans, useLingui } from '@lingui/react/macro';
import { intentMessages } from '@longleaf/contract/intents-to-enroll';
import type { OpenedPlan } from '@longleaf/contract/shared-plans';
import { trackedActions } from '@longleaf/rules/saved-colleges/tracked-actions';
import { nameOfPath } from '@longleaf/rules/transition-plans/plan';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { profileAddress } from '../../data/colleges/college-card.ts';
import { Facts } from '../../kit/page/facts.tsx';
import { dayOf } from '../../lib/day-of.ts';
import { longDay } from '../../lib/format.ts';
import { listOf } from '../../lib/list-of.ts';
import styles from './shared-plans.module.css';

/** What a student shows of their plan, part by part; a part that is not shared is not named. */
export function OpenedPlanView({ plan }: { plan: OpenedPlan }) {
  const { t, i18n } = useLingui();
  const { student, name, endsDate, colleges, goals, due, programs, careers } = plan;
  const withDoubt = (college: string) =>
    goals?.notVerified.includes(college) ? `${college} (${i18n._(intentMessages.notVerified)})` : college;
  return (
    <div className={styles.parts}>
      <p className="lead">
        {student === '' ? (
          <Trans>A student is sharing this plan with you. The link is named “{name}”.</Trans>
        ) : (
          <Trans>
            {student} is sharing this plan with you. The link is named “{name}”.
          </Trans>
        )}{' '}
        <Trans>It works until {dayOf(endsDate)}, and shows the plan as it is now.</Trans>
      </p>
      {goals && (
        <Part title={<Trans>Goals</Trans>}>
          <Facts
            facts={[
              [t`Path after school`, goals.path && i18n._(nameOfPath(goals.path))],
              [t`Career goal`, goals.careerGoal],
              [t`Plans to go to`, listOf(goals.plansToGo.map(withDoubt))],
            ]}
          />
        </Part>
      )}
      {colleges && (
        <Part title={<Trans>Saved colleges</Trans>} empty={colleges.length === 0}>
          <ul className={`plain-list ${styles.list}`}>
            {colleges.map((college) => (
              <li key={college.name} className={styles.college}>
                <h3 className={styles.name}>
                  {college.urlName === null ? (
                    college.name || <Trans>A college that is no longer listed</Trans>
                  ) : (
                    <Link to={profileAddress({ urlName: college.urlName })}>{college.name}</Link>
                  )}
                </h3>
                <p className="small soft">{[college.city, college.state].filter(Boolean).join(', ')}</p>
                {college.done.length > 0 && (
                  <p className="small">
                    {listOf(
                      trackedActions
                        .filter(({ id }) => college.done.includes(id))
                        .map((action) => i18n._(action.name)),
                    )}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {due && (
        <Part title={<Trans>What is due</Trans>} empty={due.length === 0}>
          <ul className={`plain-list ${styles.list}`}>
            {due.map(({ on, college, title }, index) => (
              // The list never changes its order.
              <li key={index} className={styles.college}>
                <strong>{longDay(on)}</strong>: {title === null ? <Trans>Application</Trans> : i18n._(title)},{' '}
                {college}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {programs && (
        <Part title={<Trans>Saved programs</Trans>} empty={programs.length === 0}>
          <Titles all={programs} />
        </Part>
      )}
      {careers && (
        <Part title={<Trans>Saved careers</Trans>} empty={careers.length === 0}>
          <Titles all={careers} />
        </Part>
      )}
    </div>
  );
}

function Part({
  title,
  empty = false,
  children,
}: {
  title: ReactNode;
  empty?: boolean;
  children: ReactNode;
}) {
  return (
    <section>
      <h2>{title}</h2>
      {empty ? (
        <p className="soft">
          <Trans>Nothing yet.</Trans>
        </p>
      ) : (
        children
      )}
    </section>
  );
}

function Titles({ all }: { all: readonly { code: string; title: string }[] }) {
  return (
    <ul>
      {all.map(({ code, title }) => (
        <li key={code}>{title}</li>
      ))}
    </ul>
  );
}
