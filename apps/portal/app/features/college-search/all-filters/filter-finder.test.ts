import { filterFamilies } from '@longleaf/rules/colleges/filters/catalogue';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFamilies, isOfNoCollege, markedParts, type OfferedFamily } from './filter-finder.ts';
import { wordsForBoxes, wordsForFamilies } from './words-for-filters.ts';

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
    key: 'netPrice',
    category: 'cost',
    label: 'Net price a year',
    kind: 'choice',
    filters: [box('Under $20,000')],
  },
  {
    key: 'schoolType',
    category: 'college',
    label: 'Length',
    kind: 'choice',
    filters: [box('Two-year'), box('Four-year')],
  },
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
      ['netPrice', 1],
      ['services', 1],
    ],
  ],
  [
    '  AID ',
    [
      ['financialAid', 2],
      ['netPrice', 1],
      ['services', 1],
    ],
  ],
  ["women's", [['housingTypes', 1]]],
  ['housing for women', [['housingTypes', 1]]],
  ['zebra', []],
  // A question, what nothing has beside what something has, and Spanish, with its accents or without.
  ['do they have housing n stuff', [['housingTypes', 2]]],
  ['zebra housing', [['housingTypes', 2]]],
  ['¿cuánto cuesta?', [['netPrice', 1]]],
  ['ayuda financiera', [['financialAid', 2]]],
  ['préstamos', [['financialAid', 2]]],
  ['residencia estudiantil', [['housingTypes', 2]]],
  // Never inside a word.
  ['orm', []],
  ['inancial', []],
  // What people say.
  ['fafsa', [['financialAid', 2]]],
  ['dorm', [['housingTypes', 2]]],
  ['2 year', [['schoolType', 2]]],
  ['under 20,000', [['netPrice', 1]]],
  ['full ride', [['financialAid', 1]]],
  ['', []],
])('"%s" finds', (text, found) => {
  expect(findFamilies(families, text).map(({ key, filters }) => [key, filters.length])).toEqual(found);
});

const offered = filterFamilies.map((family) => ({
  ...family,
  filters: family.filters.map((filter) => ({ ...filter, count: 1 })),
})) as unknown as OfferedFamily[];

test.each([
  ['zip', ['distance']],
  ['zip code', ['distance']],
  ['near me', ['distance']],
  ['dorm', ['campusLife', 'housing', 'housingTypes']],
  ['size', ['population', 'studentFacultyRatio']],
  ['acceptance', ['entranceDifficulty', 'admissionRate']],
  ['gpa', ['admissionPolicies']],
  ['greek life', ['housingTypes', 'extracurriculars']],
  ['cost', ['applicationFee', 'netPrice', 'tuition', 'paymentPlans']],
  ['hbcu', ['historicallyBlack']],
  ['d1', ['sportsDivision']],
  ['fafsa', ['financialAid']],
  ['cheap', ['netPrice', 'tuition']],
  ['study abroad', ['specialPrograms']],
  ['work study', ['financialAid']],
  ['big', ['campusSetting', 'population']],
  ['black college', ['historicallyBlack']],
  ['christian college', ['publicPrivate', 'religion', 'sportsDivision', 'extracurriculars']],
  ['trade school', ['schoolType']],
  ['bachelors', ['schoolType']],
  ['associates', ['schoolType', 'programType']],
  ['big city', ['campusSetting']],
  ['campus size', ['population']],
  ['daycare', ['additionalServices']],
  ['studying abroad', ['specialPrograms']],
  ['debt', ['financialAid']],
  ['commuter', ['distance']],
])('among all families "%s" finds what people mean', (text, keys) => {
  expect(findFamilies(offered, text).map(({ key }) => key)).toEqual(keys);
});

test('what no college has told about is known as such, and is no filter', () => {
  const without = offered
    .filter(({ key }) => key !== 'extracurriculars')
    .map((family) => ({
      ...family,
      filters: family.filters.filter(({ value }) => value !== 'Fraternity'),
    }));
  expect(findFamilies(without, 'greek life')).toEqual([]);
  expect(isOfNoCollege(without, findFamilies(without, 'greek life'), 'greek life')).toBe(true);
  expect(isOfNoCollege(offered, findFamilies(offered, 'greek life'), 'greek life')).toBe(false);
  for (const text of ['', 'biology', 'greek philosophy', 'dorm'])
    expect([text, isOfNoCollege(without, findFamilies(without, text), text)]).toEqual([text, false]);
  // Some colleges tell of officers' training, none of services for veterans.
  const someMilitary = offered.filter(({ key }) => key !== 'campusLife');
  expect(isOfNoCollege(someMilitary, findFamilies(someMilitary, 'military'), 'military')).toBe(false);
});

test('words that people use are those of families and boxes that there are', () => {
  const byKey = new Map(offered.map((family) => [family.key, family]));
  expect(Object.keys(wordsForFamilies).filter((key) => !byKey.has(key))).toEqual([]);
  for (const [key, boxes] of Object.entries(wordsForBoxes)) {
    const values = byKey.get(key)?.filters.map(({ value }) => value) ?? [];
    expect(Object.keys(boxes).filter((value) => !values.includes(value))).toEqual([]);
  }
});

test('marks the beginnings of the words that were searched for', () => {
  expect(markedParts('Help with aid forms', 'AID form')).toEqual([
    { text: 'Help', marked: false },
    { text: ' ', marked: false },
    { text: 'with', marked: false },
    { text: ' ', marked: false },
    { text: 'aid', marked: true },
    { text: ' ', marked: false },
    { text: 'form', marked: true },
    { text: 's', marked: false },
  ]);
  expect(markedParts('Pentecostal', 'cost').every((part) => !part.marked)).toBe(true);
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
