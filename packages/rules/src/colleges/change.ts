/** What became of a college since the directory was drawn up, or will. */
export const changeKinds = ['closed', 'merged', 'closing', 'merging', 'accreditation'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** How a college may have come to take nobody any more. */
export const goneKinds = ['closed', 'merged'] as const satisfies readonly ChangeKind[];

/** Code of the directory (IPEDS `ACT`) of a college that was combined with another. */
const COMBINED = 'C';
/** Codes of colleges that take nobody any more: combined, out of business, closed in the year. */
const GONE = new Set([COMBINED, 'D', 'M']);
/** A campus whose data its parent reports. It is open, though the directory calls it not active by itself. */
const REPORTED_WITH_PARENT = 'G';

/** What became of a college or was announced: what is known since, else what the directory's code says; null for neither. */
export function changeOf({
  activeCode,
  changeKind,
}: {
  readonly activeCode: string | null;
  readonly changeKind: ChangeKind | null;
}): ChangeKind | null {
  return changeKind ?? (activeCode === COMBINED ? 'merged' : null);
}

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
