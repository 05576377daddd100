import type { Product } from '@longleaf/contract/orders';
import { expect, it } from 'vitest';
import { EMPTY_ROW, mostOf, withOneMore } from './order-values.ts';

const guide: Product = { id: 'g', name: 'Guide', details: '', picture: 'guide', limit: 2, left: null };

it('one piece more goes into the row of its product, into an empty last row, or into a new one', () => {
  const one = withOneMore([EMPTY_ROW], guide);
  expect(one).toEqual([{ itemName: 'Guide', quantity: 1 }]);
  expect(withOneMore(one, guide)).toEqual([{ itemName: 'Guide', quantity: 2 }]);
  expect(withOneMore(withOneMore(one, guide), guide)).toEqual([{ itemName: 'Guide', quantity: 2 }]);
  expect(withOneMore(one, { ...guide, name: 'Poster' })).toHaveLength(2);
});

it.each([
  [undefined, 10_000],
  [guide, 2],
  [{ ...guide, left: 1 }, 1],
  [{ ...guide, left: 9 }, 2],
])('the most of %o is %i', (product, most) => {
  expect(mostOf(product)).toBe(most);
});
