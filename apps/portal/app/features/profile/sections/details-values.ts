import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfileSave, UserProfile } from '@longleaf/contract/profile';
import { complainAboutPersonName } from '@longleaf/rules/accounts/names';
import { complainAboutPhone } from '@longleaf/rules/profile/phone';

/** The details as the form holds them: text for every field. */
export interface Details {
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
  nickname: string;
  dateOfBirth: string;
  graduationYear: string;
  gender: string;
  enrollmentStatus: string;
  phoneNumber: string;
  daytimePhone: string;
  eveningPhone: string;
  mailingPhone: string;
  mobilePhone: string;
  textingOptIns: readonly string[];
}

type PhoneName = 'phoneNumber' | 'daytimePhone' | 'eveningPhone' | 'mailingPhone' | 'mobilePhone';

/** The phones in their order; the mobile phone belongs to the new phone number feature (VAL-073). */
export const PHONES: readonly { name: PhoneName; label: MessageDescriptor }[] = [
  { name: 'phoneNumber', label: msg`Phone` },
  { name: 'mobilePhone', label: msg`Mobile phone` },
  { name: 'daytimePhone', label: msg`Daytime phone` },
  { name: 'eveningPhone', label: msg`Evening phone` },
  { name: 'mailingPhone', label: msg`Phone at your mailing address` },
];

const digits = (value: number | null) => (value === null ? '' : String(value));

export function detailsOf(profile: UserProfile): Details {
  return {
    firstName: profile.firstName,
    middleName: profile.middleName,
    lastName: profile.lastName,
    suffix: profile.suffix,
    nickname: profile.nickname,
    dateOfBirth: profile.dateOfBirth ?? '',
    graduationYear: digits(profile.graduationYear),
    gender: digits(profile.gender),
    enrollmentStatus: profile.enrollmentStatus,
    phoneNumber: profile.phoneNumber,
    daytimePhone: profile.daytimePhone,
    eveningPhone: profile.eveningPhone,
    mailingPhone: profile.mailingPhone,
    mobilePhone: profile.mobilePhone,
    textingOptIns: profile.textingOptIns,
  };
}

/** The details as the save call takes them (API-046, VAL-005). */
export function sentDetails(details: Details): ProfileSave {
  const { gender, graduationYear, textingOptIns, ...texts } = details;
  return {
    ...texts,
    gender: gender === '' ? null : Number(gender),
    graduationYear: graduationYear === '' ? null : Number(graduationYear),
    textingOptIns: [...textingOptIns],
  };
}

/** What is wrong before the server is asked. */
export function complainAboutDetails(details: Details): Partial<Record<string, string>> {
  const complaints: Partial<Record<string, string>> = {};
  const note = (field: string, text: string | undefined) => {
    if (text !== undefined) complaints[field] = text;
  };
  note('firstName', complainAboutPersonName(details.firstName.trim(), /*i18n*/ 'first name'));
  if (details.middleName.trim() !== '')
    note('middleName', complainAboutPersonName(details.middleName.trim(), /*i18n*/ 'middle name'));
  note('lastName', complainAboutPersonName(details.lastName.trim(), /*i18n*/ 'last name'));
  for (const { name } of PHONES) note(name, complainAboutPhone(details[name]));
  return complaints;
}
