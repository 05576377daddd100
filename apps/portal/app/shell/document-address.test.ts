import { expect, test } from 'vitest';
import { isOfAnotherAddress } from './document-address.ts';

test.each([
  ['the same address', '/college-search?state=nc', '/college-search', '?state=nc', false],
  ['another page', '/college-search', '/', '', true],
  ['another search', '/college-search?state=nc', '/college-search', '', true],
  ['nothing was noted', undefined, '/', '', false],
])('%s', (_, noted, pathname, search, expected) => {
  expect(isOfAnotherAddress(noted, { pathname, search })).toBe(expected);
});
