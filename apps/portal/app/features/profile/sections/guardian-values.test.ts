import type { Guardian } from '@longleaf/contract/profile-guardians';
import { expect, test } from 'vitest';
import { NEW_GUARDIAN, sentGuardian, typedGuardian } from './guardian-values.ts';

const { others: _, ...known } = NEW_GUARDIAN;
const stored = { ...known, firstName: 'Rosa', deploymentStatus: 'home', address: null } as Guardian;

test('fields that the form does not show come back as they were', () => {
  const typed = typedGuardian(stored);
  expect(typed.others).toEqual({ deploymentStatus: 'home' });
  expect(sentGuardian({ ...typed, firstName: 'Rosalind' }, null)).toEqual({
    ...stored,
    firstName: 'Rosalind',
  });
});
