import { NEW_SAT_FROM } from './definitions/admission.ts';
import type { CalendarDay } from '../profile/calendar-day.ts';
import { averageHalvesUp, wholeComposite } from './composites.ts';
import type { ScoreValues } from './score-field.ts';
import { testOf } from './tests.ts';

/** One time that a test was taken. */
export type Taken = { readonly id: number; readonly date: CalendarDay; readonly values: ScoreValues };

/** The best of each part over all the times, and the one number of them. */
export type Superscore = {
  readonly total: number;
  readonly parts: readonly { readonly key: string; readonly score: number; readonly date: CalendarDay }[];
  /** How many times it is made of. */
  readonly times: number;
};

/** Whether an SAT is the one of two sections: totals of the one before it are not set beside these. */
export function isTwoSectionSat({ date, values }: Pick<Taken, 'date' | 'values'>): boolean {
  return date >= NEW_SAT_FROM && values['writing'] === undefined;
}

/** The times of the ACT, or of the SAT of two sections, that can be set beside each other. */
export function comparable<One extends Taken>(test: 'act' | 'sat', taken: readonly One[]): readonly One[] {
  const { composite } = testOf(test);
  return taken.filter(
    (one) => wholeComposite(composite, one.values) !== null && (test === 'act' || isTwoSectionSat(one)),
  );
}

/** How many times are compared by their composite, and how many are not, by why. */
export type Compared = {
  readonly compared: number;
  /** They have a composite, on another scale. */
  readonly onOtherScale: number;
  /** A main score is missing. */
  readonly notWhole: number;
};

/** Which of the times the best one is the best of. */
export function comparedOf(test: 'act' | 'sat', taken: readonly Taken[]): Compared {
  const { composite } = testOf(test);
  const compared = comparable(test, taken).length;
  const notWhole = taken.filter(({ values }) => wholeComposite(composite, values) === null).length;
  return { compared, notWhole, onOtherScale: taken.length - compared - notWhole };
}

/** The time with the highest composite, the latest of those that have it. */
export function bestOf<One extends Taken>(test: 'act' | 'sat', taken: readonly One[]): One | undefined {
  const { composite } = testOf(test);
  const total = (one: Taken) => wholeComposite(composite, one.values) ?? 0;
  return comparable(test, taken).toSorted(
    (one, other) => total(other) - total(one) || other.date.localeCompare(one.date),
  )[0];
}

const PARTS = { act: ['english', 'math', 'reading', 'science'], sat: ['reading', 'math'] } as const;

/**
 * The superscore: the best of each section over several times, and what they make together. Null unless it was taken
 * twice and every section is known.
 */
export function superscoreOf(test: 'act' | 'sat', taken: readonly Taken[]): Superscore | null {
  const times = test === 'sat' ? taken.filter(isTwoSectionSat) : taken;
  if (times.length < 2) return null;
  const parts = PARTS[test].map((key) => {
    const known = times.flatMap(({ date, values }) => {
      const score = values[key];
      return typeof score === 'number' ? [{ key, score, date }] : [];
    });
    return known.toSorted((one, other) => other.score - one.score || one.date.localeCompare(other.date))[0];
  });
  const found = parts.filter((part) => part !== undefined);
  if (found.length < parts.length) return null;
  const scores = found.map(({ score }) => score);
  const total = test === 'act' ? averageHalvesUp(scores) : scores.reduce((sum, score) => sum + score, 0);
  return { total, parts: found, times: times.length };
}
