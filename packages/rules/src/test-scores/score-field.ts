import type { CalendarDay } from '../profile/calendar-day.ts';

/** A scale that scores are given on: from `low` to `high` in steps of `step`, for tests of the days between. */
export type Scale = {
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly from?: CalendarDay;
  readonly until?: CalendarDay;
};

/** A score of a test. Its key is its name on the wire, with a dot where it is nested: `ibt.total`. */
export type ScoreField = {
  readonly key: string;
  readonly label: string;
  /**
   * The scales that a public source states. Several for one day: the test was given in more than one form then, or the
   * day of the change has no source.
   */
  readonly scales: readonly Scale[];
  /**
   * The project's own bound of a score whose scale no source confirms for the day: wide enough for every report, never
   * told as a fact. `letter`: one letter.
   */
  readonly atMost: number | 'letter';
};

/** The value of a score as it is kept. */
export type ScoreValue = number | string;
/** Scores by the keys of their fields; what was not given is not there. */
export type ScoreValues = Readonly<Record<string, ScoreValue>>;

/** A scale without dates. */
export const scale = (low: number, high: number, step = 1): Scale => ({ low, high, step });

/** A field whose scales are stated by a source. */
export function field(key: string, label: string, scales: readonly Scale[], atMost = 1000): ScoreField {
  return { key, label, scales, atMost };
}

/** A field whose scale is confirmed by no source. */
export function unsourced(key: string, label: string, atMost: number | 'letter' = 100): ScoreField {
  return { key, label, scales: [], atMost };
}

/** The scales that a score of a test of that day may be on; all of them while the day is not known. */
export function scalesOn({ scales }: ScoreField, day: CalendarDay | undefined): readonly Scale[] {
  if (day === undefined) return scales;
  return scales.filter(({ from = '', until = '9999' }) => from <= day && day <= until);
}
