import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedFees, bandsOfFee, feeBands, meet } from './fee-bands.ts';

const fee = fc.integer({ min: 0, max: 20_000 });
const span = fc.tuple(fee, fee).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));

describe('fee ranges (CON-127)', () => {
  it.each([
    [0, 0],
    [1, 1],
    [99, 1],
    [100, 2],
    [299, 2],
    [300, 3],
    [499, 3],
    [500, 4],
    [999, 4],
    [1000, 5],
    [6050, 5],
  ])('%d dollars lie in range %d', (amount, band) => {
    expect(bandsOfFee({ from: amount, to: amount })).toEqual([band]);
  });

  it('puts every whole fee into exactly one range', () => {
    fc.assert(fc.property(fee, (amount) => bandsOfFee({ from: amount, to: amount }).length === 1));
  });

  it('gives a fee from one amount to another every range between those of its ends, and no other', () => {
    fc.assert(
      fc.property(span, ({ from, to }) => {
        const [first = -1] = bandsOfFee({ from, to: from });
        const [last = -1] = bandsOfFee({ from: to, to });
        const between = feeBands.map(({ value }) => value).filter((value) => value >= first && value <= last);
        expect(bandsOfFee({ from, to })).toEqual(between);
      }),
    );
  });

  it('knows no range of a fee that is not known', () => {
    expect(bandsOfFee(null)).toEqual([]);
  });
});

describe('lowest and highest fee', () => {
  it.each([
    [undefined, undefined, undefined],
    [undefined, -1, { from: 0, to: 0 }],
    [50, -1, { from: 0, to: 0 }],
    [100, undefined, { from: 100, to: null }],
    [undefined, 300, { from: 0, to: 300 }],
    [100, 300, { from: 100, to: 300 }],
  ])('%j to %j', (min, max, asked) => {
    expect(askedFees(min, max)).toEqual(asked);
  });

  it('meets exactly where a whole dollar is in both', () => {
    fc.assert(
      fc.property(span, span, (one, other) => {
        expect(meet(one, other)).toBe(Math.max(one.from, other.from) <= Math.min(one.to, other.to));
        expect(meet(one, other)).toBe(meet(other, one));
      }),
    );
  });
});
