import type { CalendarDay } from '../profile/calendar-day.ts';

/** When the redirection pool takes forms. */
export type RedirectionWindow = {
  isOpen: boolean;
  /** The first day of this window, or of the next one while it is closed. */
  opensOn: CalendarDay;
  /** The last day of that window. */
  closesOn: CalendarDay;
};

const FIRST_MONTH = 4;
const LAST_MONTH = 9;

/** Open from 1 April to 30 September (CON-065, ST-171, GAP-062). @param today the day in Eastern time. */
export function redirectionWindow(today: CalendarDay): RedirectionWindow {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const isOpen = month >= FIRST_MONTH && month <= LAST_MONTH;
  const of = month > LAST_MONTH ? year + 1 : year;
  return { isOpen, opensOn: `${of}-04-01`, closesOn: `${of}-09-30` };
}
