import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AID_PROGRAMS, aidFor } from './aid-programs.ts';
import { byCost, costOf, type PricedCollege, yearsOfDegree } from './cost.ts';

const college: PricedCollege = {
  level: 'FourYear',
  netPrice: 12_000,
  netPriceKind: 'reported',
  byIncome: [8000, 9000, null, 15_000, 20_000],
};

test.each<[string, Partial<PricedCollege>, number | null, ReturnType<typeof costOf>]>([
  ['an income', {}, 0, { known: 'for-your-income', aYear: 8000 }],
  ['the highest income', {}, 4, { known: 'for-your-income', aYear: 20_000 }],
  ['no income', {}, null, { known: 'for-all-incomes', aYear: 12_000 }],
  ['an income without a figure: never the average', {}, 2, { known: 'not-for-your-income', aYear: null }],
  [
    'nothing reported',
    { netPrice: null, netPriceKind: 'not-reported', byIncome: [] },
    1,
    { known: 'not-reported', aYear: null },
  ],
  [
    'nothing reported, no income',
    { netPrice: null, netPriceKind: 'not-reported' },
    null,
    { known: 'not-reported', aYear: null },
  ],
  [
    'another state: estimated, whatever the income',
    { netPriceKind: 'estimated' },
    0,
    { known: 'estimated', aYear: 12_000 },
  ],
  [
    'another state: not known',
    { netPrice: null, netPriceKind: 'not-known-for-you' },
    0,
    { known: 'not-for-residents', aYear: null },
  ],
])('a year with %s', (_, different, income, cost) => {
  expect(costOf({ ...college, ...different }, income)).toEqual(cost);
});

test('a degree takes four years or two; of shorter courses nothing is said', () => {
  expect((['FourYear', 'TwoYear', 'UnderTwoYear', null] as const).map(yearsOfDegree)).toEqual([
    4,
    2,
    undefined,
    undefined,
  ]);
});

test('the cheapest comes first, what is not known last, and none is lost', () => {
  const cost = fc.oneof(
    fc.nat(60_000).map((aYear) => ({ known: 'for-your-income' as const, aYear })),
    fc.constant({ known: 'not-reported' as const, aYear: null }),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ cost })), (rows) => {
      const sorted = byCost(rows);
      expect(new Set(sorted)).toEqual(new Set(rows));
      const years = sorted.map((row) => row.cost.aYear ?? Infinity);
      expect(years).toEqual(years.toSorted((a, b) => a - b));
    }),
  );
});

test('aid is for residents, at the sectors it can be used at', () => {
  const ids = (...sectors: Parameters<typeof aidFor>[0]) => aidFor(sectors, 'NC').map(({ id }) => id);
  expect(ids('CommunityCollege')).toEqual(['next-nc-community', 'fels', 'nc-reach']);
  expect(ids('Independent')).toContain('need-based');
  expect(ids('Independent')).not.toContain('next-nc-unc');
  expect(ids('Other')).toEqual([]);
  expect(aidFor(['UNC', 'CommunityCollege'], 'SC')).toEqual([]);
});

test('each program has its year and its source', () => {
  for (const { year, source } of AID_PROGRAMS) {
    expect(year).toMatch(/^20\d\d(-\d\d)?$/);
    expect(source).not.toBe('');
  }
  expect(new Set(AID_PROGRAMS.map(({ id }) => id)).size).toBe(AID_PROGRAMS.length);
});
