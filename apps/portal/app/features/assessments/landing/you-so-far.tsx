import { Trans, useLingui } from '@lingui/react/macro';
import type { Assessment, AssessmentStanding } from '@longleaf/contract/assessments';
import { Link } from 'react-router';
import { shortDayOf } from '../../../lib/day-of.ts';
import { strongest } from '../results/interest-profiler-results.tsx';
import { areaOf, YOU_LIKE } from '../results/interest-words.ts';
import { addressOfSurvey, SURVEY_GROUPS } from '../surveys.ts';
import styles from './landing.module.css';

const INTEREST_PROFILER = 1;

interface YouSoFarProps {
  assessments: readonly Assessment[];
  standings: readonly AssessmentStanding[];
}

/** What the finished surveys say of a person, under the question that each helps to answer; nothing before the first. */
export function YouSoFar({ assessments, standings }: YouSoFarProps) {
  const { i18n } = useLingui();
  const parts = SURVEY_GROUPS.flatMap(({ question, surveys }) => {
    const done = surveys.flatMap((survey) => {
      const finished = standings.find(({ assessmentId }) => assessmentId === survey.id)?.finished;
      const assessment = assessments.find(({ id }) => id === survey.id);
      return finished && assessment && finished.top.length > 0 ? [{ survey, finished, assessment }] : [];
    });
    return done.length > 0 ? [{ question, done }] : [];
  });
  if (parts.length === 0) return null;
  return (
    <section className={styles.soFar} aria-labelledby="you-so-far">
      <h2 id="you-so-far">
        <Trans>You so far</Trans>
      </h2>
      <div className={styles.parts}>
        {parts.map(({ question, done }) => (
          <div key={question.id} className={styles.part}>
            <p className="small soft">{i18n._(question)}</p>
            {done.map(({ survey, finished, assessment }) => {
              const day = shortDayOf(finished.dateCompleted);
              return (
                <div key={survey.id}>
                  <p className={styles.said}>
                    <Said assessmentId={survey.id} top={finished.top} />
                  </p>
                  <p className="small soft">
                    <Link to={`${addressOfSurvey(survey)}?step=3&sessionId=${finished.sessionId}`}>
                      {assessment.name}
                    </Link>
                    , {day}
                  </p>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}

type Top = NonNullable<AssessmentStanding['finished']>['top'];

function Said({ assessmentId, top }: { assessmentId: number; top: Top }) {
  const { i18n } = useLingui();
  const areas = strongest(top).flatMap(({ interestArea }) => areaOf(interestArea?.id) ?? []);
  if (assessmentId === INTEREST_PROFILER && areas.length > 0)
    return areas.map((area) => i18n._(YOU_LIKE[area])).join(' ');
  const names = top.map(({ category, interestArea }) => (category ?? interestArea)?.name ?? '').join(', ');
  return <Trans>Came first: {names}.</Trans>;
}
