import type { KeptScores, TestScores } from '@longleaf/contract/test-scores';
import {
  hasTwin,
  LIST_TEST_KEYS,
  PLAIN_TEST_KEYS,
  type PlainTestKey,
  testOf,
} from '@longleaf/rules/test-scores/tests';
import { scoresOfWire } from '@longleaf/rules/test-scores/wire-scores';

/** A test or a subject on the day it was taken, to read. */
export interface TestTaken {
  key: string;
  name: string;
  /** A day, `2026-10-03`. */
  date: string;
  /** Of all sections together; null where a test has none. */
  whole: number | null;
  /** The sections that have a score, by their names in the form. */
  sections: readonly { label: string; score: string }[];
}

/** Every test that somebody keeps, test by test, the latest first in each. */
export function testsTaken(scores: TestScores): TestTaken[] {
  return [
    ...PLAIN_TEST_KEYS.flatMap((key) => scores[key].map((one) => plain(key, one))),
    ...LIST_TEST_KEYS.flatMap((key) =>
      scores[key].map(({ id, testName, score, date }) => ({
        key: `${key} ${id}`,
        name: `${testOf(key).name}: ${testName}`,
        date,
        whole: score,
        sections: [],
      })),
    ),
  ];
}

function plain(key: PlainTestKey, one: KeptScores): TestTaken {
  const test = testOf(key);
  const values = scoresOfWire(test, one);
  const whole = one.composite ?? one.total;
  return {
    key: `${key} ${one.id}`,
    name: test.name,
    date: one.date,
    whole: typeof whole === 'number' ? whole : null,
    sections: test.groups.flatMap(({ title, fields }) =>
      fields.flatMap(({ key: field, label }) => {
        const score = values[field];
        const name = hasTwin(test, label) ? `${label} (${title})` : label;
        return score === undefined ? [] : [{ label: name, score: String(score) }];
      }),
    ),
  };
}
