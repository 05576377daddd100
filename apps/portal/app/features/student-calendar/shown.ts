import {
  ALL_CATEGORIES,
  CALENDAR_CATEGORIES,
  CALENDAR_VIEWS,
} from '@longleaf/rules/student-calendar/categories';
import { daysLater } from '@longleaf/rules/student-calendar/days';
import { type CalendarDay, isCalendarDay } from '@longleaf/rules/profile/calendar-day';

/** What of the calendar is on the screen; its address says so. */
export interface Shown {
  view: (typeof CALENDAR_VIEWS)[number];
  day: CalendarDay;
  category: (typeof CALENDAR_CATEGORIES)[number] | typeof ALL_CATEGORIES;
}

const MONTH_LENGTH = 7;
const dateOf = (day: CalendarDay) => new Date(`${day}T00:00Z`);
const dayOf = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

/** What an address asks for; what it does not say or says wrongly is the month of today, in all categories. */
export function shownBy(address: URLSearchParams, today: CalendarDay): Shown {
  const day = address.get('date') ?? '';
  return {
    view: CALENDAR_VIEWS.find((one) => one === address.get('view')) ?? 'month',
    day: isCalendarDay(day) && day >= '1900' && day < '2199' ? day : today,
    category: CALENDAR_CATEGORIES.find((one) => one === address.get('category')) ?? ALL_CATEGORIES,
  };
}

/** The first and the last day in sight: of a month those of its weeks, too. */
export function rangeOf({ view, day }: Pick<Shown, 'view' | 'day'>): {
  beginDate: CalendarDay;
  endDate: CalendarDay;
} {
  if (view === 'day') return { beginDate: day, endDate: day };
  const month = day.slice(0, MONTH_LENGTH);
  const first = view === 'week' ? day : `${month}-01`;
  const last = view === 'week' ? day : daysLater(nextMonth(`${month}-01`, 1), -1);
  return {
    beginDate: daysLater(first, -dateOf(first).getUTCDay()),
    endDate: daysLater(last, 6 - dateOf(last).getUTCDay()),
  };
}

/** The day to show when somebody goes on or back. */
export function moved({ view, day }: Pick<Shown, 'view' | 'day'>, steps: 1 | -1): CalendarDay {
  if (view === 'month') return nextMonth(`${day.slice(0, MONTH_LENGTH)}-01`, steps);
  return daysLater(day, view === 'week' ? steps * 7 : steps);
}

function nextMonth(first: CalendarDay, steps: number): CalendarDay {
  const date = dateOf(first);
  date.setUTCMonth(date.getUTCMonth() + steps);
  return dayOf(date);
}
