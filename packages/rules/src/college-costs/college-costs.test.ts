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

// Each was held against what was published, word by word; one that is added is looked up before it stands here.
test('the programs shown are those of which a public source was found, each with its year', () =>
  expect(AID_PROGRAMS.map(({ name, year, source }) => [name, year, source])).toEqual([
    ['Next NC Scholarship, UNC System', '2025-26', 'wunc.org (2025-08-07); nextncscholarship.org'],
    ['Next NC Scholarship, community colleges', '2025-26', 'wunc.org (2025-08-07); nextncscholarship.org'],
    [
      'North Carolina Need-Based Scholarship',
      '2018-19',
      'North Carolina State Education Assistance Authority, 2018',
    ],
    [
      'Forgivable Education Loans for Service (FELS)',
      '2018-19',
      'North Carolina State Education Assistance Authority, 2018',
    ],
    ['NC Reach', '2018-19', 'North Carolina State Education Assistance Authority, 2018'],
    ['Golden LEAF Scholarship, high school seniors', '2018', 'mydailyrecord.com (2018-02-22)'],
    ['Golden LEAF Scholarship, transfer from a community college', '2020-21', 'docslib.org/doc/9019276'],
  ]));
