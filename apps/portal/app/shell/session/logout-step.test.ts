import { expect, test } from 'vitest';
import { logoutStep } from './logout-step.ts';

test.each([
  ['Auth', true, 'complete'],
  ['Auth', false, 'complete'],
  ['auth', true, 'complete'],
  ['portal', true, 'sign-out'],
  ['anything else', false, 'sign-out'],
  [null, true, 'sign-out'],
  ['', true, 'sign-out'],
  [null, false, 'leave'],
  ['', false, 'leave'],
] as const)('referrer %s, signed in %s: %s (ST-058, ST-060)', (referrer, signedIn, step) => {
  expect(logoutStep(referrer, signedIn)).toBe(step);
});
