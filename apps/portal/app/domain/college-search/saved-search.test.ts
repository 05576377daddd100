import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CollegeSearch, NEW_SEARCH, NO_FILTERS } from './college-search.ts';
import { readSavedSearch, searchInWords, suggestedName, writeSavedSearch } from './saved-search.ts';

const search: CollegeSearch = {
  ...NEW_SEARCH,
  filters: {
    name: 'state',
    near: { zip: '27601', miles: 100 },
    choices: { publicPrivate: ['Public'], state: ['NC'] },
    bounds: { netPrice: 10_000 },
    majors: ['51.38'],
  },
  sort: 'netPrice',
  view: 'list',
  page: 3,
};

test('a kept search comes back as it was, on its first page', () => {
  expect(readSavedSearch(writeSavedSearch(search))).toEqual({ ...search, page: 1 });
});

test.each([
  ['[{"key":"schoolType","value":"FourYear"}]', { schoolType: ['FourYear'] }],
  [
    '{"filters":[{"key":"schoolType","group":"schoolType","value":"FourYear,TwoYear"}]}',
    { schoolType: ['FourYear', 'TwoYear'] },
  ],
  ['{"filters":[{"key":"gone","value":"x"},null,7,{"key":3,"value":"x"}]}', {}],
])('reads %s', (text, choices) => {
  expect(readSavedSearch(text)?.filters).toEqual({ ...NO_FILTERS, choices });
});

test.each(['', 'null', '7', '"text"', '{}', '{"filters":"x"}', '{'])('%s is no search', (text) => {
  expect(readSavedSearch(text)).toBeNull();
});

test('never throws, whatever was kept', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readSavedSearch(text)));
});

test('suggests a name from the filters: whole filters only, and what tells most where not all have room', () => {
  expect(suggestedName(search, 80)).toBe(
    'Name has “state”, Within 100 miles of 27601, Net price under $10,000, 51.38',
  );
  expect(suggestedName(search, 110)).toBe(
    'Name has “state”, Within 100 miles of 27601, Public, North Carolina, Net price under $10,000, 51.38',
  );
  expect(suggestedName(search, 30)).toBe('Name has “state”, 51.38');
  const nursing = { ...search, filters: { ...NO_FILTERS, choices: { state: ['NC'] }, majors: ['51.38'] } };
  const named = (longest: number) =>
    suggestedName(nursing, longest, () => 'Registered Nursing/Registered Nurse');
  expect([80, 50, 40, 30].map(named)).toEqual([
    'North Carolina, Registered Nursing/Registered Nurse',
    'Registered Nursing/Registered Nurse',
    'Registered Nursing/Registered Nurse',
    'Registered Nursing/R...',
  ]);
  expect(suggestedName(NEW_SEARCH, 80)).toBe('');
});

test('says the filters of a search with the whole name of a major', () => {
  expect(searchInWords(search, () => 'Registered Nursing/Registered Nurse')).toBe(
    'Name has “state”, Within 100 miles of 27601, Public, North Carolina, Net price under $10,000, Registered Nursing/Registered Nurse',
  );
});
