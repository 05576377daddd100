import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { scalesOn, type Scale, type ScoreField } from '@longleaf/rules/test-scores/score-field';
import { fill } from '@longleaf/rules/words/fill';

/** '1 to 36', or '20 to 120, or 200 to 300': what a score may be, where a source says it. */
export function rangeWords(field: ScoreField, day: CalendarDay | undefined): string | undefined {
  const [one, other] = scalesOn(field, day).toSorted((a, b) => a.low - b.low);
  if (!one) return undefined;
  if (!other) return fill(/*i18n*/ '{low} to {high}', ends(one));
  return fill(/*i18n*/ '{low} to {high}, or {otherLow} to {otherHigh}', {
    ...ends(one),
    otherLow: other.low,
    otherHigh: other.high,
  });
}

/** The same for a group of fields, where all of them have one range; undefined where they differ. */
export function rangeOfAll(fields: readonly ScoreField[], day: CalendarDay | undefined): string | undefined {
  const [first, ...rest] = fields.map((field) => rangeWords(field, day));
  return rest.every((words) => words === first) ? first : undefined;
}

const ends = ({ low, high }: Scale) => ({ low, high });
