import { expect, it } from 'vitest';
import { formTellingPolicy } from './form-telling.ts';

it.each([
  ['the form, of whom it was told', 'next-steps-form', 'ann', 'change', true],
  ['the form, of somebody else', 'next-steps-form', 'ben', 'change', false],
  ['the form, to read', 'next-steps-form', 'ann', 'read', false],
  ['another link', 'shared-plan', 'ann', 'change', false],
] as const)('%s', (_, of, from, act, allowed) =>
  expect(formTellingPolicy({ kind: 'holder', of, from }, act, { owner: 'ann' }).allowed).toBe(allowed),
);
