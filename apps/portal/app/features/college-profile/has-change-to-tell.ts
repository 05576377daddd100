import type { College } from './blocks/college.ts';

/** Whether a college has closed or merged, or announced something that its visitors should know. */
export function hasChangeToTell({ change, isOpen }: Pick<College, 'change' | 'isOpen'>): boolean {
  return change !== null || !isOpen;
}
