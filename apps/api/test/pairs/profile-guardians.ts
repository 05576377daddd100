import { guardianOperations } from '@longleaf/contract/profile-guardians';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/profile-guardians.ts`. */
export const profileGuardiansPairs: Pairs = [
  [guardianOperations.getGuardians, reads('/users/parentguardianinfo', OWN.guardian)],
  [
    guardianOperations.saveGuardians,
    changes('/users/parentguardianinfo', { guardians: [{ firstName: 'Rosa', lastName: 'Torres' }] }),
  ],
];
