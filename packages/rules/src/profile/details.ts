import { fill } from '../words/fill.ts';
import type { Choice } from './demographics.ts';

/** Genders by number (ENT-115, GAP-122). */
export const GENDERS: readonly { value: number; label: string }[] = [
  { value: 1, label: /*i18n*/ 'Female' },
  { value: 2, label: /*i18n*/ 'Male' },
  { value: 3, label: /*i18n*/ 'Another gender' },
  { value: 4, label: /*i18n*/ 'I would rather not say' },
];

/** Suffixes to choose from; one that is stored already may stay. */
export const SUFFIXES: readonly string[] = ['Jr.', 'Sr.', 'II', 'III', 'IV', 'V'];

/** What a person may agree to get text messages about (GAP-116). */
export const TEXTING_TOPICS: readonly Choice[] = [
  { value: 'Deadlines', label: /*i18n*/ 'Deadlines for applications' },
  { value: 'FinancialAid', label: /*i18n*/ 'Help with paying for college' },
  { value: 'Events', label: /*i18n*/ 'College events near me' },
];

/** Where a person stands with school or college (ENT-136, GAP-122). */
export const ENROLLMENT_STATUSES: readonly Choice[] = [
  { value: 'InSchool', label: /*i18n*/ 'In middle or high school' },
  { value: 'FirstTime', label: /*i18n*/ 'Starting college for the first time' },
  { value: 'InCollege', label: /*i18n*/ 'In college now' },
  { value: 'Transfer', label: /*i18n*/ 'Changing colleges' },
  { value: 'Returning', label: /*i18n*/ 'Coming back to college' },
  { value: 'NotEnrolled', label: /*i18n*/ 'Not in school or college' },
];

/** The exact text that turns the new phone number feature on (CON-115, VAL-073, GAP-112). */
export const NEW_PHONE_NUMBERS_ON = 'npne-true';

/** Whether the new phone number feature is on: letter case counts. */
export function newPhoneNumbers(setting: string | undefined): boolean {
  return setting === NEW_PHONE_NUMBERS_ON;
}

/** Longest student number. */
export const STUDENT_NUMBER_MAXIMUM = 20;

/** Checks a student number: digits only. Empty text takes the number away. */
export function complainAboutStudentNumber(number: string): string | undefined {
  if (!/^\d*$/.test(number)) return /*i18n*/ 'Use only digits in the student number';
  return number.length > STUDENT_NUMBER_MAXIMUM
    ? fill(/*i18n*/ 'Use at most {maximum} digits in the student number', { maximum: STUDENT_NUMBER_MAXIMUM })
    : undefined;
}
