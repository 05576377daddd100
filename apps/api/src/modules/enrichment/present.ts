import type { ListedProgram } from '@longleaf/catalog/enrichment/read-enrichment';
import type { EnrichmentCard } from '@longleaf/contract/enrichment';
import { enrichmentImagePath } from '@longleaf/rules/enrichment/image-path';

/** A program as its card shows it; miles to one decimal. */
export function presentEnrichment(program: ListedProgram, distance: number | null): EnrichmentCard {
  const { id, name, host, campus, city, place, levels, who, areas, fee, sector } = program;
  return {
    id,
    name,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    imagePath: enrichmentImagePath(id, sector, place),
    host,
    hostCampus: campus,
    city,
    levels: [...levels],
    who,
    interestAreas: [...areas],
    minFee: fee?.from ?? null,
    maxFee: fee?.to ?? null,
    hasScholarship: program.hasScholarship,
    overnight: program.overnight,
    timeFrames: [...program.timeFrames],
    startDate: program.startsOn,
    endDate: program.endsOn,
    deadline: program.applyBy,
    deadlineMonth: program.applyByMonth,
    address: program.address,
    source: program.source,
    year: program.year,
    distance: toTenths(distance),
  };
}

/** The JSON of each program without its last brace, written once for each version of the catalogue. */
const written = new WeakMap<ListedProgram, string>();

/** The same card as JSON: all but the distance is the same for everybody. */
export function enrichmentText(program: ListedProgram, distance: number | null): string {
  const known = written.get(program);
  const text = known ?? withoutDistance(presentEnrichment(program, null));
  if (known === undefined) written.set(program, text);
  return `${text},"distance":${toTenths(distance)}}`;
}

function withoutDistance(card: EnrichmentCard): string {
  const { distance: _, ...rest } = card;
  return JSON.stringify(rest).slice(0, -1);
}

function toTenths(miles: number | null): number | null {
  return miles === null ? null : Math.round(miles * 10) / 10;
}
