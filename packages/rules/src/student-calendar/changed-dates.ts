import { type CalendarDay, isCalendarDay } from '../profile/calendar-day.ts';
import type { CalendarCategory } from './categories.ts';
import { daysBetween, daysLater } from './days.ts';
import type { EventTimes, WallTime } from './event-times.ts';
import { occurrencesBetween, type Recurring } from './recurrences.ts';

/** What an event says beside its times. */
export type EventWords = {
  name: string;
  schoolName: string;
  category: CalendarCategory;
  description: string;
};

/** One date of a recurring event that is not as its others. */
export type ChangedDate = { [Word in keyof EventWords]: EventWords[Word] | null } & {
  /** On which it would be by the rule of its event. */
  day: CalendarDay;
  /** When it is instead; null where the date is left out. What is null of its words is as in the event. */
  start: WallTime | null;
  end: WallTime | null;
  allDayEvent: boolean | null;
};

/** A date of an event that can be seen. */
export type SeenDate = { day: CalendarDay; times: EventTimes; change: ChangedDate | null };

/** How many dates of one event can be changed alone, and how many letters that can be: what one answer puts back. */
const CHANGED_DATES_LIMIT = 366;
const LETTERS_LIMIT = 40_000;
/** No rule has fewer dates in so many days. */
const DAYS_OF_A_DATE = 62;
const dayOf = (time: WallTime): CalendarDay => time.slice(0, 10);

/** When the date of an event is that its rule has on a day; undefined where it has none. */
export function timesOn(event: Recurring, day: CalendarDay): EventTimes | undefined {
  if (!isCalendarDay(day)) return undefined;
  const found = occurrencesBetween(event, `${day}T00:00`, `${daysLater(day, 1)}T00:00`);
  return found.find(({ start }) => dayOf(start) === day);
}

/** A date on a day that is left out. */
export function leftOut(day: CalendarDay): ChangedDate {
  const none = { start: null, end: null, allDayEvent: null };
  return { day, ...none, name: null, schoolName: null, category: null, description: null };
}

/**
 * What is kept of a date that is to be so: only what differs from its event. Undefined where nothing does.
 * @param times those of the date by the rule
 */
export function changedTo(
  day: CalendarDay,
  event: EventWords,
  times: EventTimes,
  wish: EventWords & EventTimes,
): ChangedDate | undefined {
  const { start, end, allDayEvent } = wish;
  const own = <Word extends keyof EventWords>(word: Word) => (wish[word] === event[word] ? null : wish[word]);
  const change = {
    day,
    start,
    end,
    allDayEvent,
    name: own('name'),
    schoolName: own('schoolName'),
    category: own('category'),
    description: own('description'),
  };
  const isSame =
    start === times.start &&
    end === times.end &&
    allDayEvent === times.allDayEvent &&
    [change.name, change.schoolName, change.category, change.description].every((word) => word === null);
  return isSame ? undefined : change;
}

/** The dates of an event that can be seen between two midnights. */
export function datesBetween(
  event: Recurring,
  changes: readonly ChangedDate[],
  from: WallTime,
  to: WallTime,
): SeenDate[] {
  const days = new Set(changes.map(({ day }) => day));
  const byRule = occurrencesBetween(event, from, to)
    .map((times) => ({ day: dayOf(times.start), times, change: null }))
    .filter(({ day }) => !days.has(day));
  const changed = changes.flatMap((change): SeenDate[] => {
    const { day, start, end, allDayEvent } = change;
    if (start === null || end === null || start >= to || end <= from || !timesOn(event, day)) return [];
    return [{ day, times: { start, end, allDayEvent: allDayEvent ?? false }, change }];
  });
  return [...byRule, ...changed];
}

/** The event without the dates from a day on; undefined where none is before it. */
export function endedBefore<T extends Recurring>(event: T, day: CalendarDay): T | undefined {
  return day <= dayOf(event.start) ? undefined : { ...event, repeatsUntil: daysLater(day, -1) };
}

/** Whether any date of an event is left, with all that are left out. */
export function hasDates(event: Recurring, changes: readonly ChangedDate[]): boolean {
  const out = new Set(changes.flatMap(({ day, start }) => (start === null ? [day] : [])));
  const first = dayOf(event.start);
  const { repeatsUntil: until, repeats } = event;
  if (out.size === 0) return true;
  if (repeats === 'never') return !out.has(first);
  if (until === null || daysBetween(first, until) > (out.size + 1) * DAYS_OF_A_DATE) return true;
  const dates = occurrencesBetween(event, `${first}T00:00`, `${daysLater(until, 1)}T00:00`);
  return dates.some(({ start }) => !out.has(dayOf(start)));
}

/**
 * The changed dates of an event after the event itself was changed: each is that of the same week or month. What the
 * new rule has no date for is dropped.
 */
export function changesAfter(
  before: Recurring,
  after: Recurring,
  changes: readonly ChangedDate[],
): ChangedDate[] {
  const moved = changes.map((change) => ({ ...change, day: dayAfter(before, after, change.day) }));
  return moved.filter(({ day }) => timesOn(after, day) !== undefined);
}

function dayAfter(before: Recurring, after: Recurring, day: CalendarDay): CalendarDay {
  if (before.repeats !== after.repeats) return day;
  if (after.repeats === 'monthly') return `${day.slice(0, 8)}${dayOf(after.start).slice(8)}`;
  if (after.repeats !== 'weekly') return day;
  const days = daysBetween(dayOf(before.start), dayOf(after.start)) - 1;
  // To another weekday by the shorter way.
  const within = ((days % 7) + 7) % 7;
  return daysLater(day, within > 3 ? within - 7 : within);
}

/** Whether these are more changed dates of one event than are kept. */
export function areTooManyChanges(changes: readonly ChangedDate[]): boolean {
  return changes.length > CHANGED_DATES_LIMIT || JSON.stringify(changes.map(briefly)).length > LETTERS_LIMIT;
}

/** A changed date without what is null. */
export function briefly(change: ChangedDate): Partial<ChangedDate> & { day: CalendarDay } {
  const said = Object.entries(change).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(said), day: change.day };
}
