import type { AssessmentQuestion, AssessmentSession } from '@longleaf/contract/assessments';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { askAgain } from '../../lib/query-client.ts';
import { answersOf, startAnswers, watchOtherTabs } from '../../shell/answers/answers.ts';
import { answersOfSession } from './answers-of.ts';
import { sessionsQuery } from './queries.ts';
import type { TakenAssessment } from './taken.ts';

/** The answers of a person on their way to the server, as this tab knows them. */
export function useAnswerQueue(personId: string) {
  const queue = answersOf(personId);
  const state = useSyncExternalStore(queue.watch, queue.state, queue.state);
  useEffect(startAnswers, []);
  return { queue, state };
}

/** The answers of a session as they are shown, and how one is given or taken back: at once, and saved behind it. */
export function useAnswers({ personId, assessment, askedAt }: TakenAssessment, session: AssessmentSession) {
  const { queue, state } = useAnswerQueue(personId);
  const answers = useMemo(
    () => answersOfSession(session, askedAt, state.known),
    [session, askedAt, state.known],
  );
  useEffect(
    () => watchOtherTabs(() => void askAgain(sessionsQuery(personId, assessment.id).queryKey)),
    [personId, assessment.id],
  );
  const give = ({ id, categoryId }: AssessmentQuestion, answer: string | null) => {
    const there = answers.get(id);
    if ((there?.answer ?? null) === answer) return;
    queue.give({
      assessmentId: assessment.id,
      sessionId: session.id,
      questionId: id,
      categoryId,
      answer,
      answerId: there?.answerId,
      after: there?.answeredAt,
    });
  };
  return { queue, state, answers, give };
}
