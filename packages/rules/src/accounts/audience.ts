import { holdsRole, ROLE } from './roles.ts';

/** Whom words are for, by role alone: students by what they go to, and those who help them. */
export type Audience = 'pupil' | 'college' | 'adult' | 'parent' | 'educator' | 'visitor';

/** Whoever learns is spoken to as such, also where they are a parent or teach as well: an account is one's own. */
export function audienceOf(role: number): Audience {
  if (holdsRole(role, ROLE.middleSchool) || holdsRole(role, ROLE.highSchool)) return 'pupil';
  if (holdsRole(role, ROLE.college)) return 'college';
  if (holdsRole(role, ROLE.adult)) return 'adult';
  if (holdsRole(role, ROLE.parent)) return 'parent';
  return holdsRole(role, ROLE.educator) ? 'educator' : 'visitor';
}

/** Whether somebody helps students and is none: applications, transcripts and student numbers are then another person's. */
export function isHelper(audience: Audience): boolean {
  return audience === 'parent' || audience === 'educator';
}
