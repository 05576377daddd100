import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { CollegeRecord } from '@longleaf/catalog/search/facts';

/** How many that fit are looked at for the one that is meant by its whole name. */
const LOOKED_AT = 25;

/** Colleges whose name fits what was typed, the likeliest first. */
export function collegesLike(catalog: Catalog, typed: string, limit: number): CollegeRecord[] {
  const { snapshot } = catalog.search();
  return [...snapshot.names.suggest(typed.toLowerCase(), limit, false)].flatMap(
    (position) => snapshot.facts.colleges[position] ?? [],
  );
}

/**
 * The college that a typed name is the whole name of, as it is written or as it is called for short (VAL-033, VAL-034);
 * undefined when there is none, or more than one.
 */
export function verifiedCollege(catalog: Catalog, typed: string): CollegeRecord | undefined {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  const like = collegesLike(catalog, typed, LOOKED_AT);
  const named = like.filter(({ facts }) => plain(facts.name) === wanted);
  const meant = named.length > 0 ? named : like.filter(({ shortName }) => plain(shortName) === wanted);
  return meant.length === 1 ? meant[0] : undefined;
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
