import type { EnrichmentFacets } from '@longleaf/contract/enrichment';
import { enrichmentLevels, interestAreas, timeFrames, valuesOf } from '@longleaf/rules/enrichment/choices';
import { deadlineState } from '@longleaf/rules/enrichment/deadline';
import { bandsOfFee, feeBands } from '@longleaf/rules/enrichment/fee-bands';
import { enrichmentFilters, type FoundPrograms } from '@longleaf/rules/enrichment/find-programs';
import type { EnrichmentProgram } from '@longleaf/rules/enrichment/program';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';

/** Counts each choice over what passes all other filters. */
export function facetsOf(
  { without }: Pick<FoundPrograms<EnrichmentProgram>, 'without'>,
  today: CalendarDay,
): EnrichmentFacets {
  const left = Object.fromEntries(enrichmentFilters.map((filter) => [filter, without(filter)])) as Record<
    (typeof enrichmentFilters)[number],
    readonly EnrichmentProgram[]
  >;
  const counted = <Value extends string | number>(
    values: readonly Value[],
    programs: readonly EnrichmentProgram[],
    of: (program: EnrichmentProgram) => readonly Value[],
  ) =>
    Object.fromEntries(
      values.map((value) => [value, programs.filter((program) => of(program).includes(value)).length]),
    );
  const hosts = Map.groupBy(left.host, ({ campus }) => campus.value);
  return {
    levels: counted(valuesOf(enrichmentLevels), left.levels, ({ levels }) => levels),
    interestAreas: counted(valuesOf(interestAreas), left.areas, ({ areas }) => areas),
    feeRanges: counted(
      feeBands.map(({ value }) => value),
      left.fee,
      ({ fee }) => bandsOfFee(fee),
    ),
    timeFrames: counted(valuesOf(timeFrames), left.timeFrames, (program) => program.timeFrames),
    hasScholarship: left.hasScholarship.filter(({ hasScholarship }) => hasScholarship === true).length,
    overnight: left.overnight.filter(({ overnight }) => overnight === true).length,
    deadlineSoon: left.deadline.filter(
      ({ applyBy }) => applyBy !== null && deadlineState(applyBy, today) === 'soon',
    ).length,
    hostCampuses: [...hosts]
      .map(([value, programs]) => ({
        value,
        name: programs[0]?.campus.name ?? value,
        programs: programs.length,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    without: Object.fromEntries(
      enrichmentFilters.map((filter) => [filter, left[filter].length]),
    ) as EnrichmentFacets['without'],
  };
}
