import type { Near } from '../../../domain/college-search/college-search.ts';

/** The miles of a search around a ZIP code; null for a band without an upper end. */
export function radiusMiles(near: Near | null): number | null {
  if (near === null) return null;
  if ('miles' in near) return near.miles;
  const miles = /^Under(\d+)$/.exec(near.band)?.[1];
  return miles === undefined ? null : Number(miles);
}
