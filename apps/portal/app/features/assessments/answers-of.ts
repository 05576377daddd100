import type { AssessmentSession } from '@longleaf/contract/assessments';
import type { KnownAnswer } from '../../shell/answers/answer-queue.ts';

export interface ShownAnswer {
  answer: string;
  answeredAt: string;
  answerId: number | undefined;
}

/**
 * The answers of a session by question: those that the server told, and over them what this browser knows and the server
 * did not when it was asked. Of two the newest is shown.
 */
export function answersOfSession(
  { id, answers }: Pick<AssessmentSession, 'id' | 'answers'>,
  askedAt: number,
  known: ReadonlyMap<string, KnownAnswer>,
): Map<number, ShownAnswer> {
  const shown = new Map<number, ShownAnswer>(
    answers.map(({ id: answerId, questionId, answer, answeredAt }) => [
      questionId,
      { answer, answeredAt, answerId },
    ]),
  );
  for (const [slot, { answer, answeredAt, answerId, keptAt }] of known) {
    const [session, question] = slot.split('/').map(Number);
    if (session !== id || question === undefined || (keptAt !== null && keptAt <= askedAt)) continue;
    const there = shown.get(question);
    if (there && there.answeredAt > answeredAt) continue;
    if (answer === null) shown.delete(question);
    else shown.set(question, { answer, answeredAt, answerId: answerId ?? there?.answerId });
  }
  return shown;
}
