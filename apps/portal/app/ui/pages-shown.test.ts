import { expect, test } from 'vitest';
import { pagesShown } from './pages-shown.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 5, [1, 2, 3, 4, 5].map((page) => (page === 4 ? 4 : page))],
  [1, 608, [1, 2, null, 608]],
  [4, 608, [1, 2, 3, 4, 5, null, 608]],
  [300, 608, [1, null, 299, 300, 301, null, 608]],
  [608, 608, [1, null, 607, 608]],
  // A page beyond the end still leads back.
  [90, 5, [1, null, 5]],
])('page %i of %i', (page, pages, shown) => {
  expect(pagesShown(page, pages)).toEqual(shown);
});
