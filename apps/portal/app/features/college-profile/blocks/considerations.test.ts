import { expect, test } from 'vitest';
import { ALL_CONSIDERATIONS, considerations, type Consideration } from './considerations.ts';

const none = Object.fromEntries(ALL_CONSIDERATIONS.map((name) => [name, null])) as Record<
  Consideration,
  number | null
>;

test('puts what is required first and leaves out what has no answer or no known code', () => {
  const values = { ...none, considersTestScores: 5, considersLegacy: 3, considersGpa: 1, considersEssay: 99 };
  expect(considerations(values)).toEqual([
    { name: 'considersGpa', weight: 'required' },
    { name: 'considersTestScores', weight: 'if-sent' },
    { name: 'considersLegacy', weight: 'not-looked-at' },
  ]);
});

test('keeps to the names that are asked for', () => {
  const values = { ...none, considersGpa: 1, considersEssay: 1 };
  expect(considerations(values, ['considersEssay'])).toEqual([
    { name: 'considersEssay', weight: 'required' },
  ]);
});

test('gives nothing for a college that reported nothing', () => {
  expect(considerations(none)).toEqual([]);
});
