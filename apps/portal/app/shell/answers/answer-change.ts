/** What somebody answered, or took back, and that the server may not know yet. */
export interface AnswerChange {
  assessmentId: number;
  sessionId: number;
  questionId: number;
  categoryId: number;
  /** null: taken back. */
  answer: string | null;
  /** The newest wins, wherever it was given. */
  answeredAt: string;
  /** Where the server has told it. */
  answerId?: number | undefined;
  /** What stood here before and may have reached the server without word of it. */
  before?: { answer: string; answeredAt: string } | undefined;
}

/** Where a change stands: one for each question of a session. */
export type Slot = Pick<AnswerChange, 'sessionId' | 'questionId'>;

export function slotOf({ sessionId, questionId }: Slot): string {
  return `${sessionId}/${questionId}`;
}

/** Oldest first, which is the order in which they are sent. */
export function inOrder(one: AnswerChange, other: AnswerChange): number {
  return one.answeredAt < other.answeredAt ? -1 : one.answeredAt > other.answeredAt ? 1 : 0;
}

/** The change with what it takes the place of: a removal must know what may have reached the server. */
export function inPlaceOf(change: AnswerChange, former: AnswerChange | undefined): AnswerChange {
  if (!former) return change;
  const before =
    former.answer === null ? former.before : { answer: former.answer, answeredAt: former.answeredAt };
  return { ...change, before, answerId: change.answerId ?? former.answerId };
}
