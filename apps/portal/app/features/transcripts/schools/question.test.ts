import { expect, it } from 'vitest';
import { questionAddress, questionOf } from './question.ts';

const read = (query: string) => questionOf(new URLSearchParams(query));

it('reads what an address asks, in any letter case, and leaves out what it does not know', () => {
  expect(read('')).toEqual({ kind: 'colleges', startsWith: '', search: '', page: 1 });
  expect(read('Kind=High-Schools&STARTSWITH=b&search=wake&page=3')).toEqual({
    kind: 'high-schools',
    startsWith: 'b',
    search: 'wake',
    page: 3,
  });
  expect(read('kind=banks&page=0')).toEqual(read(''));
  expect(read(`page=1.5&search=${'x'.repeat(200)}`)).toMatchObject({ page: 1, search: 'x'.repeat(100) });
});

it.each(['', '?kind=high-schools', '?startsWith=B', '?kind=high-schools&search=wake+forest&page=2'])(
  'writes %j as it is read',
  (query) => {
    expect(questionAddress(read(query))).toBe(`/transcriptSchools${query}`);
  },
);
