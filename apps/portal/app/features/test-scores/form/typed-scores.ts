import { isCalendarDay } from '@longleaf/rules/profile/calendar-day';
import { readScore, writeScore } from '@longleaf/rules/test-scores/read-score';
import type { ScoreValue, ScoreValues } from '@longleaf/rules/test-scores/score-field';
import { fieldsOf, type TestDefinition } from '@longleaf/rules/test-scores/tests';

/** The form as it is typed: scores by the keys of their fields, and the date. */
export type TypedScores = Record<string, string>;

/** What stands in the form at first. */
export function typedFrom(test: TestDefinition, date: string, values: ScoreValues): TypedScores {
  const scores = fieldsOf(test).map(({ key }) => [key, writeScore(values[key])]);
  return { date, ...Object.fromEntries(scores) };
}

/** The scores that were typed; what is empty is left out (VAL-057). */
export function valuesOf(test: TestDefinition, typed: TypedScores): ScoreValues {
  const values: Record<string, ScoreValue> = {};
  for (const { key } of fieldsOf(test)) {
    const value = readScore(typed[key]);
    if (value !== null) values[key] = value;
  }
  return values;
}

/** The day of the test once it is one. */
export function dayOf({ date = '' }: TypedScores): string | undefined {
  return isCalendarDay(date) ? date : undefined;
}
