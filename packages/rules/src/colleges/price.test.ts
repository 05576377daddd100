import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublishedFor, priceFor } from './price.ts';

const florida = {
  state: 'FL',
  controlCode: 1,
  netPrice: 6000,
  tuitionInState: 6400,
  tuitionOutOfState: 28_700,
  tuitionVariesByResidency: true,
  shareFirstYearStateGrant: 0.8,
  averageFirstYearStateGrant: 6000,
};

describe('the net price for somebody from North Carolina', () => {
  it.each([
    ['a public college at home', { state: 'NC' }, { dollars: 6000, kind: 'reported' }],
    ['a private college anywhere', { controlCode: 2 }, { dollars: 6000, kind: 'reported' }],
    ['a private college for profit', { controlCode: 3 }, { dollars: 6000, kind: 'reported' }],
    // 6,000 + 28,700 − 6,400 + 0.8 × 6,000 = 33,100
    ['a public college elsewhere', {}, { dollars: 33_100, kind: 'estimated' }],
    ['one tuition for all', { tuitionOutOfState: 6400 }, { dollars: 6000, kind: 'reported' }],
    [
      'nobody gets a state grant',
      { shareFirstYearStateGrant: 0, averageFirstYearStateGrant: null },
      { dollars: 28_300, kind: 'estimated' },
    ],
    [
      'state grants not reported',
      { shareFirstYearStateGrant: null },
      { dollars: null, kind: 'not-known-for-you' },
    ],
    ['tuition not reported', { tuitionOutOfState: null }, { dollars: null, kind: 'not-known-for-you' }],
    [
      'tuition not reported, yet the same for all',
      { tuitionOutOfState: null, tuitionVariesByResidency: false },
      { dollars: 6000, kind: 'reported' },
    ],
    ['no net price', { netPrice: null }, { dollars: null, kind: 'not-reported' }],
    ['no net price at home', { state: 'NC', netPrice: null }, { dollars: null, kind: 'not-reported' }],
  ] as const)('%s', (_, different, price) => {
    expect(priceFor({ ...florida, ...different })).toEqual(price);
  });

  it('is the published one for those who live where the college is', () => {
    expect(priceFor(florida, 'FL')).toEqual({ dollars: 6000, kind: 'reported' });
  });

  it('is never less than residents pay where they have the lower tuition', () => {
    const dollars = fc.integer({ min: 0, max: 60_000 });
    fc.assert(
      fc.property(
        dollars,
        dollars,
        dollars,
        dollars,
        (netPrice, tuitionInState, more, averageFirstYearStateGrant) => {
          const facts = {
            ...florida,
            netPrice,
            tuitionInState,
            tuitionOutOfState: tuitionInState + more,
            averageFirstYearStateGrant,
          };
          const price = priceFor(facts);
          expect(price.dollars).toBeGreaterThanOrEqual(netPrice - 50);
          expect(price.kind).toBe(isPublishedFor(facts) ? 'reported' : 'estimated');
        },
      ),
    );
  });
});
