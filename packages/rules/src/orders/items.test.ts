import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptRows, mayAddRow, MOST_ORDER_ROWS, orderItemWords, readRows } from './items.ts';

const guide = { id: 'guide', name: 'Planning guide', limit: 50, left: null };
const poster = { id: 'poster', name: 'Poster', limit: 10, left: 3 };
const gone = { id: 'gone', name: 'Leaflet', limit: 10, left: 0 };
const products = [guide, poster, gone];
const row = (itemName: string, quantity: number | null) => ({ itemName, quantity });

describe('rows of an order', () => {
  it.each([
    ['', 3, 0],
    ['  ', 3, 0],
    ['Poster', null, 0],
    ['Poster', 0, 0],
    ['Poster', 2, 1],
  ])('with the name "%s" and the quantity %s: %i are sent (VAL-044)', (name, quantity, sent) => {
    expect(keptRows([row(name, quantity)])).toHaveLength(sent);
  });

  it('have a new one only when the last has a name (VAL-045), and never too many', () => {
    expect(mayAddRow([])).toBe(true);
    expect(mayAddRow([row('', 4)])).toBe(false);
    expect(mayAddRow([row(' ', null), row('Poster', null)])).toBe(true);
    expect(mayAddRow(Array.from({ length: MOST_ORDER_ROWS }, () => row('Poster', 1)))).toBe(false);
  });

  it.each<[string, ReturnType<typeof row>[], Record<string, string>]>([
    ['nothing', [], { items: orderItemWords.nothing }],
    ['empty rows alone', [row('', 3), row('Poster', null)], { items: orderItemWords.nothing }],
    ['what is not there', [row('Mug', 1)], { 'items.0.itemName': orderItemWords.unknown }],
    ['less than one', [row('Poster', -1)], { 'items.0.quantity': orderItemWords.notWhole }],
    ['a half', [row('', 1), row('Poster', 1.5)], { 'items.1.quantity': orderItemWords.notWhole }],
    ['no number', [row('Poster', Number.NaN)], { 'items.0.quantity': orderItemWords.notWhole }],
    ['past the limit', [row('guide', 51)], { 'items.0.quantity': 'Order at most 50 at a time' }],
    [
      'past it in two rows',
      [row('guide', 30), row('PLANNING GUIDE', 21)],
      { 'items.1.quantity': 'Order at most 50 at a time' },
    ],
    ['more than are left', [row('Poster', 4)], { 'items.0.quantity': 'Order at most 3: no more are left' }],
    ['what is gone', [row('Leaflet', 1)], { 'items.0.quantity': orderItemWords.noneLeft }],
  ])('are refused for %s', (_, rows, complaints) => {
    expect(readRows(rows, products).complaints).toEqual(complaints);
  });

  it('that fit say what they stand for, in their places', () => {
    expect(readRows([row('', 1), row('poster', 3), row('Planning guide', 50)], products)).toEqual({
      lines: [
        { product: poster, quantity: 3, at: 1 },
        { product: guide, quantity: 50, at: 2 },
      ],
      complaints: {},
    });
  });

  it('never come to more than the limit or than are left', () => {
    const rows = fc.array(
      fc.record({
        itemName: fc.constantFrom('guide', 'poster', 'gone', ''),
        quantity: fc.integer({ min: -2, max: 60 }),
      }),
    );
    fc.assert(
      fc.property(rows, (given) => {
        const { lines, complaints } = readRows(given, products);
        if (Object.keys(complaints).length > 0) return;
        for (const { id, limit, left } of products) {
          const total = lines
            .filter(({ product }) => product.id === id)
            .reduce((sum, { quantity }) => sum + quantity, 0);
          expect(total).toBeLessThanOrEqual(Math.min(limit, left ?? limit));
        }
      }),
    );
  });
});
