import { Plural, Trans } from '@lingui/react/macro';
import { choosesStatements } from '@longleaf/rules/assessments/views';
import { IconClock } from '@tabler/icons-react';
import { Actions, PageFrame } from '../../kit/page/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { answersOfSession } from './answers-of.ts';
import styles from './assessments.module.css';
import { DroppedAnswers } from './dropped-answers.tsx';
import { StatementsChosen } from './statements-chosen.tsx';
import { Stranded } from './questions/stranded.tsx';
import { SessionList } from './results/session-list.tsx';
import { finishedSessionsOf, openSessionOf, type StepProps } from './taken.ts';
import { useAnswerQueue } from './use-answers.ts';
import { useStartOver } from './use-start-over.tsx';

/** Step 1: what the survey is about, how long it takes, and where one was (CON-137, ST-180). */
export function IntroStep({ taken, go }: Omit<StepProps, 'place'>) {
  const { assessment, questions, personId, askedAt } = taken;
  const { state } = useAnswerQueue(personId);
  const { question, startOver, busy } = useStartOver(taken, go);
  const open = openSessionOf(taken);
  const finished = finishedSessionsOf(taken);
  const answered = open ? answersOfSession(open, askedAt, state.known).size : 0;
  const { durationMin, durationMax } = assessment;
  const isChosen = choosesStatements(assessment.view);
  return (
    <PageFrame title={assessment.name} lead={assessment.description} width="form">
      {question}
      <DroppedAnswers personId={personId} />
      <Stranded taken={taken} go={go} />
      <p className={styles.time}>
        <IconClock size={18} aria-hidden />
        {durationMin === durationMax ? (
          <Plural value={durationMin} one="About # minute" other="About # minutes" />
        ) : (
          <Trans>
            {durationMin} to {durationMax} minutes
          </Trans>
        )}
      </p>
      <ul className={styles.promises}>
        <li>
          {isChosen ? (
            <Plural
              value={questions.length}
              one="There is # statement. Choose it if it fits you."
              other="There are # statements. Choose those that fit you, and leave the others."
            />
          ) : (
            <Plural value={questions.length} one="There is # question." other="There are # questions." />
          )}
        </li>
        <li>
          <Trans>There are no right or wrong answers, and no clock.</Trans>
        </li>
        <li>
          <Trans>
            Each answer is saved as you give it. You can leave and go on later, here or on another device.
          </Trans>
        </li>
        <li>
          <Trans>
            Without a connection your answers wait on this device, locked for you. We send them when you are
            back, and delete them after 30 days.
          </Trans>
        </li>
        {assessment.asksForAll && (
          <li>
            <Trans>Your results come once every question is answered.</Trans>
          </li>
        )}
        {!assessment.asksForAll && !isChosen && (
          <li>
            <Trans>You can leave questions out. Your results will say so.</Trans>
          </li>
        )}
      </ul>
      {open && answered > 0 ? (
        <>
          <p className={styles.so}>
            {isChosen ? (
              <StatementsChosen chosen={answered} />
            ) : (
              <Trans>
                You have answered {answered} of {questions.length}.
              </Trans>
            )}
          </p>
          <Actions>
            <Button look="main" onClick={() => go({ step: 2, sessionId: open.id })}>
              <Trans>Continue</Trans>
            </Button>
            <Button look="quiet" busy={busy} onClick={() => void startOver(open)}>
              <Trans>Start over</Trans>
            </Button>
          </Actions>
        </>
      ) : (
        <Actions>
          <Button look="main" onClick={() => go({ step: 2, ...(open && { sessionId: open.id }) })}>
            {finished.length > 0 ? <Trans>Take it again</Trans> : <Trans>Start</Trans>}
          </Button>
        </Actions>
      )}
      {finished.length > 0 && <SessionList sessions={finished} />}
    </PageFrame>
  );
}
