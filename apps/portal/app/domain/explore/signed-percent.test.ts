import { expect, test } from 'vitest';
import { signedPercent } from './signed-percent.ts';

test.each([
  [4.9, '+4.9%'],
  [-12.34, '−12.3%'],
  [0, '0%'],
  [-0.04, '0%'],
  [30, '+30%'],
])('a change of %s percent reads %s', (percent, words) => {
  expect(signedPercent(percent)).toBe(words);
});
