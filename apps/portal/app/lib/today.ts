import { type CalendarDay, easternDay } from '@longleaf/rules/profile/calendar-day';
import { useState } from 'react';
import { useSettings } from './settings.ts';

/** The moment it is, by the clock of the servers where one is set (`NOW`), by that of the device otherwise. */
export function momentBy(now: string | null): Date {
  return now === null ? new Date() : new Date(now);
}

/** The day in Carolina, by the same clock. */
export function todayBy(now: string | null): CalendarDay {
  return easternDay(momentBy(now));
}

/** The day it was when this was first drawn. */
export function useToday(): CalendarDay {
  const { now } = useSettings();
  const [today] = useState(() => todayBy(now));
  return today;
}
