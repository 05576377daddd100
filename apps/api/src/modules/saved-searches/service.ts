import {
  SAVED_SEARCHES_LIMIT,
  savedSearchMessages,
  type SavedSearch,
} from '@longleaf/contract/saved-searches';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import { HOME_STATE } from '@longleaf/rules/colleges/price';
import type { RemovalSlips } from '../../http/removal-slip.ts';
import type { RemovedSearch, SavedSearchRepository, SavedSearchRow, Seen } from './repository.ts';

/** What a kept search finds now for residents of a state; null for text that is no search. */
export type Finding = (search: string, residency: string) => readonly number[] | null;

/** Saved college searches: one store behind all their calls (GAP-077). */
export function savedSearchService(
  rows: SavedSearchRepository,
  find: Finding,
  slips: RemovalSlips<RemovedSearch>,
  clock: Clock,
) {
  const seenNow = (search: string, residency: string): Seen => {
    const colleges = find(search, residency);
    return colleges && { residency, colleges };
  };
  const present = (row: SavedSearchRow): SavedSearch => ({
    id: row.id,
    name: row.name,
    searchName: row.name,
    search: row.search,
    savedDate: row.savedAt.toISOString(),
    ...changesOf(row.seen, row.seen && find(row.search, row.seen.residency)),
  });
  return {
    save: async (
      scope: Scope<'saved-search', 'change'>,
      given: { name: string; search: string; replace: boolean },
    ) => {
      const seen = seenNow(given.search, HOME_STATE);
      const outcome = await rows.save(scope, { ...given, seen, savedAt: clock() }, SAVED_SEARCHES_LIMIT);
      if (outcome === 'name taken') throw badRequest({ name: [savedSearchMessages.nameTaken] });
      if (outcome === 'too many') throw badRequest({ name: [savedSearchMessages.tooMany] });
      return present(outcome.row);
    },

    all: async (scope: Scope<'saved-search'>) => (await rows.all(scope)).map(present),

    /** What it finds now is what it is compared with from now on. @throws ProblemError 404 */
    lookAt: async (scope: Scope<'saved-search', 'change'>, id: number, residency: string) => {
      const before = await rows.find(scope, id);
      const row = before && (await rows.lookAt(scope, id, seenNow(before.search, residency)));
      if (!row) throw noSearch();
      return present(row);
    },

    rename: async (scope: Scope<'saved-search', 'change'>, id: number, name: string) => {
      const row = await rows.rename(scope, id, name);
      if (row === 'name taken') throw badRequest({ name: [savedSearchMessages.nameTaken] });
      if (!row) throw noSearch();
      return present(row);
    },

    remove: async (scope: Scope<'saved-search', 'change'>, id: number) => {
      const row = await rows.remove(scope, id);
      if (!row) throw noSearch();
      return { removed: true, undo: slips.write(scope.owner, row) };
    },

    /** Undoes a deletion. @throws ProblemError 400 when there is no room by now, or the slip is another's */
    restore: async (scope: Scope<'saved-search', 'change'>, undo: string) => {
      const row = await rows.restore(scope, slips.read(scope.owner, undo), SAVED_SEARCHES_LIMIT);
      if (!row) throw badRequest({ name: [savedSearchMessages.tooMany] });
      return present(row);
    },
  };
}

function changesOf(
  seen: Seen,
  now: readonly number[] | null,
): Pick<SavedSearch, 'newMatches' | 'goneMatches'> {
  if (!seen || !now) return { newMatches: null, goneMatches: null };
  const [before, found] = [new Set(seen.colleges), new Set(now)];
  return {
    newMatches: now.filter((id) => !before.has(id)).length,
    goneMatches: seen.colleges.filter((id) => !found.has(id)).length,
  };
}

function noSearch() {
  return notFound(/*i18n*/ 'There is no such saved search.');
}
