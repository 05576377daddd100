import { LOCALE } from './languages.ts';
import { EASTERN_ZONE } from '@longleaf/rules/time/eastern-zone';

/** How figures are written in the language of this build. A missing figure is null and reads 'Not reported', never zero. */

const wholeDollars = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exactDollars = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });
const wholeNumber = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const upToTenths = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const wholePercent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 });
const shortDate = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  timeZone: EASTERN_ZONE,
});

const calendarDate = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const shortMonthOfYear = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthOfYear = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const fullDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
const fullMoment = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: EASTERN_ZONE,
});
const signed = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
});

/** 12414 gives "$12,414". */
export function dollars(amount: number): string {
  return wholeDollars.format(amount);
}

/** 24.5 gives "$24.50". */
export function dollarsAndCents(amount: number): string {
  return exactDollars.format(amount);
}

/** 20556 gives "20,556". */
export function count(amount: number): string {
  return wholeNumber.format(amount);
}

/** 9.5 gives "9.5", 9 gives "9". */
export function tenths(amount: number): string {
  return upToTenths.format(amount);
}

const LEAST_PER_THOUSAND = 0.05;

/** How many of a thousand: 22.153 gives "22.2"; what would read 0.0 and is not gives "< 0.1". */
export function perThousand(amount: number): string {
  return amount > 0 && amount < LEAST_PER_THOUSAND
    ? `< ${oneDigit.format(0.1)}`
    : oneDigit.format(Number(amount.toFixed(1)));
}

/** A share from 0 to 1: 0.153 gives "15%". */
export function percent(share: number): string {
  return wholePercent.format(Math.round(share * 100) / 100);
}

/** "Nov 24", in US Eastern time (GAP-115). */
export function monthAndDay(moment: Date): string {
  return shortDate.format(moment);
}

/** A day without a time: '2026-09-01' gives "Sep 1, 2026", wherever the reader is. */
export function wholeDate(day: string): string {
  return calendarDate.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** A day without a time, in full: '2026-09-01' gives "September 1, 2026". */
export function longDay(day: string): string {
  return fullDate.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** "September 1, 2026 at 2:05 PM", in US Eastern time (GAP-115). */
export function dayAndTime(moment: Date): string {
  return fullMoment.format(moment);
}

/** A day, a month or a year, as far as it is known: '2025-05' and '2025-05-31' give "May 2025", '2025' gives "2025". */
export function partialDate(date: string): string {
  const [year = '', month] = date.split('-');
  return month === undefined ? year : monthOfYear.format(new Date(`${year}-${month}-01T00:00:00Z`));
}

/** A change in percent with its sign and at most one decimal: "+4.9%", "−2%", "0%". */
export function signedPercent(percent: number): string {
  return signed.format((Math.round(percent * 10) / 10 || 0) / 100).replace('-', '−');
}

/** 107 gives "1:47". */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A month, or the month of a day: '2026-04' and '2026-04-12' give "Apr 2026". */
export function shortMonth(date: string): string {
  return shortMonthOfYear.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
}
