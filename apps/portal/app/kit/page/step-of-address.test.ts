import { expect, test } from 'vitest';
import { stepOfAddress } from './step-of-address.ts';

const STEPS = ['who', 'where', 'done'] as const;

test.each([
  [null, 0, 'who', 1],
  ['who', 3, 'who', 1],
  ['where', 0, 'who', 1],
  ['where', 1, 'where', 2],
  ['done', 1, 'where', 2],
  ['done', 9, 'done', 3],
  ['elsewhere', 2, 'who', 1],
  ['', 2, 'who', 1],
] as const)('asked for %j with %d done: %s', (asked, reached, step, number) => {
  expect(stepOfAddress(STEPS, asked, reached)).toEqual({ step, number });
});
