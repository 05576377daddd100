import { expect, test } from 'vitest';
import { numberInText } from './number-text.ts';

test.each([
  ['', null],
  ['  ', null],
  ['10476', 10_476],
  ['$10,476', 10_476],
  ['1,234,567.5', 1_234_567.5],
  ['88 %', 88],
  ['-3', -3],
  ['0', 0],
  ['10,47', undefined],
  ['ten', undefined],
  ['1e5', undefined],
  ['3.', undefined],
])('%j is %j', (text, number) => expect(numberInText(text)).toBe(number));
