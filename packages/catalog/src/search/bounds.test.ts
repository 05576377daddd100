import { compareNumber, numberComparisons } from '@longleaf/rules/colleges/comparison';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyBits, positionsOf } from './bitset.ts';
import { FigureOrder } from './bounds.ts';

// Few different figures, so that bounds often fall on one; long lists, so that several steps are made.
const figure = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.constant(Number.NaN),
  fc.double({ noNaN: true }),
);

it('finds the positions whose figure compares as asked, whatever was in the set before', () => {
  fc.assert(
    fc.property(
      fc.array(figure, { maxLength: 400 }),
      fc.constantFrom(...numberComparisons),
      fc.oneof(fc.integer({ min: -4, max: 13 }), fc.double({ noNaN: true })),
      (figures, comparison, bound) => {
        const wanted = [...figures.keys()].filter((position) => {
          const own = figures[position] as number;
          return !Number.isNaN(own) && compareNumber(own, comparison, bound);
        });
        const order = new FigureOrder(Float64Array.from(figures));
        const found = order.within(emptyBits(figures.length).fill(0xffff_ffff), comparison, bound);
        expect([...positionsOf(found)]).toEqual(wanted);
      },
    ),
  );
});
