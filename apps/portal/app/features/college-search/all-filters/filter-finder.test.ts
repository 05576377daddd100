import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFamilies, markedParts, type OfferedFamily } from './filter-finder.ts';

const box = (label: string) => ({ key: 'k', value: label, label, pillText: label, count: 1 });
const families: OfferedFamily[] = [
  {
    key: 'financialAid',
    category: 'cost',
    label: 'Financial aid',
    kind: 'choice',
    filters: [box('Grants'), box('Loans')],
  },
  {
    key: 'housingTypes',
    category: 'campus-life',
    label: 'Housing types',
    kind: 'choice',
    filters: [box('Women’s dorms'), box('Apartments')],
  },
  { key: 'name', category: 'college', label: 'Name of aid', kind: 'name', filters: [] },
  {
    key: 'services',
    category: 'campus-life',
    label: 'Services',
    kind: 'choice',
    filters: [box('Help with aid forms'), box('Day care')],
  },
];

test.each([
  [
    'aid',
    [
      ['financialAid', 2],
      ['services', 1],
    ],
  ],
  [
    '  AID ',
    [
      ['financialAid', 2],
      ['services', 1],
    ],
  ],
  ["women's", [['housingTypes', 1]]],
  ['zebra', []],
  ['', []],
])('"%s" finds', (text, found) => {
  expect(findFamilies(families, text).map(({ key, filters }) => [key, filters.length])).toEqual(found);
});

test('marks the words that were searched for', () => {
  expect(markedParts('Help with aid forms', 'AID')).toEqual([
    { text: 'Help with ', marked: false },
    { text: 'aid', marked: true },
    { text: ' forms', marked: false },
  ]);
});

test('marking never changes the label', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (label, text) => {
      expect(
        markedParts(label, text)
          .map((part) => part.text)
          .join(''),
      ).toBe(label);
    }),
  );
});
