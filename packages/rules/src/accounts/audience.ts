import { holdsRole } from './roles.ts';

/** Whom words are for, by role alone: students by what they go to, and those who help them. */
export type Audience = 'pupil' | 'college' | 'adult' | 'parent' | 'educator' | 'visitor';

const [MIDDLE, HIGH, COLLEGE, ADULT, PARENT, EDUCATOR] = [1, 2, 4, 8, 16, 32] as const;

/** Whoever learns is spoken to as such, also where they are a parent or teach as well: an account is one's own. */
export function audienceOf(role: number): Audience {
  if (holdsRole(role, MIDDLE) || holdsRole(role, HIGH)) return 'pupil';
  if (holdsRole(role, COLLEGE)) return 'college';
  if (holdsRole(role, ADULT)) return 'adult';
  if (holdsRole(role, PARENT)) return 'parent';
  return holdsRole(role, EDUCATOR) ? 'educator' : 'visitor';
}

/** Whether somebody helps students and is none: applications, transcripts and student numbers are then another person's. */
export function isHelper(audience: Audience): boolean {
  return audience === 'parent' || audience === 'educator';
}
