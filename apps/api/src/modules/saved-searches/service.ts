import {
  SAVED_SEARCHES_LIMIT,
  savedSearchMessages,
  type SavedSearch,
} from '@longleaf/contract/saved-searches';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { SavedSearchRepository, SavedSearchRow } from './repository.ts';

/** Saved college searches: one store behind all their calls (GAP-077). */
export function savedSearchService(rows: SavedSearchRepository) {
  return {
    save: async (personId: string, given: { name: string; search: string; replace: boolean }) => {
      const outcome = await rows.save(personId, given, SAVED_SEARCHES_LIMIT);
      if (outcome === 'name taken') throw badRequest({ name: [savedSearchMessages.nameTaken] });
      if (outcome === 'too many') throw badRequest({ name: [savedSearchMessages.tooMany] });
      return present(outcome.row);
    },

    all: async (personId: string) => (await rows.all(personId)).map(present),

    rename: async (personId: string, id: number, name: string) => {
      const row = await rows.rename(personId, id, name);
      if (row === 'name taken') throw badRequest({ name: [savedSearchMessages.nameTaken] });
      if (!row) throw notFound('There is no such saved search.');
      return present(row);
    },

    remove: async (personId: string, id: number) => {
      if (!(await rows.remove(personId, id))) throw notFound('There is no such saved search.');
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
