import type { CalendarDay } from './calendar-day.ts';

/** A year to choose, with the grade of somebody who graduates then; a college student's years have none. */
export type GraduationYear = { year: number; grade: string | null };

/** CON-110, in the order of the list. */
export const GRADES: readonly string[] = [
  '12th',
  '11th',
  '10th',
  '9th',
  '8th',
  '7th',
  '6th',
  '5th',
  '4th',
  '3rd',
];

const JULY = 7;

/** The first year of the list: this year, from 1 July the next (CON-109, GAP-088). */
export function firstGraduationYear(today: CalendarDay): number {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month >= JULY ? year + 1 : year;
}

/** The ten graduation years to choose from on a day (CON-108), with grades unless the person is a college student. */
export function graduationYears(today: CalendarDay, collegeStudent: boolean): readonly GraduationYear[] {
  const first = firstGraduationYear(today);
  return GRADES.map((grade, index) => ({ year: first + index, grade: collegeStudent ? null : grade }));
}

/** The school year (12, 11, …) of somebody who graduates in a year; null when that year is past or too far away. */
export function gradeOf(year: number, today: CalendarDay): number | null {
  const yearsLeft = year - firstGraduationYear(today);
  return yearsLeft >= 0 && yearsLeft < GRADES.length ? 12 - yearsLeft : null;
}

/** Checks a graduation year: one of the ten, or the one that is kept already. */
export function complainAboutGraduationYear(
  year: number,
  today: CalendarDay,
  kept: number | null,
): string | undefined {
  const known = year === kept || graduationYears(today, false).some((choice) => choice.year === year);
  return known ? undefined : /*i18n*/ 'Choose a graduation year from the list';
}
