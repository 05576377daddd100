import { expect, test } from 'vitest';
import { answerOfTyping, shownAmount } from './typed-amount.ts';

test.each([
  ['', null, ''],
  ['12x', null, '12x'],
  ['$1,200', '1200', '$1,200'],
  ['1200', '900', '900'],
  ['', '900', '900'],
  ['1200', 'oneBedroom', ''],
])('typed %j and answered %j, %j is shown', (typed, answer, shown) => {
  expect(shownAmount(typed, answer)).toBe(shown);
});

test.each([
  ['$1,200', 'oneBedroom', '1200'],
  ['0', null, '0'],
  ['12x', '12', null],
  ['5001', '500', null],
  ['', '12', null],
  ['', 'oneBedroom', undefined],
  [' ', null, undefined],
])('typing %j over %j answers %j', (typed, answer, given) => {
  expect(answerOfTyping(typed, answer)).toBe(given);
});
