import { ApiError, createClient } from '@longleaf/contract/client';
import { savedSearchMessages, savedSearchOperations } from '@longleaf/contract/saved-searches';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../shell/session/api.ts';
import { leadsNowhere } from '../../lib/leads-nowhere.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { showToast } from '../../ui/toast-store.ts';
import { refreshSaved } from '../saved-things/saved-things.ts';

const SAVED_SEARCHES = 'saved-searches';
const api = createClient(savedSearchOperations, browserApi);

/** The saved searches of a person, by name (API-207). */
export function savedSearchesQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, SAVED_SEARCHES),
    queryFn: ({ signal }) => api.loadSavedSearches({}, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** Keeps a search under a name (API-206). @throws ApiError; a name in use is a 400 that names `name`. */
export async function keepSearch(name: string, search: string): Promise<void> {
  await api.saveCampusSearch({ body: { name, search, replace: false } });
  await refreshSavedSearches();
}

/** Says that somebody looks at what a search finds now. Never throws: what has changed is told once more then. */
export async function lookAtSearch(id: number, residency: string): Promise<void> {
  await api.lookAtSearch({ params: { id }, query: { residency } }).catch(() => undefined);
  await refreshSavedSearches();
}

/** @throws ApiError; a name in use is a 400 that names `name`. */
export async function renameSearch(id: number, name: string): Promise<void> {
  await api.renameSearch({ params: { id }, body: { name } });
  await refreshSavedSearches();
}

/** Deletes and says so, with the way back. One that is gone already is no error. @throws ApiError */
export async function deleteSearch(id: number): Promise<void> {
  const answer = await api.deleteSearch({ params: { id } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return undefined;
  });
  const undo = answer?.undo ?? null;
  showToast({
    kind: 'done',
    text: savedSearchMessages.deleted,
    ...(undo !== null && { undo: () => putBack(undo) }),
  });
  await refreshSavedSearches();
}

async function putBack(undo: string): Promise<boolean | 'nowhere'> {
  try {
    await api.restoreSearch({ body: { undo } });
    showToast({ kind: 'done', text: savedSearchMessages.back });
    return true;
  } catch (error) {
    showToast({ kind: 'error', text: reasonOf(error) ?? savedSearchMessages.backFailed });
    return leadsNowhere(error) && 'nowhere';
  } finally {
    await refreshSavedSearches();
  }
}

/** Asks for the saved searches again, wherever they are shown. */
export function refreshSavedSearches(): Promise<void> {
  return refreshSaved(SAVED_SEARCHES);
}
