import { Trans, useLingui } from '@lingui/react/macro';
import type { Assessment, AssessmentStanding } from '@longleaf/contract/assessments';
import { IconClock } from '@tabler/icons-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { SmallBar } from '../../../ui/charts/bars.tsx';
import { shortDayOf } from '../../../lib/day-of.ts';
import { addressOfSurvey, type Survey } from '../surveys.ts';
import { StatementsChosen } from '../statements-chosen.tsx';
import styles from './landing.module.css';

interface SurveyRowProps {
  survey: Survey;
  assessment: Assessment;
  standing: AssessmentStanding | undefined;
}

/** A survey: what it gives, how long it takes, how far one is, and one thing to do. */
export function SurveyRow({ survey, assessment, standing }: SurveyRowProps) {
  const { i18n } = useLingui();
  const { Icon } = survey;
  const { durationMin, durationMax, name } = assessment;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size={22} aria-hidden />
      </span>
      <span className={styles.what}>
        <h3>{name}</h3>
        <span className="small soft">{i18n._(survey.gives)}</span>
      </span>
      <span className={styles.time}>
        <IconClock size={18} aria-hidden />
        <Trans>
          {durationMin} to {durationMax} minutes
        </Trans>
      </span>
      <Standing standing={standing} />
      <Way survey={survey} name={name} standing={standing} />
    </li>
  );
}

function Standing({ standing }: { standing: AssessmentStanding | undefined }) {
  const { open, finished, questionCount = 0 } = standing ?? { open: null, finished: null };
  if (open && open.answered > 0)
    return (
      <span className={styles.standing}>
        {standing?.choosesStatements ? (
          <StatementsChosen chosen={open.answered} />
        ) : (
          <>
            <SmallBar share={open.answered / questionCount} />
            <Trans>
              {open.answered} of {questionCount} answered
            </Trans>
          </>
        )}
      </span>
    );
  if (finished) {
    const names = finished.top.map(({ interestArea, category }) => (interestArea ?? category)?.name ?? '');
    const day = shortDayOf(finished.dateCompleted);
    return (
      <span className={styles.standing}>
        {names.length > 0 && <strong>{names.join(', ')}</strong>}
        <Trans>Done {day}</Trans>
      </span>
    );
  }
  return (
    <span className={styles.standing}>
      <Trans>Not started</Trans>
    </span>
  );
}

function Way({
  survey,
  name,
  standing,
}: {
  survey: Survey;
  name: string;
  standing: AssessmentStanding | undefined;
}) {
  const address = addressOfSurvey(survey);
  const { open, finished } = standing ?? { open: null, finished: null };
  if (open && open.answered > 0)
    return (
      <ButtonLink to={`${address}?step=2&sessionId=${open.sessionId}`}>
        <Trans>Continue</Trans>
        <span className="visually-hidden">{name}</span>
      </ButtonLink>
    );
  if (finished)
    return (
      <ButtonLink to={`${address}?step=3&sessionId=${finished.sessionId}`}>
        <Trans>See results</Trans>
        <span className="visually-hidden">{name}</span>
      </ButtonLink>
    );
  return (
    <ButtonLink to={address}>
      <Trans>Start</Trans>
      <span className="visually-hidden">{name}</span>
    </ButtonLink>
  );
}
