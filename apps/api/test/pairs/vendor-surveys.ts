import { vendorSurveyOperations } from '@longleaf/contract/vendor-surveys';
import { OWN } from '../owner/own.ts';
import { at, reads, shared, type Pairs } from './pair.ts';

/** Of `contract/src/vendor-surveys.ts`. */
export const vendorSurveysPairs: Pairs = [
  // The vendor refused the owner, and nobody else.
  [
    vendorSurveyOperations.canAccessVendorSurveys,
    reads('/learnaboutyourself/canaccess', '"intelligencesAccess":false'),
  ],
  [
    vendorSurveyOperations.getVendorSurveyAddress,
    shared('/learnaboutyourself/personality', 'https://vendor.example/assessments/104'),
  ],
  [vendorSurveyOperations.getVendorSurveys, reads('/hes/assessments', OWN.vendorResult)],
  [vendorSurveyOperations.getVendorToken, { send: at('/hes/getToken'), outsider: 200, proof: 'changes' }],
];
