import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import {
  DATES_AT_MOST,
  DAYS_AHEAD,
  type ImportNote,
  type LeftOutReason,
} from '@longleaf/rules/student-calendar/brought-in';
import {
  areTooManyChanges,
  type ChangedDate,
  hasDates,
  leftOut,
  timesOn,
} from '@longleaf/rules/student-calendar/changed-dates';
import { complainAboutTimes } from '@longleaf/rules/student-calendar/event-times';
import { fallsOn, type ForeignRule } from '@longleaf/rules/student-calendar/foreign-rule';
import type { Recurring, Repeats } from '@longleaf/rules/student-calendar/recurrences';
import { dayNumberOf, type FileEvent, type FileTime, timeOf } from './file-event.ts';
import { type Placed, textOf } from './times.ts';
import type { Zones } from './zones.ts';

/** One event of ours; `part` tells it from the others that come of the same event of a file. */
export type Part = Recurring & { part: string; dates: ChangedDate[] };
export type Parts = {
  parts: Part[];
  notes: ImportNote[];
  /** Changed dates that are no dates of these parts: they come in as events of their own. */
  apart: Change[];
};

/** A changed date of an event. */
export type Change = {
  /** Which one. */
  instead: FileTime;
  /** How it is instead; null where it is left out. */
  to: Omit<ChangedDate, 'day'> | null;
};

export type Where = {
  zones: Zones;
  today: CalendarDay;
  /** How many single dates may still come of this file, beside one of each event. */
  dates: { left: number };
};

const DAY = 86_400_000;
/** Dates that are counted from the first on, to find the last of so many. */
const COUNTED_AT_MOST = 10_000;
const LAST_DAY = '2199-12-31';

/**
 * What comes of an event: itself, one recurring event or several where our own rules hold its own, with those dates that
 * are left out or changed, else the dates of the year from today on, `DATES_AT_MOST` of them.
 */
export function partsOf(
  event: FileEvent,
  placed: Placed,
  changes: readonly Change[],
  where: Where,
): Parts | LeftOutReason {
  const { rule, added } = event;
  if (rule === undefined) return 'rule';
  const { start } = event;
  const once = {
    ...placed.at(start.wall),
    repeats: 'never',
    repeatsUntil: null,
    part: '',
    dates: [],
  } as const;
  if (rule === null && added.length === 0)
    return { parts: [{ ...once, dates: [] }], notes: [], apart: [...changes] };
  const from = rule && added.length > 0 ? fromToday(rule, event, added, where) : event;
  const held = rule && from && heldParts(rule, from, placed, where);
  const dated = held && withDates(held, event, placed, changes, where);
  if (!dated) return singleParts(rule, event, placed, changes, where);
  const { parts, apart } = dated;
  if (parts.length === 0) return 'over';
  const notes: ImportNote[] = held.length > 1 ? ['one-for-each-weekday'] : [];
  if (from !== event) notes.push('from-today');
  if (parts.some(({ dates }) => dates.length > 0)) notes.push('dates-changed');
  return { parts, notes, apart };
}

/** The parts with those of their dates that are left out or changed; undefined where these are more than are kept. */
function withDates(
  held: readonly Part[],
  event: FileEvent,
  placed: Placed,
  changes: readonly Change[],
  { zones }: Where,
): Pick<Parts, 'parts' | 'apart'> | undefined {
  const dayOf = (time: FileTime) => placed.at(wallOf(event.start, time, zones)).start.slice(0, 10);
  const found = held.map((part) => ({ part, dates: new Map<CalendarDay, ChangedDate>() }));
  const on = (day: CalendarDay) => found.find(({ part }) => timesOn(part, day) !== undefined);
  const apart: Change[] = [];
  for (const time of event.left) {
    const day = dayOf(time);
    on(day)?.dates.set(day, leftOut(day));
  }
  for (const change of changes) {
    const day = dayOf(change.instead);
    const its = on(day);
    // One that does not come back has no dates beside itself.
    const isAlone = its?.part.repeats === 'never';
    its?.dates.set(day, change.to && !isAlone ? { ...change.to, day } : leftOut(day));
    if (!its || isAlone) apart.push(change);
  }
  const parts = found.map(({ part, dates }) => ({
    ...part,
    dates: [...dates.values()].toSorted((one, other) => one.day.localeCompare(other.day)),
  }));
  if (parts.some(({ dates }) => areTooManyChanges(dates))) return undefined;
  return { parts: parts.filter((part) => hasDates(part, part.dates)), apart };
}

