import { expect, test } from 'vitest';
import { NO_FILTERS } from './college-search.ts';
import { bestProposals, largerProposals, type Proposal, proposals } from './proposals.ts';

const filters = {
  ...NO_FILTERS,
  near: { zip: '27601', miles: 50 },
  choices: { schoolType: ['FourYear'] },
  bounds: { netPrice: 5000 },
};
const told = (proposal: Proposal) => ({ ...proposal, filters: undefined });

test('offers gentle changes before taking filters off', () => {
  expect(proposals(filters).map(told)).toEqual([
    { kind: 'raise-price', dollars: 10_000 },
    { kind: 'raise-price', dollars: 15_000 },
    { kind: 'raise-price', dollars: 20_000 },
    { kind: 'widen', miles: 100 },
    { kind: 'widen', miles: 200 },
    { kind: 'include', length: 'TwoYear' },
    { kind: 'without', text: 'Within 50 miles of 27601' },
    { kind: 'without', text: 'Four-year' },
    { kind: 'without', text: 'Net price under $5,000' },
  ]);
});

test('every change leads to other filters', () => {
  for (const proposal of proposals(filters)) expect(proposal.filters).not.toEqual(filters);
});

test('a single filter is not offered to be taken off: that is what clearing does', () => {
  expect(proposals({ ...NO_FILTERS, name: 'xyz' })).toEqual([]);
});

test('shows three that give colleges, each of another kind where there are such', () => {
  const totals = [0, 2, 6, 4, 9, 0, 0, 3, 14];
  const offers = proposals(filters).map((proposal, index) => ({ proposal, total: totals[index] ?? 0 }));
  expect(bestProposals(offers).map(({ proposal, total }) => [proposal.kind, total])).toEqual([
    ['raise-price', 2],
    ['widen', 4],
    ['without', 3],
  ]);
  expect(bestProposals(offers.map((offer) => ({ ...offer, total: 0 })))).toEqual([]);
});

test('a name with filters: the filters can go, or the name', () => {
  const named = { ...NO_FILTERS, name: 'duke', choices: { collegeType: ['Community'] } };
  expect(proposals(named)).toEqual([
    { kind: 'only-name', filters: { ...NO_FILTERS, name: 'duke' } },
    { kind: 'without', text: 'Name has “duke”', filters: { ...named, name: '' } },
    { kind: 'without', text: 'Community', filters: { ...NO_FILTERS, name: 'duke' } },
  ]);
});

test('where no single change helps two filters can go, and then all but one', () => {
  const narrow = {
    ...NO_FILTERS,
    bounds: { netPrice: 5000 },
    choices: { state: ['NC'], historicallyBlack: ['HBCU'] },
    majors: ['51.38'],
  };
  const larger = largerProposals(narrow);
  const pairs = larger.filter(({ kind }) => kind === 'without-two');
  expect(pairs).toHaveLength(6);
  expect(new Set(pairs.map((proposal) => JSON.stringify(proposal.filters))).size).toBe(6);
  expect(larger.filter(({ kind }) => kind === 'only').map(({ filters: kept }) => kept)).toEqual([
    { ...NO_FILTERS, choices: { state: ['NC'] } },
    { ...NO_FILTERS, choices: { historicallyBlack: ['HBCU'] } },
    { ...NO_FILTERS, bounds: { netPrice: 5000 } },
    { ...NO_FILTERS, majors: ['51.38'] },
  ]);
  // Of two filters each can go by itself, which is asked before.
  expect(largerProposals({ ...NO_FILTERS, name: 'duke', majors: ['51.38'] })).toEqual([]);
});
