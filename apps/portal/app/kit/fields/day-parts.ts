/** A day while it is typed: text for each part. */
export interface DayParts {
  year: string;
  month: string;
  day: string;
}

/** The parts of a day that is written as 2009-05-31, or as far as it is typed: 2009-05- */
export function partsOfDay(text: string): DayParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
}

/** A day from its parts; empty when all are. */
export function dayFromParts({ year, month, day }: DayParts): string {
  if (year === '' && month === '' && day === '') return '';
  return [year, month, /^\d$/.test(day) ? `0${day}` : day].join('-');
}

/** True for nothing and for a day that the calendar has; false for parts of one, and for Feb 30. */
export function isDayOrNothing(text: string): boolean {
  if (text === '') return true;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The parts in the order in which a language writes them. */
export function orderOfParts(language: string): readonly (keyof DayParts)[] {
  const parts = new Intl.DateTimeFormat(language).formatToParts(0).map(({ type }) => type);
  return parts.filter((type) => type === 'day' || type === 'month' || type === 'year');
}

/** The twelve months by name, with their numbers. */
export function monthsOf(language: string): readonly { value: string; label: string }[] {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label: name.format(Date.UTC(2001, month, 1)),
  }));
}
