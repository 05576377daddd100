import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Assessment, AssessmentStanding } from '@longleaf/contract/assessments';
import { ContinuePanel } from '../../../kit/page/panels.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { NeedleMeter } from '../../../ui/charts/needle-meter.tsx';
import { GrassStage } from '../../../ui/drawings/ages.tsx';
import { addressOfSurvey, SURVEY_GROUPS } from '../surveys.ts';
import { StatementsChosen } from '../statements-chosen.tsx';
import styles from './landing.module.css';

const NEEDLES = 20;

interface ContinueSurveyProps {
  assessments: readonly Assessment[];
  standings: readonly AssessmentStanding[];
}

/** The session that was answered last and is not finished; nothing where there is none. */
export function ContinueSurvey({ assessments, standings }: ContinueSurveyProps) {
  const last = standings
    .flatMap((standing) =>
      standing.open && standing.open.answered > 0 ? [{ ...standing, open: standing.open }] : [],
    )
    .toSorted((a, b) => (b.open.lastAnsweredAt ?? '').localeCompare(a.open.lastAnsweredAt ?? ''))[0];
  const assessment = assessments.find(({ id }) => id === last?.assessmentId);
  const survey = SURVEY_GROUPS.flatMap(({ surveys }) => surveys).find(({ id }) => id === last?.assessmentId);
  if (!last || !assessment || !survey) return null;
  const { answered, sessionId } = last.open;
  const all = last.questionCount;
  return (
    <ContinuePanel
      eyebrow={<Trans>Continue where you left off</Trans>}
      title={assessment.name}
      picture={
        <svg viewBox="-90 -62 180 84" className={styles.grass} aria-hidden focusable="false">
          <GrassStage />
          <path d="M-60 2H60" stroke="currentColor" />
        </svg>
      }
      actions={
        <ButtonLink look="main" to={`${addressOfSurvey(survey)}?step=2&sessionId=${sessionId}`}>
          <Trans>Continue</Trans>
        </ButtonLink>
      }
    >
      {last.choosesStatements ? (
        <StatementsChosen chosen={answered} />
      ) : (
        <HowFar answered={answered} all={all} />
      )}
    </ContinuePanel>
  );
}

function HowFar({ answered, all }: { answered: number; all: number }) {
  const { t } = useLingui();
  return (
    <>
      <Plural
        value={all - answered}
        _0="You answered everything. See your results."
        one="# question to go."
        other="# questions to go."
      />
      <span className={styles.meter}>
        <NeedleMeter
          done={Math.floor((answered / all) * NEEDLES)}
          steps={NEEDLES}
          width={220}
          label={t`${answered} of ${all} answered`}
        />
        <span aria-hidden>
          <Trans>
            {answered} of {all} answered
          </Trans>
        </span>
      </span>
    </>
  );
}
