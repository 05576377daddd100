import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import type { WhichDates } from '@longleaf/rules/student-calendar/which-dates';
import { daysLater } from '@longleaf/rules/student-calendar/days';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { complainAboutTimes, isWallTime, withZeroTimes } from '@longleaf/rules/student-calendar/event-times';
import { REPEATS } from '@longleaf/rules/student-calendar/recurrences';

const DAY_LENGTH = 10;

/** An event as its fields hold it. Of one that lasts all day, `end` is on its last day. */
export interface TypedEvent {
  name: string;
  category: string;
  allDayEvent: boolean;
  start: string;
  end: string;
  schoolName: string;
  description: string;
  repeats: string;
  repeatsUntil: string;
}

/** A new event, in the afternoon of a day (ST-257). */
export function newEvent(day: CalendarDay): TypedEvent {
  return {
    name: '',
    category: 'Unfiled',
    allDayEvent: false,
    start: `${day}T16:00`,
    end: `${day}T17:00`,
    schoolName: '',
    description: '',
    repeats: 'never',
    repeatsUntil: '',
  };
}

/**
 * An event that another page asks for by the calendar's address: `add` is its name, `at` where it is, `notes` its notes.
 * Its day is not known, so the person chooses it. Undefined where the address asks for none.
 */
export function askedEvent(address: URLSearchParams): TypedEvent | undefined {
  const name = address.get('add');
  if (name === null) return undefined;
  const more = { schoolName: address.get('at') ?? '', description: address.get('notes') ?? '' };
  return { ...newEvent(''), ...more, name, category: 'Registration', allDayEvent: true, start: '', end: '' };
}

/** A copy of an event, to be changed (ST-256): of all dates the first one, else the date that was chosen. */
export function typedFrom(event: CalendarEvent, dates: WhichDates): TypedEvent {
  const { name, category, allDayEvent, schoolName, description, start, end } =
    (dates === 'all' ? event.whole : null) ?? event;
  const lastDay = `${daysLater(end.slice(0, DAY_LENGTH), -1)}T00:00`;
  return {
    name,
    category,
    allDayEvent,
    schoolName,
    description,
    repeats: dates === 'this' ? 'never' : event.repeats,
    repeatsUntil: event.repeatsUntil ?? '',
    start,
    end: allDayEvent ? lastDay : end,
  };
}

/** What is sent: an event that lasts all day ends at the midnight after its last day, with zero times (ST-259, VAL-056). */
export function eventFrom(typed: TypedEvent, applicationDefinitionId: number | null) {
  const repeats = REPEATS.find((one) => one === typed.repeats) ?? 'never';
  const start = timeFrom(typed.start);
  const end = timeFrom(typed.end);
  const isDay = typed.allDayEvent && isWallTime(end);
  const until = repeats === 'never' || typed.repeatsUntil === '' ? null : typed.repeatsUntil;
  return withZeroTimes({
    ...typed,
    applicationDefinitionId,
    start,
    end: isDay ? `${daysLater(end.slice(0, DAY_LENGTH), 1)}T00:00` : end,
    repeats,
    repeatsUntil: until,
  });
}

/** What is wrong with the times, if they can be read (VAL-054, VAL-055). */
export function complainAboutEnd(typed: TypedEvent): string | undefined {
  const event = eventFrom(typed, null);
  return isWallTime(event.start) && isWallTime(event.end) ? complainAboutTimes(event) : undefined;
}

/** A field for days alone gives no time. */
export function timeFrom(text: string): string {
  return text.length === DAY_LENGTH ? `${text}T00:00` : text;
}
