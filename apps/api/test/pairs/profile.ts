import { profileOperations } from '@longleaf/contract/profile';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/profile.ts`. */
export const profilePairs: Pairs = [
  [profileOperations.getProfile, reads('/users/profile', OWN.nickname)],
  [profileOperations.getLimitedProfile, reads('/users/limitedProfile', OWN.street)],
  [profileOperations.getSocialSecurityNumber, reads('/users/socialSecurityNumber', OWN.number)],
  [profileOperations.saveProfile, changes('/users/profile/save', { nickname: 'Another' })],
  [
    profileOperations.saveLimitedProfile,
    changes('/users/limitedProfile/save', {
      mailAddress: { street: '1 Elm St', city: 'Raleigh', state: 'NC', postalCode: '27601', country: 'US' },
    }),
  ],
  [profileOperations.saveLanguage, changes('/users/language', { language: 'es' })],
  [
    profileOperations.saveStudentNumber,
    {
      send: ({ id }) => ({ path: '/users/studentNumber/save', body: { userId: id, studentNumber: '12345' } }),
      outsider: 404,
      proof: 'changes',
    },
  ],
];
