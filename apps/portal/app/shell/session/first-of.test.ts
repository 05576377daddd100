import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

test.each([
  [false, false, '/compare?colleges=a'],
  [false, true, '/updateAddress?returnTo=%2Fcompare%3Fcolleges%3Da'],
  [true, false, '/profile#password'],
  [true, true, '/profile#password'],
])('password invalid %s, address invalid %s: %s', (passwordInvalid, addressInvalid, where) => {
  expect(firstOf({ passwordInvalid, addressInvalid }, '/compare?colleges=a')).toBe(where);
});
