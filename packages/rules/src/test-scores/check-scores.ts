import { type CalendarDay, EARLIEST_DAY, isCalendarDay } from '../profile/calendar-day.ts';
import { fill } from '../words/fill.ts';
import { type Scale, scalesOn, type ScoreField, type ScoreValue, type ScoreValues } from './score-field.ts';
import { fieldsOf, type TestDefinition } from './tests.ts';

/** What is wrong with scores of a test on the day `today`: each field with its words; empty when nothing is. */
export function complainAboutScores(
  test: TestDefinition,
  { date, values }: { date: CalendarDay; values: ScoreValues },
  today: CalendarDay,
): Record<string, string> {
  const complaints: Record<string, string> = {};
  const aboutDate = complainAboutTestDate(test, date, today);
  if (aboutDate !== undefined) complaints['date'] = aboutDate;
  const fields = fieldsOf(test);
  for (const field of fields) {
    const value = values[field.key];
    if (value === undefined) continue;
    const complaint = complainAboutScore(field, value, aboutDate === undefined ? date : undefined);
    if (complaint !== undefined) complaints[field.key] = complaint;
  }
  const [first] = fields;
  if (first && fields.every(({ key }) => values[key] === undefined))
    complaints[first.key] = /*i18n*/ 'Enter at least one score';
  return complaints;
}

/** What is wrong with the day of a test: it is from 1899 to today (VAL-059, VAL-060, ST-263). */
export function complainAboutTestDate(
  { lastDay }: Pick<TestDefinition, 'lastDay'>,
  date: CalendarDay,
  today: CalendarDay,
): string | undefined {
  if (date === '') return /*i18n*/ 'Enter the date of the test';
  if (!isCalendarDay(date)) return /*i18n*/ 'Enter a date that exists';
  if (date < EARLIEST_DAY) return /*i18n*/ 'Enter a date in 1899 or later';
  if (date > today) return /*i18n*/ 'Enter a date that is not in the future';
  if (lastDay !== undefined && date > lastDay)
    return fill(/*i18n*/ 'This test was last given in {year}. Enter an earlier date', {
      year: lastDay.slice(0, 4),
    });
  return undefined;
}

/** What is wrong with one score of a test of that day, which may not be known. */
export function complainAboutScore(
  field: ScoreField,
  value: ScoreValue,
  day: CalendarDay | undefined,
): string | undefined {
  if (field.atMost === 'letter')
    return /^[A-Z]$/.test(String(value)) ? undefined : /*i18n*/ 'Enter one letter';
  const scales = scalesOn(field, day);
  if (scales.length === 0) {
    const isPlausible =
      typeof value === 'number' && value >= 0 && value <= field.atMost && Number.isInteger(value * 2);
    return isPlausible ? undefined : /*i18n*/ 'Enter the number that is on your report';
  }
  if (typeof value !== 'number') return outside(scales);
  if (scales.some((scale) => isOn(scale, value))) return undefined;
  const around = scales.find(({ low, high }) => low <= value && value <= high);
  return around ? between(around, value) : outside(scales);
}

/** Whether a score is one of a scale. Steps are halves or whole, so that nothing is lost in the last place. */
export function isOn({ low, high, step }: Scale, value: number): boolean {
  return low <= value && value <= high && Number.isInteger((value - low) / step);
}

function outside(scales: readonly Scale[]): string {
  const [one, other] = scales;
  const first = { low: one?.low ?? 0, high: one?.high ?? 0 };
  if (!other) return fill(/*i18n*/ 'Enter a number from {low} to {high}', first);
  return fill(/*i18n*/ 'Enter a number from {low} to {high}, or from {otherLow} to {otherHigh}', {
    ...first,
    otherLow: other.low,
    otherHigh: other.high,
  });
}

function between({ low, step }: Scale, value: number): string {
  const below = low + Math.floor((value - low) / step) * step;
  return fill(/*i18n*/ 'Scores go in steps of {step}: enter {below} or {above}', {
    step,
    below,
    above: below + step,
  });
}
