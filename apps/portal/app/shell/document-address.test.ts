import { expect, test } from 'vitest';
import { isOfAnotherAddress } from './document-address.ts';

const HOST = 'https://portal.example';

test.each([
  ['the same address', `${HOST}/college-search?state=nc`, '/college-search', '?state=nc', false],
  ['another place in the same page', `${HOST}/data#ipeds`, '/data', '', false],
  ['another page', `${HOST}/college-search`, '/', '', true],
  ['another search', `${HOST}/college-search?state=nc`, '/college-search', '', true],
  ['a secret that the page took away', `${HOST}/resetPassword?token=x`, '/resetPassword', '', false],
  ['the same in another language', `${HOST}/es/resetPassword?token=x`, '/es/resetPassword', '', false],
  ['another page than the one with the secret', `${HOST}/resetPassword?token=x`, '/login', '', true],
  ['a browser that does not tell', undefined, '/', '', false],
])('%s', (_, loaded, pathname, search, expected) => {
  expect(isOfAnotherAddress(loaded, { pathname, search })).toBe(expected);
});
