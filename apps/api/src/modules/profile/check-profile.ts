import type { AddressSent } from '@longleaf/contract/addresses';
import type { ModelState } from '@longleaf/contract/problem';
import type { profileSaveBody } from '@longleaf/contract/profile';
import { complainAboutPersonName, PERSON_NAME } from '@longleaf/rules/accounts/names';
import { complainAboutRole } from '@longleaf/rules/accounts/roles';
import { complainAboutAddress, tidyAddress } from '@longleaf/rules/addresses/address';
import { complainAboutDateOfBirth, type CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { ENROLLMENT_STATUSES, GENDERS, TEXTING_TOPICS } from '@longleaf/rules/profile/details';
import { complainAboutGraduationYear } from '@longleaf/rules/profile/graduation-years';
import { complainAboutPhone } from '@longleaf/rules/profile/phone';
import {
  complainAboutSocialSecurityNumber,
  isMaskedSocialSecurityNumber,
} from '@longleaf/rules/profile/social-security-number';
import type { output } from 'zod';
import type { ProfileRow } from './repository.ts';

export type ProfileBody = output<typeof profileSaveBody>;

export const PHONES = ['phoneNumber', 'daytimePhone', 'eveningPhone', 'mailingPhone', 'mobilePhone'] as const;

/** Every message about a profile that was sent, by field; empty when all is well. Fields left out are not looked at. */
export function complainAboutProfile(
  body: ProfileBody,
  stored: ProfileRow | undefined,
  today: CalendarDay,
): ModelState {
  const found: ModelState = {};
  const complain = (field: string, words: string | undefined) => {
    if (words !== undefined) (found[field] ??= []).push(words);
  };
  names(body, complain);
  if (body.role !== undefined) complain('role', complainAboutRole(body.role ?? 0));
  if (typeof body.gender === 'number' && body.gender !== stored?.gender) {
    const known = GENDERS.some(({ value }) => value === body.gender);
    complain('gender', known ? undefined : 'Choose from the list');
  }
  if (body.dateOfBirth) complain('dateOfBirth', complainAboutDateOfBirth(body.dateOfBirth, today));
  if (typeof body.graduationYear === 'number') {
    const kept = stored?.graduationYear ?? null;
    complain('graduationYear', complainAboutGraduationYear(body.graduationYear, today, kept));
  }
  const number = body.socialSecurityNumber;
  if (number && !isMaskedSocialSecurityNumber(number)) {
    complain('socialSecurityNumber', complainAboutSocialSecurityNumber(number));
  }
  for (const field of PHONES) if (body[field]) complain(field, complainAboutPhone(body[field]));
  address('permAddress', body.permAddress, complain);
  address('mailAddress', body.mailAddress, complain);
  lists(body, stored, complain);
  return found;
}

type Complain = (field: string, words: string | undefined) => void;

function names(body: ProfileBody, complain: Complain): void {
  const { firstName, lastName } = body;
  if (firstName !== undefined) {
    complain('firstName', complainAboutPersonName((firstName ?? '').trim(), 'first name'));
  }
  if (lastName !== undefined) {
    complain('lastName', complainAboutPersonName((lastName ?? '').trim(), 'last name'));
  }
  for (const [field, label] of [
    ['middleName', 'middle name'],
    ['nickname', 'nickname'],
  ] as const) {
    const name = body[field]?.trim();
    if (name) complain(field, complainAboutPersonName(name, label));
  }
  const suffix = body.suffix?.trim() ?? '';
  if (suffix.length > SUFFIX_MAXIMUM || (suffix !== '' && !PERSON_NAME.pattern.test(suffix))) {
    complain('suffix', 'Choose a suffix from the list');
  }
}

const SUFFIX_MAXIMUM = 20;

function address(field: string, sent: AddressSent | null | undefined, complain: Complain): void {
  if (!sent) return;
  for (const [part, words] of Object.entries(complainAboutAddress(tidyAddress(sent)))) {
    complain(`${field}.${part}`, words);
  }
}

function lists(body: ProfileBody, stored: ProfileRow | undefined, complain: Complain): void {
  const topics = body.textingOptIns ?? [];
  const known = (topic: string) =>
    TEXTING_TOPICS.some(({ value }) => value === topic) || stored?.textingOptIns.includes(topic);
  if (!topics.every(known)) complain('textingOptIns', 'Choose topics from the list');
  const status = body.enrollmentStatus ?? '';
  const listed = ENROLLMENT_STATUSES.some(({ value }) => value === status);
  if (status !== '' && !listed && status !== stored?.enrollmentStatus) {
    complain('enrollmentStatus', 'Choose from the list');
  }
}
