import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CollegeSearch, NEW_SEARCH, NO_FILTERS } from './college-search.ts';
import { readSavedSearch, suggestedName, writeSavedSearch } from './saved-search.ts';

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

test('suggests a name from the filters, those first that tell searches apart', () => {
  const title = () => 'Nursing';
  expect(suggestedName(search, 120, title)).toBe(
    'Name has “state”, Nursing, Within 100 miles of 27601, Net price under $10,000, Public, North Carolina',
  );
  expect(suggestedName(search, 80, title)).toBe(
    'Name has “state”, Nursing, Within 100 miles of 27601, Net price under $10,000 +2',
  );
  expect(suggestedName(search, 30, title)).toBe('Name has “state”, Nursing +4');
  expect(suggestedName(search, 5, title)).toBe('');
  expect(suggestedName(NEW_SEARCH, 80)).toBe('');
  expect(suggestedName({ ...NEW_SEARCH, occupation: '29-1141.00' }, 80, title, 'Registered Nurses')).toBe(
    'Registered Nurses',
  );
});

test('searches that differ in price, major or place have names that differ', () => {
  const filters = { ...search.filters, name: '' };
  const names = [
    filters,
    { ...filters, bounds: { netPrice: 15_000 } },
    { ...filters, majors: ['11.07'] },
    { ...filters, near: { zip: '28607', miles: 100 } },
  ].map((other) => suggestedName({ ...search, filters: other }, 80, (cip) => `Major ${cip}`));
  expect(new Set(names).size).toBe(4);
});
