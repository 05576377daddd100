import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barShares, bestOf, differs } from './best.ts';

test.each([
  [[13637, 10582, 5065], 'low', [2]],
  [[0.55, 0.55, 0.31], 'high', [0, 1]],
  [[12, null, 17], 'low', [0]],
  [[12, null, null], 'low', []],
  [[5, 5, 5], 'high', []],
  [[2790, 11925], null, []],
  [[], 'low', []],
  [[null, null], 'high', []],
] as const)('best of %j by %s is %j', (values, better, best) => {
  expect([...bestOf(values, better)]).toEqual(best);
});

const figures = fc.array(fc.option(fc.integer({ min: -5000, max: 90_000 })), { maxLength: 10 });

test('a best value is never worse than another', () => {
  fc.assert(
    fc.property(figures, (values) => {
      for (const index of bestOf(values, 'low')) {
        for (const value of values)
          expect(value ?? Infinity).toBeGreaterThanOrEqual(values[index] ?? Number.NaN);
      }
    }),
  );
});

test('bars stay within their track, keep the order of the figures, and are missing where the figure is', () => {
  fc.assert(
    fc.property(figures, (values) => {
      const shares = barShares(values);
      expect(shares.map((share) => share === null)).toEqual(values.map((value) => value === null));
      for (const share of shares) {
        if (share === null) continue;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('a scale with a natural end is kept', () => {
  expect(barShares([0.5, 0.25], 1)).toEqual([0.5, 0.25]);
  expect(barShares([50, 25])).toEqual([1, 0.5]);
});

test('rows that read the same do not differ', () => {
  expect(differs(['a', 'a'])).toBe(false);
  expect(differs(['a', 'b'])).toBe(true);
  expect(differs(['a'])).toBe(false);
});
