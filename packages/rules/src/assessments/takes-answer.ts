import { answersLife } from '../reality-check/amounts.ts';
import type { AssessmentDefinition } from './definition.ts';

/** Whether a text can be answered to a question of an assessment: one of its choices, or an amount where it asks for amounts. */
export function takesAnswer(
  { answersBy, choices }: AssessmentDefinition,
  questionId: number,
  answer: string,
): boolean {
  return answersBy === 'amounts'
    ? answersLife(questionId, answer)
    : choices.some(({ value }) => value === answer);
}
