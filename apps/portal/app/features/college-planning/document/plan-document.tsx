import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { intentMessages } from '@longleaf/contract/intents-to-enroll';
import { nameOfReason } from '@longleaf/rules/intents-to-enroll/intent';
import type { ReactNode } from 'react';
import { PoolSince } from '../../../domain/pool-forms/pool-since.tsx';
import { PoolName } from '../../../domain/pool-forms/pool-name.tsx';
import { useToldList } from '../../../domain/recruiting/told-words.tsx';
import { ChangedMatches } from '../../../domain/saved-searches/changed-matches.tsx';
import { dayOf } from '../../../lib/day-of.ts';
import { shortDayOf } from '../../../lib/day-of.ts';
import { wholeDate } from '../../../lib/format.ts';
import { listOf } from '../../../lib/list-of.ts';
import { PlanFacts } from '../transition-plan/plan-facts.tsx';
import { CollegeInDocument } from './college-in-document.tsx';
import type { WholePlan } from './use-whole-plan.ts';
import styles from './document.module.css';

/** Every part of the plan to read; a part that holds nothing says so. */
export function PlanDocument({ plan: whole }: { plan: WholePlan }) {
  const { t, i18n } = useLingui();
  const told = useToldList();
  const {
    colleges,
    intents,
    plan,
    reported,
    statements,
    programs,
    careers,
    moreCareers,
    careersSince,
    searches,
    recruiters,
    tests,
    pools,
  } = whole;
  const files = [
    [t`Draft`, statements?.draftStatement],
    [t`Final`, statements?.finalStatement],
  ] as const;
  const notVerified = <span className="soft">({i18n._(intentMessages.notVerified)})</span>;
  return (
    <div className={styles.parts}>
      <Part title={<Trans>Where I plan to go</Trans>}>
        {intents.map(({ id, collegeName, collegeCity, organizationID, reasons, reasonNotes, savedDate }) => (
          <li key={id}>
            <h3>
              {collegeName} {organizationID === null && notVerified}
            </h3>
            <p className="small soft">
              {collegeCity !== '' && `${collegeCity} · `}
              <Trans>Chosen {shortDayOf(savedDate)}</Trans>
            </p>
            {reasons.length > 0 && <p>{listOf(reasons.map(({ reasonID }) => nameOfReason(reasonID)))}</p>}
            {reasonNotes !== '' && <q className={styles.note}>{reasonNotes}</q>}
          </li>
        ))}
      </Part>
      <Part title={<Trans>Transition plan</Trans>}>
        {plan && plan.id !== 0 && (
          <li>
            <PlanFacts plan={plan} none={<Trans>Not given</Trans>} />
          </li>
        )}
      </Part>
      <Part title={<Trans>Saved colleges</Trans>}>
        {colleges.map((one) => (
          <CollegeInDocument key={one.id} saved={one} />
        ))}
      </Part>
      <Part title={<Trans>Applications I sent elsewhere</Trans>}>
        {reported.map(({ id, collegeName, collegeCity, organizationId, submissionDate }) => (
          <li key={id}>
            <h3>
              {collegeName} {organizationId === null && notVerified}
            </h3>
            <p className="small soft">
              {collegeCity !== '' && `${collegeCity} · `}
              <Trans>Sent {wholeDate(submissionDate)}</Trans>
            </p>
          </li>
        ))}
      </Part>
      <Part title={<Trans>Personal statements</Trans>}>
        {files.map(
          ([kind, file]) =>
            file && (
              <li key={kind}>
                <h3>{kind}</h3>
                <p className="small soft">
                  <Trans>
                    {file.name}, saved on {dayOf(file.savedDate)}
                  </Trans>
                </p>
              </li>
            ),
        )}
      </Part>
      <Part title={<Trans>Test scores</Trans>}>
        {tests.map(({ key, name, date, whole: composite, sections }) => (
          <li key={key}>
            <h3>
              {name} {composite !== null && <span className="figures">{composite}</span>}
            </h3>
            <p className="small soft">
              {[wholeDate(date), ...sections.map(({ label, score }) => `${label} ${score}`)].join(' · ')}
            </p>
          </li>
        ))}
      </Part>
      <Part title={<Trans>Saved programs</Trans>}>
        {programs.map(({ id, title, since }) => (
          <li key={id}>
            {title} <Since>{since}</Since>
          </li>
        ))}
      </Part>
      <Part title={<Trans>Saved careers</Trans>}>
        {careers.map(({ occCode, occTitle }) => (
          <li key={occCode}>
            {occTitle} <Since>{careersSince.find((one) => one.occCode === occCode)?.text}</Since>
          </li>
        ))}
        {moreCareers > 0 && (
          <li className="soft">
            <Plural value={moreCareers} one="and # more" other="and # more" />
          </li>
        )}
      </Part>
      <Part title={<Trans>Saved searches</Trans>}>
        {searches.map((one) => (
          <li key={one.id}>
            {one.name} <ChangedMatches saved={one} />
          </li>
        ))}
      </Part>
      <Part title={<Trans>Who may write to me</Trans>}>
        {recruiters.map(({ applicationDefinitionId: id, name, since, told: parts }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p className="small soft">
              <Trans>Since {dayOf(since)}</Trans>
            </p>
            {parts !== null && (
              <p className="small">
                <Trans>Gets your {told(parts)}.</Trans>
              </p>
            )}
          </li>
        ))}
        {pools.map(({ pool, entryYear, sentAt }) => (
          <li key={`${pool} ${entryYear}`}>
            <h3>
              <PoolName pool={pool} />
            </h3>
            <PoolSince sentAt={sentAt} entryYear={entryYear} />
          </li>
        ))}
      </Part>
    </div>
  );
}

/** What has changed since something was saved, if anything has. */
function Since({ children }: { children: string | null | undefined }) {
  return children ? <p className="small soft">{children}</p> : null;
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const isEmpty = [children].flat(2).every((one) => !one);
  return (
    <section>
      <h2>{title}</h2>
      {isEmpty ? (
        <p className="soft">
          <Trans>None yet.</Trans>
        </p>
      ) : (
        <ul className={`plain-list ${styles.list}`}>{children}</ul>
      )}
    </section>
  );
}
