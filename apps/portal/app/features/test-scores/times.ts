import type { TestScores } from '@longleaf/contract/test-scores';
import type { Taken } from '@longleaf/rules/test-scores/best-scores';
import { type PlainTestKey, testOf } from '@longleaf/rules/test-scores/tests';
import { scoresOfWire } from '@longleaf/rules/test-scores/wire-scores';

/** The times that a test was taken, the latest first, with the scores by the keys of their fields. */
export function timesOf(scores: TestScores, key: PlainTestKey): readonly Taken[] {
  const test = testOf(key);
  return scores[key].map((one) => ({ id: one.id, date: one.date, values: scoresOfWire(test, one) }));
}

/** Where the form of scores is. */
export function editAddress(test: string, id: number): string {
  return `/testScores/edit?test=${test}&id=${id}`;
}

/** Where scores of a test are added. */
export function addAddress(test: string): string {
  return `/testScores/add?test=${test}`;
}
