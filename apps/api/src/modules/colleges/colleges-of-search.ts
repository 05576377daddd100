import { positionsOf } from '@longleaf/catalog/search/bitset';
import { match, UnknownValue } from '@longleaf/catalog/search/match';
import type { Catalog } from '@longleaf/catalog/open-catalog';
import { filterBody } from '@longleaf/contract/college-filters';
import { occupationCode } from '@longleaf/contract/ids';
import { parseFilters } from '@longleaf/rules/colleges/filters/parse';

/**
 * Ids of the colleges that a kept search finds now, in ascending order, for residents of a state. Null for text that is
 * no search, and for one that names what the facts no longer know.
 * @param text JSON as the portal keeps it: a list of filters, or `{ filters, occCode }`.
 */
export function collegesOfSearch(catalog: Catalog, text: string, residency: string): number[] | null {
  const kept: unknown = JSON.parse(text);
  const body = filterBody.safeParse(kept);
  if (!body.success) return null;
  const { query } = parseFilters(body.data.filters, body.data.join);
  if (!query) return null;
  const { snapshot } = catalog.search().forResidentsOf(residency);
  try {
    const { found } = match(snapshot, { query, occupation: occupationOf(kept) });
    return [...positionsOf(found)]
      .flatMap((position) => snapshot.facts.colleges[position]?.facts.id ?? [])
      .toSorted((a, b) => a - b);
  } catch (error) {
    if (error instanceof UnknownValue) return null;
    throw error;
  }
}

function occupationOf(kept: unknown): string | undefined {
  if (typeof kept !== 'object' || kept === null || !('occCode' in kept)) return undefined;
  return occupationCode.safeParse(kept.occCode).data;
}
