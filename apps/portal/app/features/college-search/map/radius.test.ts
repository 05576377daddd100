import { expect, test } from 'vitest';
import { radiusMiles } from './radius.ts';

test.each([
  [null, null],
  [{ zip: '27601', miles: 25 }, 25],
  [{ zip: '27601', band: 'Under100' }, 100],
  [{ zip: '27601', band: '100OrMore' }, null],
])('the circle of %o', (near, miles) => {
  expect(radiusMiles(near)).toBe(miles);
});
