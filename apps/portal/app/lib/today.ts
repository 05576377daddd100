import { type CalendarDay, easternDay } from '@longleaf/rules/profile/calendar-day';
import { useState } from 'react';
import { useSettings } from './settings.ts';

/** The day in Carolina, by the clock of the servers where one is set (`NOW`), by that of the device otherwise. */
export function todayBy(now: string | null): CalendarDay {
  return easternDay(now === null ? new Date() : new Date(now));
}

/** The day it was when this was first drawn. */
export function useToday(): CalendarDay {
  const { now } = useSettings();
  const [today] = useState(() => todayBy(now));
  return today;
}
