import type { Place } from './navigation.ts';

/** The places that can be gone to: those of the content site only where one is configured. */
export function placesThere<P extends Place>(
  places: readonly P[],
  { contentUrl }: { contentUrl: string | null },
): P[] {
  return places.filter((place) => place.to !== undefined || contentUrl !== null);
}

/** The groups that have such a place, with those alone. */
export function groupsThere<G extends { places: readonly Place[] }>(
  groups: readonly G[],
  settings: { contentUrl: string | null },
): G[] {
  return groups
    .map((group) => ({ ...group, places: placesThere(group.places, settings) }))
    .filter(({ places }) => places.length > 0);
}
