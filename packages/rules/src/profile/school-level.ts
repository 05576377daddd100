import { holdsRole, ROLE } from '../accounts/roles.ts';

/** Whether a person is of school age by role: middle or high school, and college where that counts too (GAP-130). */
export function isSchoolAge(role: number, options: { includeCollege: boolean }): boolean {
  if (holdsRole(role, ROLE.middleSchool) || holdsRole(role, ROLE.highSchool)) return true;
  return options.includeCollege && isCollegeStudent(role);
}

/** Whether a person is a college student, whose graduation years carry no grade. */
export function isCollegeStudent(role: number): boolean {
  return holdsRole(role, ROLE.college);
}

/** Adds or takes away one role of the bit flags (CON-082). */
export function toggleRole(role: number, flag: number): number {
  return role ^ flag;
}
