import { expect, it } from 'vitest';
import { changeOf, isOpenCollege } from './change.ts';

it.each([
  ['active', 'A', true, null, true],
  ['new', 'N', true, null, true],
  ['restored', 'R', true, null, true],
  ['reported with its parent', 'G', false, null, true],
  ['closed in the year, with data of it', 'M', true, null, false],
  ['out of business', 'D', false, null, false],
  ['combined with another', 'C', false, null, false],
  ['not active, without a code', null, false, null, false],
  ['without any word', null, null, null, true],
  ['closed since', 'A', true, 'closed', false],
  ['merged since', 'A', true, 'merged', false],
  ['about to close', 'A', true, 'closing', true],
  ['about to merge', 'A', true, 'merging', true],
  ['without accreditation', 'A', true, 'accreditation', true],
  ['closed since, as a campus', 'G', false, 'closed', false],
] as const)('a college that is %s is open or not', (_, activeCode, isActive, changeKind, isOpen) => {
  expect(isOpenCollege({ activeCode, isActive, changeKind })).toBe(isOpen);
});

it.each([
  ['combined with another, says the directory alone', 'C', null, 'merged'],
  ['combined, and more is known', 'C', 'closed', 'closed'],
  ['out of business, without a date', 'D', null, null],
  ['about to close', 'A', 'closing', 'closing'],
  ['going on', 'A', null, null],
] as const)('what became of a college that is %s', (_, activeCode, changeKind, became) => {
  expect(changeOf({ activeCode, changeKind })).toBe(became);
});
