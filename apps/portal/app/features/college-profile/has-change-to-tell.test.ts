import { expect, it } from 'vitest';
import type { College } from './blocks/college.ts';
import { hasChangeToTell } from './has-change-to-tell.ts';

const announced = { kind: 'closing' } as NonNullable<College['change']>;

it.each([
  ['one that goes on', { change: null, isOpen: true }, false],
  ['one that closed and nobody says how', { change: null, isOpen: false }, true],
  ['one that is open and has announced something', { change: announced, isOpen: true }, true],
  ['one that closed as announced', { change: announced, isOpen: false }, true],
])('whether there is something to tell of %s', (_, college, told) => {
  expect(hasChangeToTell(college)).toBe(told);
});
