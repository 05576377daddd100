import type { testPrepOperations } from '@longleaf/contract/test-prep';
import type { Given } from '@longleaf/contract/operation';

type Told = Given<typeof testPrepOperations.getTestPrepProfile>;

/** What a partner is told of Maya. */
export const sampleTestPrep = (changed: Partial<Told> = {}): Told => ({
  address: 'https://prep.example/open',
  userId: 'n4me',
  userIdHash: 'ab'.repeat(32),
  email: 'maya@example.org',
  firstName: 'Maya',
  ...changed,
});
