/** What people in an occupation have learned, from least to most (the twelve levels of O*NET). */
export const educationLevels = [
  'lessThanHighSchool',
  'highSchool',
  'postsecondaryCertificate',
  'someCollege',
  'associate',
  'bachelor',
  'postBachelorCertificate',
  'master',
  'postMasterCertificate',
  'firstProfessional',
  'doctoral',
  'postDoctoral',
] as const;
export type EducationLevel = (typeof educationLevels)[number];

/** What it usually takes to enter an occupation, from least to most (the eight levels of the projections). */
export const entryEducations = [
  'none',
  'highSchool',
  'someCollege',
  'postsecondaryAward',
  'associate',
  'bachelor',
  'master',
  'doctoralOrProfessional',
] as const;
export type EntryEducation = (typeof entryEducations)[number];

const byWords: ReadonlyMap<string, EntryEducation> = new Map([
  ['no formal educational credential', 'none'],
  ['high school diploma or equivalent', 'highSchool'],
  ['some college, no degree', 'someCollege'],
  ['postsecondary nondegree award', 'postsecondaryAward'],
  ["associate's degree", 'associate'],
  ["bachelor's degree", 'bachelor'],
  ["master's degree", 'master'],
  ['doctoral or professional degree', 'doctoralOrProfessional'],
]);

/** Reads the words of the Bureau of Labor Statistics for entry education; null for none or unknown ones. */
export function entryEducationOf(words: string | null): EntryEducation | null {
  return byWords.get((words ?? '').trim().toLowerCase().replaceAll('’', "'")) ?? null;
}
