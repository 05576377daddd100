import { isCalendarDay } from '../profile/calendar-day.ts';

/** How long the name of a major may be. */
export const MAJOR_LENGTH = 100;

const GRADUATION_FROM = '1940-01-01';

/** What a student says of school, as it is typed; nothing where it is left out. */
export type SchoolFigures = {
  weightedGPA: string;
  unweightedGPA: string;
  satComposite: string;
  actComposite: string;
  intendedMajor: string;
};

/** What is wrong with each figure; leaving one out is not. */
export function complainAboutFigures(typed: SchoolFigures): Record<keyof SchoolFigures, string | undefined> {
  return {
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
  };
}

/** What is wrong with the day somebody finishes high school. @param yearsAhead how far off it may be. */
export function complainAboutGraduation(day: string, today: string, yearsAhead = 2): string | undefined {
  if (!isCalendarDay(day)) return /*i18n*/ 'Enter the day you finish or finished high school';
  const latest = `${Number(today.slice(0, 4)) + yearsAhead}-12-31`;
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
