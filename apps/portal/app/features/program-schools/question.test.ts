import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_QUESTION, questionAddress, questionOf, type SchoolsQuestion } from './question.ts';

const read = (query: string) => questionOf(new URLSearchParams(query));

test('without a query it asks for certificates by name (CON-073, CON-074)', () => {
  expect(read('')).toEqual(FIRST_QUESTION);
});

test.each([
  ['option=associate', { option: 'Associate' }],
  ['OPTION=Bachelors', { option: 'Bachelor' }],
  ['option=All&dir=desc', { option: 'All', dir: 'descending' }],
  ['dir=Descending&page=3', { dir: 'descending', page: 3 }],
  ['state=nc', { inState: true }],
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
])('leaves out %s', (query) => {
  expect(read(query)).toEqual(FIRST_QUESTION);
});

test('an address gives back the question it was made of', () => {
  const question: fc.Arbitrary<SchoolsQuestion> = fc.record({
    option: fc.constantFrom('All', 'Certificate', 'Diploma', 'Associate', 'Doctoral'),
    dir: fc.constantFrom('ascending', 'descending'),
    page: fc.integer({ min: 1, max: 9999 }),
    inState: fc.boolean(),
  });
  fc.assert(
    fc.property(question, (asked) => {
      const [path, query = ''] = questionAddress('51.3801', asked).split('?');
      expect(path).toBe('/exploreprogramsandmajors/schoolofferingprogram/51.3801');
      expect(read(query)).toEqual(asked);
    }),
  );
});
