import { schoolOperations } from '@longleaf/contract/profile-schools';
import { OWN } from '../owner/own.ts';
import { changes, type Pairs } from './pair.ts';

/** Of `contract/src/profile-schools.ts`. */
export const profileSchoolsPairs: Pairs = [
  [
    schoolOperations.savePrimaryConnection,
    changes('/users/primaryConnection/save', { primaryConnectionCrmId: OWN.otherSchool }),
  ],
  [schoolOperations.addAssociatedSchool, changes('/users/associatedSchools/add', { crmId: OWN.otherSchool })],
  [schoolOperations.deleteAssociatedSchool, changes(`/users/associatedSchools/delete?crmId=${OWN.school}`)],
];
