import { directAdmissionOperations } from '@longleaf/contract/direct-admission';
import { OWN } from '../owner/own.ts';
import { at, reads, type Pairs } from './pair.ts';

/** Of `contract/src/direct-admission.ts`. */
export const directAdmissionPairs: Pairs = [
  [
    directAdmissionOperations.getDirectAdmission,
    reads('/application/directAdmission', `"studentNumber":"${OWN.studentNumber}"`),
  ],
  [
    directAdmissionOperations.getDirectAdmissionEligibility,
    {
      send: at(`/application/getDirectAdmissionEligibility?studentNumber=${OWN.studentNumber}&lastName=Byrd`),
      outsider: 400,
      proof: 'changes',
    },
  ],
  [
    directAdmissionOperations.getDirectAdmissionApplications,
    {
      send: at(`/application/getDirectAdmissionApplications/${OWN.studentNumber}`),
      outsider: 404,
      proof: { holds: '"applicationDefinitionId"' },
    },
  ],
];
