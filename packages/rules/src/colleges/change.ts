/** What became of a college since the directory was drawn up, or will. */
export const changeKinds = ['closed', 'merged', 'closing', 'merging', 'accreditation'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Codes of the directory (IPEDS `ACT`) of colleges that take nobody any more: combined, out of business, closed in the year. */
const GONE = new Set(['C', 'D', 'M']);
/** A campus whose data its parent reports. It is open, though the directory calls it not active by itself. */
const REPORTED_WITH_PARENT = 'G';

/**
 * Whether a college takes students, by every code of the directory and by what was announced since. One that has only
 * announced to close or to merge is open.
 */
export function isOpenCollege(college: {
  readonly activeCode: string | null;
  readonly isActive: boolean | null;
  readonly changeKind: ChangeKind | null;
}): boolean {
  const { activeCode, isActive, changeKind } = college;
  if (changeKind === 'closed' || changeKind === 'merged') return false;
  if (activeCode !== null && GONE.has(activeCode)) return false;
  return activeCode === REPORTED_WITH_PARENT || isActive !== false;
}
