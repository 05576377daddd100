import type { UserProfile } from '@longleaf/contract/profile';
import type { DemographicsAnswer } from '@longleaf/contract/profile-demographics';

/** A profile with a name and nothing else, with what a test wants to be different. */
export function sampleProfile(different: Partial<UserProfile> = {}): UserProfile {
  return {
    id: 'person-1',
    firstName: 'Maya',
    middleName: '',
    lastName: 'Torres',
    suffix: '',
    nickname: '',
    email: 'maya@example.org',
    emailVerified: true,
    role: 1,
    gender: null,
    dateOfBirth: null,
    graduationYear: null,
    socialSecurityNumber: null,
    phoneNumber: '',
    daytimePhone: '',
    eveningPhone: '',
    mailingPhone: '',
    mobilePhone: '',
    permAddress: null,
    mailAddress: null,
    addressVerified: false,
    customer: null,
    primaryConnectionCrmId: null,
    primaryConnectionNotListed: false,
    associatedSchools: [],
    textingOptIns: [],
    passwordInvalid: false,
    twoFactor: false,
    addressInvalid: false,
    enrollmentStatus: '',
    studentId: '',
    heSUserId: null,
    ...different,
  };
}

/** Nothing said about oneself. */
export const noDemographics: DemographicsAnswer = {
  nationalities: '',
  ethnicities: '',
  disabilities: '',
  militaryServices: '',
  religiousAffiliation: null,
  maritalStatus: null,
  hispanic: null,
};
