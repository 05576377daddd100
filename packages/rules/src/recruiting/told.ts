/** What a college can be told of a student, in the order in which it is said. */
export const TOLD_PARTS = [
  'name',
  'email',
  'mailingAddress',
  'phone',
  'gradDate',
  'entry',
  'intendedMajor',
  'gpa',
  'testScores',
] as const;

export type ToldPart = (typeof TOLD_PARTS)[number];

/** What every college is told that somebody asks to recruit them: without it, it could not write. */
export const ALWAYS_TOLD: readonly ToldPart[] = ['name', 'email', 'mailingAddress'];

/** What each part is called within a sentence. */
export const TOLD_NAMES: Record<ToldPart, string> = {
  name: /*i18n*/ 'name',
  email: /*i18n*/ 'email address',
  mailingAddress: /*i18n*/ 'mailing address',
  phone: /*i18n*/ 'phone number, for texts',
  gradDate: /*i18n*/ 'graduation date',
  entry: /*i18n*/ 'when you want to start',
  intendedMajor: /*i18n*/ 'intended major',
  gpa: /*i18n*/ 'GPA',
  testScores: /*i18n*/ 'SAT and ACT scores',
};

/** The given parts in their order, each once. */
export function inOrder(parts: readonly ToldPart[]): ToldPart[] {
  return TOLD_PARTS.filter((part) => parts.includes(part));
}

/** The parts of the second list that are not in the first: what a college would learn anew. */
export function newlyTold(before: readonly ToldPart[], now: readonly ToldPart[]): ToldPart[] {
  return inOrder(now).filter((part) => !before.includes(part));
}
