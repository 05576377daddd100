import { landAt } from '../colleges/land.ts';
import type { CollegeType } from '../colleges/sector.ts';
import type { Place } from '../colleges/distance.ts';

/** Path of the drawing for a program (ENT-413): the land where it is, in the colours of its host's sector. */
export function enrichmentImagePath(id: number, sector: CollegeType, place: Place | null): string {
  return `/covers/${sector}-${landAt(place?.longitude ?? null, true)}-${id}-300x150.svg`;
}
