import { assuranceOperations } from '@longleaf/contract/transfer-assurance';
import { OWN } from '../owner/own.ts';
import { at, reads, type Pairs } from './pair.ts';

const TAAP_FORM = {
  name: { first: 'Ada', last: 'Lovelace' },
  email: 'ada@example.org',
  mailingAddress: { street1: '1 Elm St', city: 'Raleigh', state: 'NC', zip: '27601' },
  additionalData: { denialsReceivedFrom: 'Appalachian State University' },
};

/** Of `contract/src/transfer-assurance.ts`. */
export const transferAssurancePairs: Pairs = [
  [assuranceOperations.isProspectSubmitted, reads('/Prospect/isProspectSubmitted', 'true')],
  [assuranceOperations.getAssuranceOutcome, reads('/Prospect/taap', '"sentAt"')],
  [assuranceOperations.getTaapProfile, reads('/Prospect/getTaapProfile', OWN.nickname)],
  [
    assuranceOperations.insertProspectTaap,
    {
      send: at('/Prospect/insertprospecttaap', TAAP_FORM),
      outsider: 200,
      proof: { holds: '"already":true' },
    },
  ],
];
