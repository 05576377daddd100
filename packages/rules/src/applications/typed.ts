import { isCalendarDay } from '../profile/calendar-day.ts';
import { fill } from '../words/fill.ts';

/** Letters of a note on an application, of a task's title. */
export const APPLICATION_NOTE_LIMIT = 2000;
export const TASK_TITLE_LIMIT = 100;

const EARLIEST_DUE = '2020-01-01';
const LATEST_DUE = '2099-12-31';

/** What is wrong with a note on an application. */
export function complainAboutNote(note: string): string | undefined {
  return note.length > APPLICATION_NOTE_LIMIT
    ? fill(/*i18n*/ 'Use at most {limit} letters', { limit: APPLICATION_NOTE_LIMIT })
    : undefined;
}

/** What is wrong with the title of a task of one's own. */
export function complainAboutTitle(title: string): string | undefined {
  if (title.trim() === '') return /*i18n*/ 'Say what there is to do';
  return title.length > TASK_TITLE_LIMIT
    ? fill(/*i18n*/ 'Use at most {limit} letters', { limit: TASK_TITLE_LIMIT })
    : undefined;
}

/** What is wrong with a date of one's own. */
export function complainAboutDueDay(day: string): string | undefined {
  if (!isCalendarDay(day)) return /*i18n*/ 'Enter a date that exists';
  return day < EARLIEST_DUE || day > LATEST_DUE ? /*i18n*/ 'Enter a date in this century' : undefined;
}
