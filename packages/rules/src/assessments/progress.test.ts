import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesOf, progressOf } from './progress.ts';

test.each([
  ['interest profiler, page 7 of 20 (ST-190)', { id: 1, pagesBy: 'size' }, 7, 20, 0.35],
  ['interest profiler, last page', { id: 1, pagesBy: 'size' }, 20, 20, 1],
  ['career key, first of 5 (ST-193, CON-119)', { id: 6, pagesBy: 'category' }, 1, 5, 0],
  ['career key, last of 5', { id: 6, pagesBy: 'category' }, 5, 5, 0.8],
  ['transferable skills, 7th of 25 (ST-194, CON-120)', { id: 4, pagesBy: 'category' }, 7, 25, 0.24],
  ['career cluster survey, second page (ST-205, CON-056)', { id: 2, pagesBy: 'size' }, 2, 3, 1 / 3],
  ['career cluster survey, third of six, which is the second part', { id: 2, pagesBy: 'size' }, 3, 6, 1 / 3],
  ['career cluster survey, the sixth page (ST-206, CON-055)', { id: 2, pagesBy: 'size' }, 6, 6, 2 / 3],
] as const)('progress: %s', (_, pages, page, of, share) => {
  expect(progressOf(pages, page, of)).toBeCloseTo(share);
});

const asked = fc.array(fc.record({ id: fc.nat(), categoryId: fc.integer({ min: 1, max: 4 }) }));
const categories = [1, 2, 3, 4].map((id) => ({ id }));

test('every question is on one page, in its order; a page has so many at most, or one category', () => {
  fc.assert(
    fc.property(asked, fc.integer({ min: 1, max: 40 }), (questions, pageSize) => {
      const bySize = pagesOf({ pagesBy: 'size', pageSize }, categories, questions);
      expect(bySize.flat()).toEqual(questions);
      expect(bySize.every(({ length }) => length > 0 && length <= pageSize)).toBe(true);
      const byCategory = pagesOf({ pagesBy: 'category', pageSize }, categories, questions);
      expect(byCategory.flat()).toHaveLength(questions.length);
      for (const page of byCategory) expect(new Set(page.map(({ categoryId }) => categoryId)).size).toBe(1);
    }),
  );
});
