import { Trans, useLingui } from '@lingui/react/macro';
import type { AssessmentSession } from '@longleaf/contract/assessments';
import { pagesOf, progressOf } from '@longleaf/rules/assessments/progress';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PageFrame } from '../../../kit/page/page-frame.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { LANDING } from '../surveys.ts';
import type { StepProps } from '../taken.ts';
import { useAnswers } from '../use-answers.ts';
import { useStartOver } from '../use-start-over.tsx';
import { QUESTION_VIEWS } from '../views/registry.ts';
import { Progress } from './progress.tsx';
import styles from './questions.module.css';
import { SaveStatus } from './save-status.tsx';
import { Stranded } from './stranded.tsx';
import { useFinish } from './use-finish.ts';

/** A page of questions with the way to the next. What is answered is on the screen at once and saved behind it. */
export function Questions({ taken, session, place, go }: StepProps & { session: AssessmentSession }) {
  const { t, i18n } = useLingui();
  const { assessment, categories, questions, survey } = taken;
  const { state, answers, give } = useAnswers(taken, session);
  const { question, startOver, busy: isStartingOver } = useStartOver(taken, go);
  const pages = useMemo(
    () => pagesOf(assessment, categories, questions),
    [assessment, categories, questions],
  );
  const [pageOfFirstOpen] = useState(
    () => pages.findIndex((page) => page.some(({ id }) => !answers.has(id))) + 1 || 1,
  );
  const number = Math.min(place.page ?? pageOfFirstOpen, pages.length);
  const page = pages[number - 1] ?? [];
  const open = questions.filter(({ id }) => !answers.has(id));
  const { finish, isFinishing, trouble, missing } = useFinish({ taken, session, open, pages, go });
  const heading = useRef<HTMLParagraphElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useFocusOfPage(number, missing, heading, sheet);

  const normalize = useEffectEvent(() => {
    if (place.page !== number) go({ step: 2, sessionId: session.id, page: number }, { replace: true });
  });
  useEffect(() => normalize(), [place.page, number]);

  const View = QUESTION_VIEWS[assessment.view];
  const isLast = number === pages.length;
  const turn = (to: number) => go({ step: 2, sessionId: session.id, page: to });
  const shownMissing = new Set(missing === null ? [] : open.map(({ id }) => id));
  return (
    <PageFrame
      title={assessment.name}
      width={assessment.view === 'sorter' || assessment.view === 'own' ? 'full' : 'form'}
      tools={
        <>
          <Button look="quiet" busy={isStartingOver} onClick={() => void startOver(session)}>
            <Trans>Start over</Trans>
          </Button>
          <ButtonLink look="quiet" to={LANDING}>
            <Trans>Save and leave</Trans>
          </ButtonLink>
        </>
      }
    >
      {question}
      {pages.length > 1 && (
        <Progress
          page={number}
          pages={pages.length}
          share={progressOf(assessment, number, pages.length)}
          headingRef={heading}
        />
      )}
      <Stranded taken={taken} go={go} />
      <p className={styles.instruction}>{i18n._(survey.instruction)}</p>
      {missing !== null && open.length > 0 && (
        <Message kind="warning">
          <p>
            <strong>{missing}</strong> {pages.length > 1 && <Trans>The first of them is on this page.</Trans>}
          </p>
        </Message>
      )}
      <div ref={sheet}>
        {View && (
          <Suspense
            fallback={
              <Loading label={t`Loading the questions`}>
                <Skeleton height={420} />
              </Loading>
            }
          >
            <View
              assessment={assessment}
              categories={categories}
              questions={page}
              answerOf={(id) => answers.get(id)?.answer ?? null}
              give={give}
              missing={shownMissing}
              isSaving={state.waiting > 0 && state.trouble === 'none'}
            />
          </Suspense>
        )}
      </div>
      <div role="group" aria-label={t`Pages of the survey`} className={styles.turn}>
        {number > 1 && (
          <Button icon={<IconArrowLeft size={18} aria-hidden />} onClick={() => turn(number - 1)}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button
          look="main"
          className={styles.next}
          busy={isFinishing}
          iconAfter={<IconArrowRight size={18} aria-hidden />}
          onClick={() => (isLast ? void finish() : turn(number + 1))}
        >
          {isLast ? <Trans>See your results</Trans> : <Trans>Next</Trans>}
        </Button>
      </div>
      {trouble !== null && (
        <Message kind="error">
          <p>{trouble}</p>
        </Message>
      )}
      {!state.stranded.has(session.id) && <SaveStatus state={state} />}
    </PageFrame>
  );
}

/** A new page starts at its number; where questions are said to be missing, at the first of them. */
function useFocusOfPage(
  number: number,
  missing: string | null,
  heading: React.RefObject<HTMLElement | null>,
  sheet: React.RefObject<HTMLElement | null>,
): void {
  const shown = useRef({ number, missing });
  useEffect(() => {
    const before = shown.current;
    shown.current = { number, missing };
    if (missing !== null && (before.missing !== missing || before.number !== number)) {
      const first = sheet.current?.querySelector<HTMLElement>(
        '[data-missing] :is(input, select), input[data-missing], button[data-missing]',
      );
      if (first) return first.focus();
    }
    if (before.number !== number) {
      window.scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    }
  }, [number, missing, heading, sheet]);
}
