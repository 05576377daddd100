import { useLingui } from '@lingui/react/macro';
import type { EnrichmentCard } from '@longleaf/contract/enrichment';
import { enrichmentLevels, interestAreas, timeFrames } from '@longleaf/rules/enrichment/choices';
import { count, dollars, partialDate, wholeDate } from '../../lib/format.ts';
import { labelsOf } from './use-filter-words.ts';

/** The facts of a program in words. What is not known is not made up. */
export function useProgramWords() {
  const { t } = useLingui();
  return {
    fee({ minFee, maxFee }: EnrichmentCard): string {
      if (minFee === null) return t`Not reported`;
      if (maxFee === null || maxFee === minFee) return minFee === 0 ? t`Free` : dollars(minFee);
      return t`${dollars(minFee)} to ${dollars(maxFee)}`;
    },
    areas: ({ interestAreas: areas }: EnrichmentCard) => labelsOf(interestAreas, areas),
    levels: ({ levels }: EnrichmentCard) => labelsOf(enrichmentLevels, levels),
    when({ startDate, endDate, timeFrames: frames }: EnrichmentCard): string {
      if (startDate !== null && endDate !== null) return t`${wholeDate(startDate)} to ${wholeDate(endDate)}`;
      if (startDate !== null) return t`From ${wholeDate(startDate)}`;
      return frames.length === 0 ? t`Not reported` : labelsOf(timeFrames, frames);
    },
    /** The day, or the month in the year that was read; null where neither is known. */
    applyBy({ deadline, deadlineMonth, year }: EnrichmentCard): string | null {
      if (deadline !== null) return wholeDate(deadline);
      if (deadlineMonth === null) return null;
      const month = partialDate(`${year}-${String(deadlineMonth).padStart(2, '0')}`);
      return t`${month}, the last one we know`;
    },
    place({ host, city, distance }: EnrichmentCard): string {
      const where = city === null || host.includes(city) ? host : t`${host}, ${city}`;
      if (distance === null) return where;
      const miles = count(Math.round(distance));
      return t`${where}, ${miles} miles away`;
    },
  };
}
