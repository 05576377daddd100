import { createClient } from '@longleaf/contract/client';
import { type SavedCounts, savedThingOperations } from '@longleaf/contract/saved-things';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { browserApi } from '../../shell/session/api.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';

const SAVED_COUNTS = 'saved-counts';
const api = createClient(savedThingOperations, browserApi);

/** How much a person saved of each kind. Another tab may change it meanwhile. */
export function savedCountsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, SAVED_COUNTS),
    queryFn: ({ signal }) => api.getSavedCounts({}, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** How much is saved of all kinds together. */
export const allSaved = (counts: SavedCounts): number =>
  Object.values(counts).reduce((sum, one) => sum + one, 0);

/** Counts one more, or less, before the server has answered. */
export async function countMore(personId: string, kind: keyof SavedCounts, by: number): Promise<void> {
  const queries = queryClientOfTab();
  const { queryKey } = savedCountsQuery(personId);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (counts) => counts && { ...counts, [kind]: counts[kind] + by });
}

/** Makes one list of saved things stale, and with it how much is saved. */
export async function refreshSaved(list: string): Promise<void> {
  await Promise.all([refreshOwn(list), refreshOwn(SAVED_COUNTS)]);
}
