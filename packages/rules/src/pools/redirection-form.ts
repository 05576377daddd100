import { complainAboutFigures, complainAboutGraduation } from './school-figures.ts';

/** When somebody wants to start. */
export const ENTRY_TERMS = [
  { value: 'Fall', label: /*i18n*/ 'Fall' },
  { value: 'Spring', label: /*i18n*/ 'Spring' },
  { value: 'Summer', label: /*i18n*/ 'Summer' },
] as const;

/** The length of what is typed freely. */
export const CLASS_RANK_LENGTH = 30;

/** What colleges read of a student in the redirection pool (CON-080), as it is typed. */
export type RedirectionTyped = {
  gradDate: string;
  classRank: string;
  weightedGPA: string;
  unweightedGPA: string;
  satComposite: string;
  actComposite: string;
  intendedMajor: string;
  entryTerm: string;
};

/** What is wrong with each field. @param today the day in Eastern time. */
export function complainAboutRedirection(
  typed: RedirectionTyped,
  today: string,
): Partial<Record<keyof RedirectionTyped, string>> {
  return withoutNothing({
    gradDate: complainAboutGraduation(typed.gradDate, today),
    classRank: typed.classRank.length > CLASS_RANK_LENGTH ? /*i18n*/ 'Use at most 30 characters.' : undefined,
    ...complainAboutFigures(typed),
    entryTerm: ENTRY_TERMS.some(({ value }) => value === typed.entryTerm)
      ? undefined
      : /*i18n*/ 'Choose when you want to start',
  });
}

function withoutNothing<Names extends string>(
  complaints: Record<Names, string | undefined>,
): Partial<Record<Names, string>> {
  return Object.fromEntries(Object.entries(complaints).filter(([, words]) => words !== undefined)) as Partial<
    Record<Names, string>
  >;
}
