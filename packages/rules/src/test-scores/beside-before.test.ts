import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { besideBefore } from './beside-before.ts';
import type { Taken } from './best-scores.ts';
import { type TestKey, testOf } from './tests.ts';

const time = (id: number, date: string, values: Taken['values']): Taken => ({ id, date, values });
const besideOf = (key: TestKey, taken: readonly Taken[]) =>
  Object.fromEntries(
    [...besideBefore(testOf(key), taken)].map(([id, scores]) => [id, Object.fromEntries(scores)]),
  );

describe('a score beside the same one of other days', () => {
  it('tells the change since the time before, and the best, in any order of the list', () => {
    const taken = [
      time(3, '2026-03-01', { readingComp: 250 }),
      time(1, '2025-03-01', { readingComp: 240, arithmetic: 260 }),
      time(2, '2025-09-01', { readingComp: 255, arithmetic: 260 }),
    ];
    expect(besideOf('accuplacer', taken)).toEqual({
      1: {},
      2: {
        readingComp: { change: 15, isBest: true },
        arithmetic: { change: 0, isBest: true },
      },
      3: { readingComp: { change: -5, isBest: false } },
    });
  });

  it('says nothing of a test taken once', () => {
    expect(besideOf('gmat', [time(1, '2025-03-01', { total: 605 })])).toEqual({ 1: {} });
  });

  it('of EXPLORE and PLAN tells the composite, too', () => {
    const scores = (all: number) => ({ english: all, math: all, reading: all, science: all });
    const taken = [time(1, '2011-10-01', scores(14)), time(2, '2012-10-01', scores(16))];
    expect(besideOf('plan', taken)[2]?.['composite']).toEqual({ change: 2, isBest: true });
  });

  it('is not set beside one of another scale: the one before it on the same scale counts', () => {
    const taken = [
      time(1, '2019-01-01', { arithmetic: 100 }),
      time(2, '2019-02-01', { arithmetic: 250 }),
      time(3, '2019-03-01', { arithmetic: 110 }),
    ];
    expect(besideOf('accuplacer', taken)).toEqual({
      1: {},
      2: {},
      3: { arithmetic: { change: 10, isBest: true } },
    });
  });

  test.each([
    ['mcat', time(1, '2015-03-31', { total: 30 }), time(2, '2015-04-01', { total: 500 })],
    ['toefl', time(1, '2026-01-20', { 'ibt.reading': 5 }), time(2, '2026-01-21', { 'ibt.reading': 6 })],
    // On that day 5 could be one of 6 or one of 120.
    ['toefl', time(1, '2026-02-20', { 'ibt.total': 4 }), time(2, '2026-03-21', { 'ibt.total': 5 })],
    ['gmat', time(1, '2020-03-31', { total: 600 }), time(2, '2024-04-01', { total: 605 })],
    // No source states these scales.
    ['lsat', time(1, '1990-03-31', { score: 40 }), time(2, '2020-04-01', { score: 160 })],
    ['asset', time(1, '2010-03-31', { readingSkills: 40 }), time(2, '2011-04-01', { readingSkills: 45 })],
    ['mcat', time(1, '2010-03-31', { writingSample: 'M' }), time(2, '2011-04-01', { writingSample: 'P' })],
  ] as const)('says nothing of %s where both are not known to be on one scale', (key, before, after) => {
    expect(besideOf(key, [before, after])).toEqual({ 1: {}, 2: {} });
  });

  it('has one best, which no score of its scale is above, and changes that add up to it', () => {
    const scores = fc.array(fc.integer({ min: 200, max: 300 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(scores, (all) => {
        const taken = all.map((arithmetic, n) => time(n, `2024-01-0${n + 1}`, { arithmetic }));
        const told = Object.entries(besideOf('accuplacer', taken)).flatMap(([id, { arithmetic }]) =>
          arithmetic ? [{ id: Number(id), ...arithmetic }] : [],
        );
        const [best, ...others] = told.filter(({ isBest }) => isBest);
        expect(others).toEqual([]);
        expect(all[best?.id ?? -1]).toBe(Math.max(...all));
        const sum = told.reduce((total, { change }) => total + (change ?? 0), 0);
        expect((all[0] ?? 0) + sum).toBe(all.at(-1));
      }),
    );
  });
});
