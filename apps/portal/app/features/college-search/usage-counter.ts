import { USAGE_SECONDS } from '@longleaf/contract/search-usage';

/**
 * Counts uses of the search, at most one in 30 seconds (CON-007, GAP-074).
 * @param now milliseconds since 1970.
 * @param count tells the server; what becomes of it is not waited for.
 * @returns to be called at each use.
 */
export function usageCounter(now: () => number, count: () => void): () => void {
  let countedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - countedAt < USAGE_SECONDS * 1000) return;
    countedAt = now();
    count();
  };
}