/** The event as if its next date were its first, where all dates that are not by its rule are over. */
function fromToday(
  rule: ForeignRule,
  event: FileEvent,
  others: readonly FileTime[],
  { today }: Where,
): FileEvent | undefined {
  const first = dayNumberOf(event.start);
  // A day more, for zones where it is another day by now.
  const from = Math.max(first, Date.parse(today) / DAY - 1);
  // How many of those that are counted are left is not known.
  if (rule.count !== null || others.some((time) => dayNumberOf(time) >= from)) return undefined;
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, after) => from + after);
  const next = ahead.find((day) => fallsOn(rule, first, day));
  return next === undefined
    ? undefined
    : { ...event, start: { ...event.start, wall: event.start.wall + (next - first) * DAY } };
}

/** Recurring events of ours that are on the same dates; undefined when there are none such. */
function heldParts(
  rule: ForeignRule,
  event: FileEvent,
  { at }: Placed,
  { zones, today }: Where,
): Part[] | undefined {
  const repeats = repeatsLike(rule, event);
  if (!repeats || !zones.keepsHour(event.start, today)) return undefined;
  const { wall } = event.start;
  const first = at(wall);
  // On the other side of midnight a day of the month is another one.
  const shift = (Date.parse(first.start.slice(0, 10)) - Date.parse(textOf(wall).slice(0, 10))) / DAY;
  if (repeats === 'monthly' && shift !== 0) return undefined;
  const until = lastDay(rule, repeats, event, first.start, shift, zones);
  if (until === undefined) return undefined;
  const weekdays = weekdaysOf(rule, event);
  const parts = weekdays.map((after): Part => {
    const times = at(wall + after * DAY);
    const goesOn = until === null || until > times.start.slice(0, 10);
    return {
      ...times,
      repeats: goesOn ? repeats : 'never',
      repeatsUntil: goesOn ? until : null,
      dates: [],
      // Whichever of its days comes next.
      part: weekdays.length === 1 ? '' : `weekday ${new Date(wall + after * DAY).getUTCDay()}`,
    };
  });
  const inTime = parts.filter(({ start }) => until === null || start.slice(0, 10) <= until);
  const [one] = inTime;
  return one && complainAboutTimes({ ...one, repeats }) === undefined ? inTime : undefined;
}

function repeatsLike(
  { freq, interval, byDay, byMonthDay, byMonth, bySetPos, count }: ForeignRule,
  { start }: FileEvent,
) {
  const date = new Date(start.wall);
  if (interval !== 1 || byMonth.length + bySetPos.length > 0) return undefined;
  if (freq === 'WEEKLY') {
    if (byDay.length > 0 && !byDay.some(({ weekday }) => weekday === date.getUTCDay())) return undefined;
    return byDay.length > 1 && count !== null ? undefined : 'weekly';
  }
  if (byDay.length > 0) return undefined;
  if (freq === 'DAILY') return byMonthDay.length > 0 ? undefined : 'daily';
  const isOwnDay =
    byMonthDay.length === 0 || (byMonthDay.length === 1 && byMonthDay[0] === date.getUTCDate());
  return freq === 'MONTHLY' && isOwnDay ? 'monthly' : undefined;
}

/** How many days after the start each weekday of a rule first is. */
function weekdaysOf({ freq, byDay }: ForeignRule, { start }: FileEvent): number[] {
  if (freq !== 'WEEKLY' || byDay.length === 0) return [0];
  const first = new Date(start.wall).getUTCDay();
  const after = new Set(byDay.map(({ weekday }) => (weekday - first + 7) % 7));
  return [...after].toSorted((one, other) => one - other);
}

/** The last day, of those in Carolina, on which it may start; null when it goes on, undefined where it cannot be read. */
function lastDay(
  { until, count }: ForeignRule,
  repeats: Exclude<Repeats, 'never'>,
  event: FileEvent,
  firstStart: string,
  shift: number,
  zones: Zones,
): CalendarDay | null | undefined {
  if (count !== null) return countedDay(count, repeats, firstStart);
  if (until === null) return null;
  const end = readUntil(until, event);
  if (end === undefined) return undefined;
  if (end.isDay || event.start.isDay) return dayText(dayNumberOf(end) + (event.start.isDay ? 0 : shift));
  // After the last of its moments on a day nothing more starts on that day.
  const shown = textOf(zones.easternAt(zones.instantOf(end)));
  const day = Date.parse(shown.slice(0, 10)) / DAY;
  return dayText(shown.slice(11) < firstStart.slice(11) ? day - 1 : day);
}

