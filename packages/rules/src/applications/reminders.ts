import { type CalendarDay, easternDay, easternHour } from '../profile/calendar-day.ts';

/** So many days before something is due it is told by mail; 0 is the day itself. */
export const REMINDED_BEFORE = [0, 2, 7] as const;
export type DaysLeft = (typeof REMINDED_BEFORE)[number];

/** Mails go out in the morning; where something stood still, later that day, but not in the night. Eastern hours. */
const FIRST_HOUR = 7;
const LAST_HOUR = 20;

/** The day whose mails go out at this moment; undefined in the night, when none do. */
export function reminderDay(now: Date): CalendarDay | undefined {
  const hour = easternHour(now);
  return hour >= FIRST_HOUR && hour <= LAST_HOUR ? easternDay(now) : undefined;
}

/** The first day with a mail for somebody who asks for them at this moment: the next morning that comes. */
export function firstReminderDay(chosenAt: Date): CalendarDay {
  const today = easternDay(chosenAt);
  return easternHour(chosenAt) < FIRST_HOUR ? today : dayAfter(today, 1);
}

/** What a mail of this day tells of all that is due, the nearest first. */
export function remindersFor<T extends { readonly on: CalendarDay }>(
  day: CalendarDay,
  due: readonly T[],
): (T & { daysLeft: DaysLeft })[] {
  return REMINDED_BEFORE.flatMap((daysLeft) => {
    const on = dayAfter(day, daysLeft);
    return due.filter((one) => one.on === on).map((one) => ({ ...one, daysLeft }));
  });
}

/** Days are counted as days of the calendar: none of them is longer because clocks are changed. */
function dayAfter(day: CalendarDay, days: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
