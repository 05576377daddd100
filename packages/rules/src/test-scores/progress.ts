import type { CalendarDay } from '../profile/calendar-day.ts';
import type { Taken } from './best-scores.ts';
import { wholeComposite } from './composites.ts';
import { NEW_PSAT_FROM, NEW_SAT_FROM } from './definitions/admission.ts';
import { testOf, type TestKey } from './tests.ts';

/** The one number of a test at one time, and how it differs from the time before; null at the first. */
export type Step = {
  readonly id: number;
  readonly date: CalendarDay;
  readonly total: number;
  readonly change: number | null;
};

// Totals of before and after such a day are on other scales.
const SCALE_FROM: Partial<Record<TestKey, CalendarDay>> = { sat: NEW_SAT_FROM, psat: NEW_PSAT_FROM };

/** The times that a test was taken, the first one first; a new scale begins anew. */
export function progressOf(test: TestKey, taken: readonly Taken[]): readonly Step[] {
  const { composite } = testOf(test);
  const since = SCALE_FROM[test];
  let before: { total: number; isNew: boolean; hasWriting: boolean } | undefined;
  return taken
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.id - other.id)
    .flatMap(({ id, date, values }) => {
      const total = wholeComposite(composite, values);
      if (total === null) return [];
      const now = {
        total,
        isNew: since === undefined || date >= since,
        hasWriting: since !== undefined && values['writing'] !== undefined,
      };
      const isSame = before?.isNew === now.isNew && before.hasWriting === now.hasWriting;
      const change = before && isSame ? total - before.total : null;
      before = now;
      return [{ id, date, total, change }];
    });
}
