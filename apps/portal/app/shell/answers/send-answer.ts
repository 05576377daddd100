import { assessmentOperations } from '@longleaf/contract/assessments';
import { ApiError, createClient } from '@longleaf/contract/client';
import type { AnswerChange } from './answer-change.ts';
import type { Outcome } from './answer-queue.ts';

/** A tab that waits for the server for ever would keep all others waiting. */
const LONGEST_CALL = 20_000;
const { saveAssessmentAnswer, deleteAssessmentAnswer, getAssessmentAnswers, getAssessmentSessions } =
  assessmentOperations;

/** How a change is sent (API-077, API-078): an answer is put there, one that was taken back is removed by its id. */
export function answerSender(fetchApi: typeof fetch) {
  const api = createClient(
    { saveAssessmentAnswer, deleteAssessmentAnswer, getAssessmentAnswers, getAssessmentSessions },
    fetchApi,
  );
  const inTime = () => ({ signal: AbortSignal.timeout(LONGEST_CALL) });

  const put = (change: AnswerChange, { answer, answeredAt }: { answer: string; answeredAt: string }) => {
    const { assessmentId, sessionId, questionId, categoryId } = change;
    return api.saveAssessmentAnswer(
      {
        params: { id: assessmentId, sid: sessionId, qid: questionId },
        body: { sessionId, assessmentId, questionId, categoryId, answer, answeredAt },
      },
      inTime(),
    );
  };

  /** The id of an answer that the server may have. One that may still be on its way is put there first, so that it cannot come after its removal. */
  async function idOf(change: AnswerChange): Promise<number | undefined> {
    if (change.before) return put(change, change.before);
    if (change.answerId !== undefined) return change.answerId;
    const { assessmentId, sessionId, questionId } = change;
    const all = await api.getAssessmentAnswers({ params: { id: assessmentId, sid: sessionId } }, inTime());
    return all.find((one) => one.questionId === questionId)?.id;
  }

  async function remove(change: AnswerChange): Promise<null> {
    const { assessmentId, sessionId, questionId, answeredAt } = change;
    const aid = await idOf(change);
    if (aid === undefined) return null;
    await api.deleteAssessmentAnswer(
      { params: { id: assessmentId, sid: sessionId, qid: questionId, aid }, query: { answeredAt } },
      inTime(),
    );
    return null;
  }

  /** Whether it is the session that is not there any more, or only the question. */
  async function whatIsMissing({ assessmentId, sessionId }: AnswerChange, why: string): Promise<Outcome> {
    const sessions = await api.getAssessmentSessions({ params: { id: assessmentId } }, inTime());
    return sessions.some(({ id }) => id === sessionId) ? { kind: 'refused', why } : { kind: 'gone' };
  }

  return async function send(change: AnswerChange): Promise<Outcome> {
    const { answer, answeredAt } = change;
    try {
      const answerId = answer === null ? await remove(change) : await put(change, { answer, answeredAt });
      return { kind: 'kept', answerId };
    } catch (error) {
      // What is not the API's own word, like the page of a school's filter, ends nothing.
      if (!(error instanceof ApiError) || error.requestId === undefined) return { kind: 'later' };
      if (error.status === 409) return { kind: 'finished' };
      if (error.status === 404) return whatIsMissing(change, error.message);
      if (error.status === 400 || error.status === 403) return { kind: 'refused', why: error.message };
      return { kind: 'later', afterSeconds: error.retryAfter };
    }
  };
}
