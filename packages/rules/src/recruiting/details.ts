import {
  complainAboutFigures,
  complainAboutGraduation,
  type SchoolFigures,
} from '../pools/school-figures.ts';
import { ENTRY_TERMS } from '../pools/redirection-form.ts';
import { entryYear } from '../pools/entry-year.ts';
import type { CalendarDay } from '../profile/calendar-day.ts';
import { ALWAYS_TOLD, type ToldPart } from './told.ts';

/** Pupils of grade 8 may ask, too. */
const GRADUATION_YEARS_AHEAD = 6;
const ENTRY_YEARS_AHEAD = 6;

/** What somebody lets colleges know besides how to reach them, as it is typed. All of it may be left out. */
export type RecruitingDetails = SchoolFigures & {
  gradDate: string;
  entryTerm: string;
  entryYear: string;
  textAuth: boolean;
};

/** The years in which somebody can want to start, the first first (CON-071). */
export function entryYears(today: CalendarDay): string[] {
  return Array.from({ length: ENTRY_YEARS_AHEAD + 1 }, (_, ahead) => String(entryYear(today) + ahead));
}

/** What is wrong with each field. @param today the day in Eastern time. */
export function complainAboutDetails(
  typed: RecruitingDetails,
  today: CalendarDay,
): Partial<Record<keyof RecruitingDetails, string>> {
  const { gradDate, entryTerm: term, entryYear: year } = typed;
  const complaints: Partial<Record<keyof RecruitingDetails, string | undefined>> = {
    ...complainAboutFigures(typed),
    gradDate: gradDate === '' ? undefined : complainAboutGraduation(gradDate, today, GRADUATION_YEARS_AHEAD),
    entryTerm: term === '' ? undefined : isTerm(term) ? undefined : /*i18n*/ 'Choose when you want to start',
    entryYear: complainAboutEntryYear(term, year, today),
  };
  return Object.fromEntries(Object.entries(complaints).filter(([, words]) => words !== undefined));
}

/** What a college is told of somebody with these details. */
export function toldOf(details: RecruitingDetails | null): ToldPart[] {
  if (details === null) return [...ALWAYS_TOLD];
  const said = (text: string) => text.trim() !== '';
  const more: readonly (readonly [ToldPart, boolean])[] = [
    ['phone', details.textAuth],
    ['gradDate', said(details.gradDate)],
    ['entry', said(details.entryTerm)],
    ['intendedMajor', said(details.intendedMajor)],
    ['gpa', said(details.weightedGPA) || said(details.unweightedGPA)],
    ['testScores', said(details.satComposite) || said(details.actComposite)],
  ];
  return [...ALWAYS_TOLD, ...more.filter(([, isTold]) => isTold).map(([part]) => part)];
}

function isTerm(term: string): boolean {
  return ENTRY_TERMS.some(({ value }) => value === term);
}

function complainAboutEntryYear(term: string, year: string, today: CalendarDay): string | undefined {
  if (term === '' && year === '') return undefined;
  if (term !== '' && year === '') return /*i18n*/ 'Choose the year, too';
  if (term === '') return /*i18n*/ 'Choose the term, too';
  return entryYears(today).includes(year) ? undefined : /*i18n*/ 'Choose a year from the list';
}
