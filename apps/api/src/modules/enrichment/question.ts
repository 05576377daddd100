import type { enrichmentFilter } from '@longleaf/contract/enrichment';
import { zipLength } from '@longleaf/rules/colleges/bands';
import type { Place } from '@longleaf/rules/colleges/distance';
import { enrichmentLevels, valuesOf } from '@longleaf/rules/enrichment/choices';
import { askedFees } from '@longleaf/rules/enrichment/fee-bands';
import type { EnrichmentQuestion } from '@longleaf/rules/enrichment/find-programs';
import type { z } from 'zod';

export type Asked = z.output<typeof enrichmentFilter>;

/** What a filter object asks for; a ZIP code that is not of five characters asks for nothing (VAL-068). */
export function questionOf(
  asked: Asked,
  placeOf: (zip: string) => Place | undefined,
): { question: EnrichmentQuestion; unknownZip: boolean } {
  const zip = asked.search?.zipCode;
  const applies = zip?.length === zipLength;
  const place = applies ? placeOf(zip) : undefined;
  return {
    unknownZip: applies && place === undefined,
    question: {
      name: asked.name ?? '',
      near: place && asked.search ? { place, miles: asked.search.radius } : null,
      levels: valuesOf(enrichmentLevels).filter((level) => asked[level]),
      areas: asked.interestArea,
      host: asked.hostCampus ?? null,
      feeRanges: asked.feeRange,
      fees: askedFees(asked.minFee, asked.maxFee) ?? null,
      hasScholarship: asked.hasScholarship,
      overnight: asked.overnight,
      timeFrames: asked.timeFrame,
      startDate: asked.startDate ?? null,
      endDate: asked.endDate ?? null,
      deadline: asked.deadline ?? null,
      deadlineSoon: asked.deadlineSoon,
    },
  };
}
