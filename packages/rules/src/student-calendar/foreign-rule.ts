/** How often an event of another calendar comes back (RFC 5545 §3.3.10), as far as it is read here. */
export type ForeignRule = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  /** Days of the week, 0 for Sunday; the nth of a month, from its end where it is negative, 0 for each of them. */
  byDay: readonly { nth: number; weekday: number }[];
  byMonthDay: readonly number[];
  byMonth: readonly number[];
  bySetPos: readonly number[];
  weekStart: number;
  count: number | null;
  /** As the file has it. */
  until: string | null;
};

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const DAY = 86_400_000;
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const READ = ['freq', 'interval', 'byday', 'bymonthday', 'bymonth', 'bysetpos', 'wkst', 'count', 'until'];

/** A rule from its parts, with their names in small letters; undefined for one that is not read. */
export function foreignRule(parts: Readonly<Record<string, unknown>>): ForeignRule | undefined {
  if (Object.keys(parts).some((name) => !READ.includes(name))) return undefined;
  const freq = FREQUENCIES.find((one) => one === parts['freq']);
  const byDay = listOf(parts['byday']).map(weekdayOf);
  const interval = parts['interval'] ?? 1;
  const count = parts['count'] ?? null;
  const numbers = { byMonthDay: 31, byMonth: 12, bySetPos: 31 };
  const [byMonthDay, byMonth, bySetPos] = Object.entries(numbers).map(([name, most]) =>
    listOf(parts[name.toLowerCase()]).map((one) => wholeOf(one, most)),
  );
  if (!freq || !isWhole(interval, 1000) || (count !== null && !isWhole(count, 100_000))) return undefined;
  if (!isComplete(byDay) || !byMonthDay || !byMonth || !bySetPos) return undefined;
  if (!isComplete(byMonthDay) || !isComplete(byMonth) || !isComplete(bySetPos)) return undefined;
  const rule = { freq, interval, byDay, byMonthDay, byMonth, bySetPos, count };
  if (!isRead(rule)) return undefined;
  const until = parts['until'];
  return { ...rule, weekStart: weekStartOf(parts['wkst']), until: typeof until === 'string' ? until : null };
}

/** Days of a whole year, and places within weeks, are not read. */
function isRead({ freq, byDay, byMonthDay, byMonth, bySetPos }: Omit<ForeignRule, 'weekStart' | 'until'>) {
  const isOfMonth = freq === 'MONTHLY' || freq === 'YEARLY';
  if (!isOfMonth && (bySetPos.length > 0 || byDay.some(({ nth }) => nth !== 0))) return false;
  if (freq === 'WEEKLY' && byMonthDay.length > 0) return false;
  return (
    freq !== 'YEARLY' ||
    ((byDay.length === 0 || byMonth.length > 0) && (bySetPos.length === 0 || byMonth.length === 1))
  );
}

/** Tells whether an event that first is on one day comes back on another; both as days since 1970. */
export function fallsOn(rule: ForeignRule, first: number, day: number): boolean {
  if (day < first) return false;
  const date = new Date(day * DAY);
  const start = new Date(first * DAY);
  const month = date.getUTCMonth();
  const years = date.getUTCFullYear() - start.getUTCFullYear();
  if (rule.byMonth.length > 0 && !rule.byMonth.includes(month + 1)) return false;
  switch (rule.freq) {
    case 'DAILY':
      return (day - first) % rule.interval === 0 && isDayOfWeek(rule, date) && isDayOfMonth(rule, date);
    case 'WEEKLY': {
      const weeks = (weekOf(day, rule.weekStart) - weekOf(first, rule.weekStart)) / 7;
      if (weeks % rule.interval !== 0) return false;
      return rule.byDay.length > 0 ? isDayOfWeek(rule, date) : date.getUTCDay() === start.getUTCDay();
    }
    case 'MONTHLY': {
      const months = years * 12 + month - start.getUTCMonth();
      return months % rule.interval === 0 && isInMonth(rule, date, start);
    }
    case 'YEARLY':
      if (rule.byMonth.length === 0 && month !== start.getUTCMonth() && rule.byMonthDay.length === 0)
        return false;
      return years % rule.interval === 0 && isInMonth(rule, date, start);
  }
}

/** The day on which the week of a day begins. */
function weekOf(day: number, weekStart: number): number {
  // The first of January 1970 was a Thursday.
  const since = (day + 4 - weekStart) % 7;
  return day - (since < 0 ? since + 7 : since);
}

function isInMonth(rule: ForeignRule, date: Date, start: Date): boolean {
  const is = (one: Date) =>
    rule.byDay.length + rule.byMonthDay.length === 0
      ? one.getUTCDate() === start.getUTCDate()
      : isDayOfWeek(rule, one) && isDayOfMonth(rule, one);
  if (!is(date) || rule.bySetPos.length === 0) return is(date);
  const days = Array.from({ length: daysIn(date) }, (_, at) => at + 1).filter((at) =>
    is(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), at))),
  );
  return rule.bySetPos.some((place) => days.at(place > 0 ? place - 1 : place) === date.getUTCDate());
}

function isDayOfWeek({ byDay }: ForeignRule, date: Date): boolean {
  const day = date.getUTCDate();
  const nth = Math.ceil(day / 7);
  const fromEnd = -Math.ceil((daysIn(date) - day + 1) / 7);
  return (
    byDay.length === 0 ||
    byDay.some((one) => one.weekday === date.getUTCDay() && [0, nth, fromEnd].includes(one.nth))
  );
}

function isDayOfMonth({ byMonthDay }: ForeignRule, date: Date): boolean {
  const day = date.getUTCDate();
  return byMonthDay.length === 0 || byMonthDay.includes(day) || byMonthDay.includes(day - daysIn(date) - 1);
}

function daysIn(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

function listOf(value: unknown): readonly unknown[] {
  return value === undefined ? [] : [value].flat();
}

function weekdayOf(value: unknown): { nth: number; weekday: number } | undefined {
  const [, nth = '', name = ''] = /^([+-]?[1-5])?([A-Z]{2})$/.exec(String(value)) ?? [];
  const weekday = WEEKDAYS.indexOf(name);
  return weekday === -1 ? undefined : { nth: Number(nth), weekday };
}

function weekStartOf(value: unknown): number {
  if (typeof value === 'number') return (value + 6) % 7;
  return Math.max(0, WEEKDAYS.indexOf(typeof value === 'string' ? value : 'MO'));
}

function wholeOf(value: unknown, most: number): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number !== 0 && Math.abs(number) <= most ? number : undefined;
}

function isWhole(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
}

function isComplete<T>(list: readonly (T | undefined)[]): list is readonly T[] {
  return !list.includes(undefined);
}
