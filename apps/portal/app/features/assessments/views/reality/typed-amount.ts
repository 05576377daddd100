import { isOwnAmount } from '@longleaf/rules/reality-check/amounts';
import { ownAmount } from '@longleaf/rules/reality-check/budget';

/**
 * What stands in the field for an amount of one's own: what was typed, unless a choice was made since, or another window
 * answered with another amount. What cannot be read as an amount is no answer, and stays to be mended.
 */
export function shownAmount(typed: string, answer: string | null): string {
  if (answer === null) return typed;
  if (!isOwnAmount(answer)) return '';
  return String(ownAmount(typed)) === answer ? typed : answer;
}

/** The answer that typing gives: whole dollars, or none where it is no amount; undefined where it changes nothing. */
export function answerOfTyping(typed: string, answer: string | null): string | null | undefined {
  if (typed.trim() === '') return answer !== null && isOwnAmount(answer) ? null : undefined;
  const amount = ownAmount(typed);
  return amount === undefined ? null : String(amount);
}
