import type { Choice } from './demographics.ts';

/** Genders by number (ENT-115, GAP-122). */
export const GENDERS: readonly { value: number; label: string }[] = [
  { value: 1, label: 'Female' },
  { value: 2, label: 'Male' },
  { value: 3, label: 'Another gender' },
  { value: 4, label: 'I would rather not say' },
];

/** Suffixes to choose from; one that is stored already may stay. */
export const SUFFIXES: readonly string[] = ['Jr.', 'Sr.', 'II', 'III', 'IV', 'V'];

/** What a person may agree to get text messages about (GAP-116). */
export const TEXTING_TOPICS: readonly Choice[] = [
  { value: 'Deadlines', label: 'Deadlines for applications' },
  { value: 'FinancialAid', label: 'Help with paying for college' },
  { value: 'Events', label: 'College events near me' },
];

/** Where a person stands with school or college (ENT-136, GAP-122). */
export const ENROLLMENT_STATUSES: readonly Choice[] = [
  { value: 'InSchool', label: 'In middle or high school' },
  { value: 'FirstTime', label: 'Starting college for the first time' },
  { value: 'InCollege', label: 'In college now' },
  { value: 'Transfer', label: 'Changing colleges' },
  { value: 'Returning', label: 'Coming back to college' },
  { value: 'NotEnrolled', label: 'Not in school or college' },
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
  if (!/^\d*$/.test(number)) return 'Use only digits in the student number';
  return number.length > STUDENT_NUMBER_MAXIMUM
    ? `Use at most ${STUDENT_NUMBER_MAXIMUM} digits in the student number`
    : undefined;
}