function countedDay(
  count: number,
  repeats: Exclude<Repeats, 'never'>,
  firstStart: string,
): CalendarDay | null {
  const first = Date.parse(firstStart.slice(0, 10)) / DAY;
  if (repeats !== 'monthly') return dayText(first + (count - 1) * (repeats === 'daily' ? 1 : 7));
  const start = new Date(first * DAY);
  let found = 0;
  // A month without the day counts for none.
  for (let month = 0; month < COUNTED_AT_MOST; month += 1) {
    const date = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, start.getUTCDate()));
    if (date.getUTCDate() === start.getUTCDate()) found += 1;
    if (found === count) return dayText(date.getTime() / DAY);
  }
  return null;
}

/** Null for a day that is later than any. */
function dayText(day: number): CalendarDay | null {
  const text = day > 100_000 ? LAST_DAY : new Date(day * DAY).toISOString().slice(0, 10);
  return text < LAST_DAY ? text : null;
}

function readUntil(until: string, { start }: FileEvent): FileTime | undefined {
  try {
    return timeOf(until, start.zone);
  } catch {
    return undefined;
  }
}

/** The dates of the coming year one by one, without those that are left out or changed. */
function singleParts(
  rule: ForeignRule | null,
  event: FileEvent,
  placed: Placed,
  changes: readonly Change[],
  { zones, today, dates }: Where,
): Parts | LeftOutReason {
  const { start, added, left } = event;
  const changed = changes.map(({ instead }) => instead);
  const end = rule?.until == null ? null : readUntil(rule.until, event);
  if (end === undefined) return 'unreadable';
  const todayNumber = Date.parse(today) / DAY;
  const first = dayNumberOf(start);
  const from = Math.max(todayNumber, first);
  const clock = start.wall - first * DAY;
  const out = [...left, ...changed];
  const days = new Set(out.filter(({ isDay }) => isDay).map(dayNumberOf));
  const moments = new Set(out.filter(({ isDay }) => !isDay).map((time) => zones.instantOf(time)));
  const isOut = (wall: number) =>
    days.has(Math.floor(wall / DAY)) ||
    (moments.size > 0 && moments.has(zones.instantOf({ ...start, wall })));
  const walls = new Set<number>();
  const most = Math.min(DATES_AT_MOST, Math.max(1, dates.left));
  // Only of what is counted does it matter how often it was before.
  let counted = 0;
  const scanFrom = rule?.count == null ? from : first;
  if (rule !== null && from - scanFrom > COUNTED_AT_MOST) return 'rule';
  for (let day = scanFrom; day < from + DAYS_AHEAD; day += 1) {
    const isFirst = day === first;
    const wall = day * DAY + clock;
    if (rule === null ? !isFirst : !fallsOn(rule, first, day)) continue;
    if (end !== null && isAfter(start, wall, end, zones)) break;
    counted += 1;
    if (rule?.count != null && counted > rule.count) break;
    if (day >= from && !isOut(wall)) walls.add(wall);
    if (walls.size > most) break;
  }
  for (const time of added) {
    const wall = wallOf(start, time, zones);
    const day = Math.floor(wall / DAY);
    if (day >= todayNumber && day < from + DAYS_AHEAD && !isOut(wall)) walls.add(wall);
  }
  const isMore = walls.size > most;
  if (walls.size === 0) return 'over';
  const parts = [...walls]
    .toSorted((one, other) => one - other)
    .slice(0, most)
    .map((wall) => ({
      ...placed.at(wall),
      repeats: 'never' as const,
      repeatsUntil: null,
      part: textOf(wall),
      dates: [],
    }));
  dates.left -= parts.length;
  return { parts, notes: isMore ? ['single-dates', 'dates-cut'] : ['single-dates'], apart: [...changes] };
}

/** What clocks of an event's zone show at a time; of a whole day at its own hour. */
function wallOf(start: FileTime, time: FileTime, zones: Zones): number {
  if (!time.isDay && !start.isDay) return onClocksOf(start, time, zones);
  return dayNumberOf(time) * DAY + start.wall - dayNumberOf(start) * DAY;
}

/** What clocks of an event's zone show at a time of another zone. */
function onClocksOf(start: FileTime, time: FileTime, zones: Zones): number {
  if (time.zone === start.zone) return time.wall;
  const moment = zones.instantOf(time);
  const near = start.wall + moment - zones.instantOf(start);
  return near + moment - zones.instantOf({ ...start, wall: near });
}

function isAfter(start: FileTime, wall: number, end: FileTime, zones: Zones): boolean {
  if (end.isDay || start.isDay) return Math.floor(wall / DAY) > dayNumberOf(end);
  return zones.instantOf({ ...start, wall }) > zones.instantOf(end);
}
