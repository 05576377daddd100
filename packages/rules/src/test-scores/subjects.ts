import type { CalendarDay } from '../profile/calendar-day.ts';
import { fill } from '../words/fill.ts';
import { AP_SUBJECTS } from './subjects/ap.ts';
import { IB_SUBJECTS } from './subjects/ib.ts';
import { SAT_SUBJECTS } from './subjects/sat.ts';
import type { Subject } from './subjects/subject.ts';
import type { ListTestKey } from './tests.ts';

/** The subjects of each list test. */
export const SUBJECTS: Readonly<Record<ListTestKey, readonly Subject[]>> = {
  ap: AP_SUBJECTS,
  ib: IB_SUBJECTS,
  satSubject: SAT_SUBJECTS,
};

/** A subject by its code. An AP code may come as a number, without the zero before it. */
export function subjectOf(test: ListTestKey, code: string | number): Subject | undefined {
  const text = test === 'ap' ? String(code).padStart(2, '0') : String(code);
  const wanted = text.trim().toLowerCase();
  return SUBJECTS[test].find((subject) => subject.code.toLowerCase() === wanted);
}

/** The subjects that somebody may have taken by a day. */
export function subjectsBy(test: ListTestKey, day: CalendarDay): readonly Subject[] {
  return SUBJECTS[test].filter(({ firstYear = 0 }) => firstYear <= Number(day.slice(0, 4)));
}

/** What is wrong with the day for a subject: it was not given yet. */
export function complainAboutSubjectDate({ firstYear }: Subject, date: CalendarDay): string | undefined {
  if (firstYear === undefined || Number(date.slice(0, 4)) >= firstYear) return undefined;
  return fill(/*i18n*/ 'This exam was first given in {year}. Enter a later date', { year: firstYear });
}
