import type { UserProfile } from '@longleaf/contract/profile';
import { expect, test } from 'vitest';
import { complainAboutDetails, detailsOf, sentDetails } from './details-values.ts';

const profile = {
  firstName: 'Maya',
  middleName: '',
  lastName: 'Torres',
  suffix: '',
  nickname: '',
  dateOfBirth: null,
  graduationYear: 2027,
  gender: 2,
  phoneNumber: '',
  daytimePhone: '',
  eveningPhone: '',
  mailingPhone: '',
  mobilePhone: '',
  textingOptIns: ['Deadlines'],
} as unknown as UserProfile;

test('gender and year go as numbers, or as nothing (VAL-005)', () => {
  const details = detailsOf(profile);
  expect(details).toMatchObject({ gender: '2', graduationYear: '2027', dateOfBirth: '' });
  expect(sentDetails(details)).toMatchObject({ gender: 2, graduationYear: 2027 });
  expect(sentDetails({ ...details, gender: '', graduationYear: '' })).toMatchObject({
    gender: null,
    graduationYear: null,
  });
});

test('every wrong field is named at once', () => {
  const wrong = { ...detailsOf(profile), firstName: ' ', mobilePhone: '12' };
  expect(Object.keys(complainAboutDetails(wrong))).toEqual(['firstName', 'mobilePhone']);
  expect(complainAboutDetails(detailsOf(profile))).toEqual({});
});
