import { ApiError } from '@longleaf/contract/client';
import type { CollegeFilters } from '../../domain/college-search/college-search.ts';
import { filterList } from '../../domain/college-search/filter-list.ts';

/** Parts of a search that the catalogue does not know; the answer is for the search without them. */
export type UnknownPart = 'zip' | 'occupation' | 'major';

/** What a search asks for. */
export interface Asked {
  filters: CollegeFilters;
  occupation: string | null;
  /** Whose prices count. */
  residency: string;
}

/** Asks; where the API does not know a ZIP code, an occupation or a major, asks again without it and says so. */
export async function forgiving<Given>(
  asked: Asked,
  ask: (asked: Asked, unknown: UnknownPart[]) => Promise<Given>,
  unknown: UnknownPart[] = [],
): Promise<Given> {
  try {
    return await ask(asked, unknown);
  } catch (error) {
    const part = unknownPart(error, asked);
    if (part === undefined || unknown.includes(part)) throw error;
    return forgiving(without(asked, part), ask, [...unknown, part]);
  }
}

/** The part of the search that a refusal names: `occCode`, or a filter by its place in the list that was sent. */
function unknownPart(error: unknown, asked: Asked): UnknownPart | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const fields = Object.keys(error.modelState);
  if (fields.some((field) => field.toLowerCase().includes('occcode'))) return 'occupation';
  const places = fields.map((field) => Number(/filters\W+(\d+)/.exec(field)?.[1] ?? Number.NaN));
  const keys = places.map((place) => filterList(asked.filters)[place]?.key);
  if (keys.includes('zip')) return 'zip';
  return keys.includes('major') ? 'major' : undefined;
}

function without(asked: Asked, part: UnknownPart): Asked {
  if (part === 'occupation') return { ...asked, occupation: null };
  return { ...asked, filters: { ...asked.filters, ...(part === 'zip' ? { near: null } : { majors: [] }) } };
}
