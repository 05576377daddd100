import { expect, test } from 'vitest';
import { audienceOf, isHelper } from './audience.ts';

test.each([
  ['in middle school', 1, 'pupil', false],
  ['in high school', 2, 'pupil', false],
  ['in college', 4, 'college', false],
  ['an adult', 8, 'adult', false],
  ['a parent', 16, 'parent', true],
  ['a parent who saves with NC 529', 16 | 64, 'parent', true],
  ['a counselor', 32, 'educator', true],
  ['a teacher with children', 16 | 32, 'parent', true],
  ['a student whose parent shares the account', 2 | 16, 'pupil', false],
  ['an adult who is a parent, and goes to school', 8 | 16, 'adult', false],
  ['an account holder of NC 529 alone', 64, 'visitor', false],
  ['nobody in particular', 0, 'visitor', false],
] as const)('CON-082: %s', (_, role, audience, helps) => {
  expect(audienceOf(role)).toBe(audience);
  expect(isHelper(audience)).toBe(helps);
});
