import { redirectionOperations } from '@longleaf/contract/redirection-pool';
import { OWN } from '../owner/own.ts';
import { at, reads, type Pairs } from './pair.ts';

const OTHER_FORM = {
  gradDate: '2026-06-11',
  intendedMajor: 'Major of another',
  requireCampusHousing: true,
  appliedToUncInstitution: false,
  entryTerm: 'Fall',
  textAuth: false,
  applyFinancialAid: true,
};

/** Of `contract/src/redirection-pool.ts`. */
export const redirectionPoolPairs: Pairs = [
  [redirectionOperations.getRedirectionProspect, reads('/Prospect/crp', OWN.major)],
  [
    redirectionOperations.insertProspectCrp,
    {
      send: at('/Prospect/insertprospectcrp', { additionalData: OTHER_FORM }),
      outsider: 200,
      proof: { holds: OWN.major },
    },
  ],
];
