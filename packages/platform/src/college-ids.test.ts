import { expect, it } from 'vitest';
import { collegeIds } from './college-ids.ts';

it.each([
  ['', []],
  ['199120', [199120]],
  [' 199120, 199193,', [199120, 199193]],
  ['199120, duke', undefined],
  ['19912', undefined],
])('reads %j', (text, ids) => {
  expect(collegeIds(text)).toEqual(ids && new Set(ids));
});
