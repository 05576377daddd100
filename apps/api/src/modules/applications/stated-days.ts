import type { CollegeApplications } from '@longleaf/catalog/applications/read-applications';
import type { ApplicationKind } from '@longleaf/rules/applications/kinds';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { definitionsOf } from './definitions.ts';

/** A day until which a college takes an application, as it stated it for this year of applying. */
export type StatedDay = {
  readonly on: CalendarDay;
  readonly what: 'closes' | 'early';
  readonly kind: ApplicationKind;
  readonly college: string;
  /** Where it was read. */
  readonly source: string;
};

/**
 * The days that colleges stated, with their source; one without a source is left out. Applications that were started
 * are left out as well: the hub has their days.
 */
export function statedDaysOf(
  known: ReadonlyMap<number, CollegeApplications>,
  collegeIds: readonly number[],
  started: ReadonlySet<number>,
  today: CalendarDay,
): StatedDay[] {
  return collegeIds.flatMap((id) => {
    const college = known.get(id);
    if (!college) return [];
    return definitionsOf(college, today)
      .filter((definition) => !started.has(definition.id) && definition.closed !== 'college-closed')
      .flatMap(({ kind, dates }): StatedDay[] => {
        const source = college.stated.get(kind)?.source ?? null;
        if (source === null) return [];
        const day = { kind, college: college.name, source };
        return [
          ...(dates.earlyOn === null ? [] : [{ ...day, on: dates.earlyOn, what: 'early' as const }]),
          ...(dates.closesOn === null ? [] : [{ ...day, on: dates.closesOn, what: 'closes' as const }]),
        ];
      });
  });
}
