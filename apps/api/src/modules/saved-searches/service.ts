import {
  SAVED_SEARCHES_LIMIT,
  savedSearchMessages,
  type SavedSearch,
} from '@longleaf/contract/saved-searches';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { SavedSearchRepository, SavedSearchRow } from './repository.ts';

/** Saved college searches: one store behind all their calls (GAP-077). */
export function savedSearchService(rows: SavedSearchRepository) {
  return {
    save: async (
      scope: Scope<'saved-search', 'change'>,
      given: { name: string; search: string; replace: boolean },
    ) => {
      const outcome = await rows.save(scope, given, SAVED_SEARCHES_LIMIT);
      if (outcome === 'name taken') throw badRequest({ name: [savedSearchMessages.nameTaken] });
      if (outcome === 'too many') throw badRequest({ name: [savedSearchMessages.tooMany] });
      return present(outcome.row);
    },

    all: async (scope: Scope<'saved-search'>) => (await rows.all(scope)).map(present),

    rename: async (scope: Scope<'saved-search', 'change'>, id: number, name: string) => {
      const row = await rows.rename(scope, id, name);
      if (row === 'name taken') throw badRequest({ name: [savedSearchMessages.nameTaken] });
      if (!row) throw notFound(/*i18n*/ 'There is no such saved search.');
      return present(row);
    },

    remove: async (scope: Scope<'saved-search', 'change'>, id: number) => {
      if (!(await rows.remove(scope, id))) throw notFound(/*i18n*/ 'There is no such saved search.');
      return { removed: true };
    },
  };
}

function present(row: SavedSearchRow): SavedSearch {
  return {
    id: row.id,
    name: row.name,
    searchName: row.name,
    search: row.search,
    savedDate: row.savedAt.toISOString(),
  };
}
