import { recruitingOperations } from '@longleaf/contract/recruiting';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/recruiting.ts`. */
export const recruitingPairs: Pairs = [
  [recruitingOperations.isRecruited, reads(`/Prospect/${OWN.college}/isRecruited`, 'true')],
  [recruitingOperations.getRecruiterIds, reads('/Prospect/recruiterids', String(OWN.college))],
  [
    recruitingOperations.addRecruiter,
    {
      ...changes('/Prospect/addRecruiter', {
        applicationDefinitionId: OWN.otherCollege,
        source: 'College Recruiter',
      }),
      // Their profile does not say how old they are.
      outsider: 400,
    },
  ],
  [
    recruitingOperations.removeRecruiter,
    changes('/Prospect/removeRecruiter', { applicationDefinitionId: OWN.college }),
  ],
  [
    recruitingOperations.getListOfRecruiterSchools,
    reads('/Prospect/getListofRecruiterSchools', '"recruited":true'),
  ],
  [
    recruitingOperations.getFullOrgList,
    reads('/Prospect/getFullOrgList?recruitedOnly=true', '"recruited":true'),
  ],
  [
    recruitingOperations.getCollegeRecruiters,
    reads('/collegePlanning/getcollegerecruiters', String(OWN.college)),
  ],
  [
    recruitingOperations.getRecruiterAdditionalData,
    reads('/Prospect/recruiterAdditionalData', OWN.toldMajor),
  ],
  [
    recruitingOperations.addRecruiterAdditionalData,
    {
      ...changes('/Prospect/addRecruiterAdditionalData', {
        additionalData: { intendedMajor: 'Another major' },
      }),
      outsider: 400,
    },
  ],
];
