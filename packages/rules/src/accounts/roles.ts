import type { Complaint } from './names.ts';

/** The flags of those by whom a page or a rule tells people apart. */
export const ROLE = {
  middleSchool: 1,
  highSchool: 2,
  college: 4,
  adult: 8,
  parent: 16,
  educator: 32,
} as const;

/** Role bit flags (CON-082); one person may hold several. */
export const ROLES = [
  { flag: ROLE.middleSchool, name: 'Middle School', label: /*i18n*/ 'Middle school student' },
  { flag: ROLE.highSchool, name: 'High School', label: /*i18n*/ 'High school student' },
  { flag: ROLE.college, name: 'College', label: /*i18n*/ 'College student' },
  { flag: ROLE.adult, name: 'Adult', label: /*i18n*/ 'Adult going to school or changing careers' },
  { flag: ROLE.parent, name: 'Parent', label: /*i18n*/ 'Parent or guardian' },
  {
    flag: ROLE.educator,
    name: 'Education Professional',
    label: /*i18n*/ 'Teacher, counselor or other education professional',
  },
  { flag: 64, name: 'NC 529 Account Holder', label: /*i18n*/ 'NC 529 account holder' },
  { flag: 128, name: 'Education Loan Borrower', label: /*i18n*/ 'Education loan borrower' },
] as const;

const EVERY_ROLE = ROLES.reduce((sum, role) => sum | role.flag, 0);

/** Tells whether a number is made of known role flags alone. Zero means no role and is not one. */
export function isRole(role: number): boolean {
  return Number.isInteger(role) && role > 0 && (role & ~EVERY_ROLE) === 0;
}

/** Checks the chosen roles, already joined into one number of bit flags. */
export function complainAboutRole(role: number): Complaint {
  return isRole(role) ? undefined : /*i18n*/ 'Choose at least one that fits you';
}

/** Joins single flags into one number; doubles do not matter. */
export function joinRoles(flags: readonly number[]): number {
  return flags.reduce((sum, flag) => sum | flag, 0);
}

/** Tells whether a person holds a role. */
export function holdsRole(role: number, flag: number): boolean {
  return (role & flag) === flag;
}
