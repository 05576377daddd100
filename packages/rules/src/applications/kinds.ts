/** What one applies as. A community college has a single application for everybody. */
export const applicationKinds = ['first-year', 'transfer', 'single'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

export type Sector = 'UNC' | 'Independent' | 'CommunityCollege';

/** What each kind is called. */
export const applicationNames: Readonly<Record<ApplicationKind, string>> = {
  'first-year': /*i18n*/ 'First-year application',
  transfer: /*i18n*/ 'Transfer application',
  single: /*i18n*/ 'Application',
};

/** The kinds of application that a college of a sector has. */
export function kindsOf(sector: Sector): readonly ApplicationKind[] {
  return sector === 'CommunityCollege' ? ['single'] : ['first-year', 'transfer'];
}

/** The id of a definition: the college's six digits, and one more for the kind. */
export function definitionIdOf(collegeId: number, kind: ApplicationKind): number {
  return collegeId * 10 + applicationKinds.indexOf(kind) + 1;
}

/** The college and the kind of a definition's id; undefined for a number that is none. */
export function readDefinitionId(id: number): { collegeId: number; kind: ApplicationKind } | undefined {
  const kind = applicationKinds[(id % 10) - 1];
  return kind && { collegeId: Math.floor(id / 10), kind };
}
