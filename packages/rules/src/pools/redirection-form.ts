import { isCalendarDay } from '../profile/calendar-day.ts';

/** When somebody wants to start. */
export const ENTRY_TERMS = [
  { value: 'Fall', label: /*i18n*/ 'Fall' },
  { value: 'Spring', label: /*i18n*/ 'Spring' },
  { value: 'Summer', label: /*i18n*/ 'Summer' },
] as const;

/** Lengths of what is typed freely. */
export const MAJOR_LENGTH = 100;
export const CLASS_RANK_LENGTH = 30;

const GRADUATION_FROM = '1940-01-01';
const GRADUATION_YEARS_AHEAD = 2;

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
    weightedGPA: isBetween(typed.weightedGPA, 0, 6)
      ? undefined
      : /*i18n*/ 'Enter a number from 0 to 6, such as 3.41',
    unweightedGPA: isBetween(typed.unweightedGPA, 0, 5)
      ? undefined
      : /*i18n*/ 'Enter a number from 0 to 5, such as 3.02',
    satComposite: isSat(typed.satComposite)
      ? undefined
      : /*i18n*/ 'Enter a score from 400 to 1600 that ends in 0, such as 1060',
    actComposite: isWhole(typed.actComposite, 1, 36)
      ? undefined
      : /*i18n*/ 'Enter a whole number from 1 to 36',
    intendedMajor:
      typed.intendedMajor.length > MAJOR_LENGTH ? /*i18n*/ 'Use at most 100 characters.' : undefined,
    entryTerm: ENTRY_TERMS.some(({ value }) => value === typed.entryTerm)
      ? undefined
      : /*i18n*/ 'Choose when you want to start',
  });
}

function complainAboutGraduation(day: string, today: string): string | undefined {
  if (!isCalendarDay(day)) return /*i18n*/ 'Enter the day you finish or finished high school';
  const latest = `${Number(today.slice(0, 4)) + GRADUATION_YEARS_AHEAD}-12-31`;
  return day < GRADUATION_FROM || day > latest
    ? /*i18n*/ 'Check the year you finish or finished high school'
    : undefined;
}

function isBetween(text: string, least: number, most: number): boolean {
  return (
    text.trim() === '' ||
    (/^\d(\.\d{1,3})?$/.test(text.trim()) && Number(text) >= least && Number(text) <= most)
  );
}

function isWhole(text: string, least: number, most: number): boolean {
  return (
    text.trim() === '' || (/^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most)
  );
}

function isSat(text: string): boolean {
  return isWhole(text, 400, 1600) && (text.trim() === '' || Number(text) % 10 === 0);
}

function withoutNothing<Names extends string>(
  complaints: Record<Names, string | undefined>,
): Partial<Record<Names, string>> {
  return Object.fromEntries(Object.entries(complaints).filter(([, words]) => words !== undefined)) as Partial<
    Record<Names, string>
  >;
}
