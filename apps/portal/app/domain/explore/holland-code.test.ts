import { expect, test } from 'vitest';
import { areasOfCode } from './holland-code.ts';

test.each([
  ['SIA', ['social', 'investigative', 'artistic']],
  ['E', ['enterprising']],
  ['RC', ['realistic', 'conventional']],
  ['', []],
  [null, []],
  ['X', []],
])('the Holland code %s', (code, areas) => {
  expect(areasOfCode(code)).toEqual(areas);
});
