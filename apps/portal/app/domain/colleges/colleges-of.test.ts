import { expect, it } from 'vitest';
import { collegesOf } from './colleges-of.ts';

const colleges = [
  'Duke University',
  'North Carolina State University at Raleigh',
  'University of North Carolina at Chapel Hill',
].map((name, id) => ({ id, name, urlName: String(id), city: id === 0 ? 'Durham' : 'Raleigh' }));
const names = (typed: string, chosen: string[] = []) =>
  collegesOf(colleges, typed, chosen).map(({ id }) => id);

it.each([
  ['duke', [0]],
  ['chapel h', [2]],
  ['unc', [2]],
  ['durham', [0]],
  ['north carolina', [1, 2]],
  ['uke', []],
  ['  ', []],
])('%j finds %j', (typed, found) => expect(names(typed)).toEqual(found));

it('leaves out what is chosen, and gives at most eight', () => {
  expect(names('duke', ['Duke University'])).toEqual([]);
  const many = Array.from({ length: 20 }, (_, id) => ({ id, name: `College ${id}`, urlName: '', city: '' }));
  expect(collegesOf(many, 'college', [])).toHaveLength(8);
});
