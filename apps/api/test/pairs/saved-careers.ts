import { savedCareerOperations } from '@longleaf/contract/saved-careers';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/saved-careers.ts`. */
export const savedCareersPairs: Pairs = [
  [savedCareerOperations.getSavedCareerCodes, reads('/careers/savedcareercodes', OWN.career)],
  [savedCareerOperations.saveCareer, changes('/careers/savedcareers', OWN.otherCareer)],
  [savedCareerOperations.deleteSavedCareer, changes(`/careers/savedcareers?occCode=${OWN.career}`)],
];
