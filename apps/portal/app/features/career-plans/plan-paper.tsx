import { Trans, useLingui } from '@lingui/react/macro';
import type { CareerPlanAnswer, WholeCareerPlanVersion } from '@longleaf/contract/career-plans';
import { resultLine } from '@longleaf/rules/career-plans/lines';
import { CAREER_PLAN_PARTS, type CareerPlanPart, nameOfCluster } from '@longleaf/rules/career-plans/plan';
import { nameOfPath } from '@longleaf/rules/transition-plans/plan';
import type { ReactNode } from 'react';
import { WordsFor } from '../../domain/accounts/words-for.tsx';
import { wholeDate } from '../../lib/format.ts';
import { listOf } from '../../lib/list-of.ts';
import type { PaperPart } from './paper-parts.ts';
import { PartTitle } from './part-title.tsx';
import { VersionWords } from './plan-words.tsx';
import styles from './plan.module.css';

interface PlanPaperProps {
  plan: WholeCareerPlanVersion;
  answer: Pick<CareerPlanAnswer, 'student' | 'versions'>;
  parts: readonly PaperPart[];
}

/** So many versions stand on the paper. */
const VERSIONS_ON_PAPER = 6;

/** The plan as it comes out on paper, to be read and signed. */
export function PlanPaper({ plan, answer, parts }: PlanPaperProps) {
  const { t } = useLingui();
  const { student, versions } = answer;
  return (
    <article className={`card ${styles.paper}`} aria-label={t`Your career development plan`}>
      <header className={styles.head}>
        <p className={styles.kind}>
          <Trans>Career development plan</Trans>
        </p>
        <p className={styles.name}>
          {student.name === '' ? <Trans>Name: ____________________</Trans> : student.name}
        </p>
        <p className={styles.soft}>
          <Student student={student} grade={plan.grade} />
        </p>
        <p className={styles.soft}>
          <VersionWords version={plan} />
        </p>
      </header>
      <PlanParts plan={plan} parts={parts} />
      {parts.includes('versions') && (
        <section className={styles.part}>
          <h2>
            <Trans>When it was revised</Trans>
          </h2>
          <ul className="plain-list">
            {versions.slice(0, VERSIONS_ON_PAPER).map((one) => (
              <li key={one.version}>
                <VersionWords version={one} />{' '}
                <span className={styles.soft}>
                  {one.isComplete ? <Trans>(complete)</Trans> : <Trans>(not complete)</Trans>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {parts.includes('signatures') && (
        <div className={styles.signatures}>
          <WordsFor
            finished={
              <p>
                <Trans>Signature, date</Trans>
              </p>
            }
          >
            <p>
              <Trans>Student, date</Trans>
            </p>
            <p>
              <Trans>Parent or guardian, date</Trans>
            </p>
            <p>
              <Trans>School counselor, date</Trans>
            </p>
          </WordsFor>
        </div>
      )}
    </article>
  );
}

function Student({ student, grade }: { student: CareerPlanAnswer['student']; grade: number | null }) {
  const { t } = useLingui();
  const { graduationYear, school } = student;
  return [
    grade !== null && t`Grade ${grade}`,
    graduationYear !== null && t`Class of ${graduationYear}`,
    school,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The parts themselves, each with what it says; one that says nothing says that. */
export function PlanParts({
  plan: { content },
  parts,
}: Pick<PlanPaperProps, 'plan'> & { parts: readonly PaperPart[] }) {
  const { i18n } = useLingui();
  const results = content.results.length > 0 && (
    <dl className={styles.results}>
      {content.results.map((result) => (
        <div key={result.key}>
          <dt>{result.name}</dt>
          <dd>
            {resultLine(result, (text) => i18n._(text))}{' '}
            <span className={styles.soft}>({wholeDate(result.on)})</span>
          </dd>
        </div>
      ))}
    </dl>
  );
  const facts = (rows: readonly (readonly [ReactNode, string])[]) => {
    const there = rows.filter(([, value]) => value !== '');
    return (
      there.length > 0 && (
        <dl className={styles.facts}>
          {there.map(([name, value], index) => (
            <div key={index}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    );
  };
  const said: Record<CareerPlanPart, ReactNode> = {
    'who-i-am': [results, note(content.aboutMe)],
    heading: [
      facts([
        [
          <Trans key="cluster">My career cluster</Trans>,
          content.cluster === '' ? '' : nameOfCluster(content.cluster),
        ],
        [
          <Trans key="careers">Careers I am looking at</Trans>,
          listOf(content.careers.map(({ title }) => title)),
        ],
      ]),
      note(content.careerNotes),
    ],
    courses: note(content.courses),
    'after-school': [
      facts([[<Trans key="path">My path</Trans>, content.path === '' ? '' : nameOfPath(content.path)]]),
      note(content.afterSchool),
    ],
    helpers: note(content.helpers),
    'next-step': note(content.nextStep),
  };
  return CAREER_PLAN_PARTS.filter(({ part }) => parts.includes(part)).map(({ part }) => (
    <section key={part} className={styles.part}>
      <h2>
        <PartTitle part={part} />
      </h2>
      <Said>{said[part]}</Said>
    </section>
  ));
}

function note(text: string): ReactNode {
  return text !== '' && <p className={styles.note}>{text}</p>;
}

function Said({ children }: { children: ReactNode }) {
  const all = [children].flat();
  if (all.every((one) => !one))
    return (
      <p className={styles.soft}>
        <Trans>Not filled in yet.</Trans>
      </p>
    );
  return all.map((one, index) => <div key={index}>{one}</div>);
}
