import type { Actor } from '@longleaf/http/actor';
import { expect, it } from 'vitest';
import { sharedPlanReadingPolicy } from './shared-plan-reading.ts';

const aunt: Actor = { kind: 'holder', of: 'shared-plan', from: 'ann' };
const calendar: Actor = { kind: 'holder', of: 'calendar-feed', from: 'ann' };
const ann: Actor = { kind: 'person', id: 'ann' };
const nobody: Actor = { kind: 'nobody' };

it.each([
  [aunt, 'read', 'ann', true],
  [aunt, 'read', 'bob', false],
  [aunt, 'change', 'ann', false],
  [aunt, 'delete', 'ann', false],
  [calendar, 'read', 'ann', false],
  [ann, 'read', 'ann', false],
  [nobody, 'read', 'ann', false],
] as const)('%j may %s what is of %s: %s', (actor, act, owner, allowed) => {
  expect(sharedPlanReadingPolicy(actor, act, { owner }).allowed).toBe(allowed);
});
