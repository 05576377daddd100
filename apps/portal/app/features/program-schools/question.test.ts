import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FIRST_QUESTION,
  questionAddress,
  questionOf,
  type SchoolsQuestion,
  zipOfSearch,
} from './question.ts';

const read = (query: string) => questionOf(new URLSearchParams(query));

test('without a query it asks for certificates in North Carolina by name (CON-073, CON-074)', () => {
  expect(read('')).toEqual(FIRST_QUESTION);
});

test.each([
  ['option=associate', { option: 'Associate' }],
  ['OPTION=Bachelors', { option: 'Bachelor' }],
  ['option=All&dir=desc', { option: 'All', dir: 'descending' }],
  ['dir=Descending&page=3', { dir: 'descending', page: 3 }],
  ['state=ALL', { inState: false }],
  ['zip=27601', { zip: '27601' }],
  ['zip=27601&order=name', { zip: '27601', byName: true }],
])('reads %s', (query, difference) => {
  expect(read(query)).toEqual({ ...FIRST_QUESTION, ...difference });
});

test.each([
  'option=Nonsense',
  'dir=sideways',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=1e9',
  'state=VA',
  'state=nc',
  'zip=276',
  'zip=abcde',
])('leaves out %s', (query) => {
  expect(read(query)).toEqual(FIRST_QUESTION);
});

test('an address gives back the question it was made of', () => {
  const question: fc.Arbitrary<SchoolsQuestion> = fc.record({
    option: fc.constantFrom('All', 'Certificate', 'Diploma', 'Associate', 'Doctoral'),
    dir: fc.constantFrom('ascending', 'descending'),
    page: fc.integer({ min: 1, max: 9999 }),
    inState: fc.boolean(),
    zip: fc.constantFrom(null, '27601', '00501'),
    byName: fc.boolean(),
  });
  fc.assert(
    fc.property(question, (asked) => {
      const [path, query = ''] = questionAddress('51.3801', asked).split('?');
      expect(path).toBe('/exploreprogramsandmajors/schoolofferingprogram/51.3801');
      expect(read(query)).toEqual(asked);
    }),
  );
});

test.each([
  ['/college-search?zip=28607&within=50', '28607'],
  ['/college-search?name=duke', null],
  ['/college-search', null],
  [null, null],
])('the place of the search %s is %s', (address, zip) => {
  expect(zipOfSearch(address)).toBe(zip);
});
