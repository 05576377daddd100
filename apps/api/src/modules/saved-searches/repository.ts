import type { Scope } from '@longleaf/http/policy';
import { isTaken } from '@longleaf/platform/database-error';
import { atMoment, exactMoment } from '@longleaf/platform/exact-moment';
import { inTransaction, type Executor } from '@longleaf/platform/executor';
import { keepWithin } from '@longleaf/platform/keep-within';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { savedSearches } from './tables.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

export type Seen = SavedSearchRow['seen'];

/** What is needed to put a removed search back. */
export const removedSearch = z.object({
  id: z.number(),
  name: z.string(),
  search: z.string(),
  savedAt: z.string(),
  seen: z.object({ residency: z.string(), colleges: z.array(z.number()).readonly() }).nullable(),
});
export type RemovedSearch = z.infer<typeof removedSearch>;

export type SaveOutcome = { row: SavedSearchRow } | 'name taken' | 'too many';

/** All SQL of saved searches. Every function sees the rows of its scope, and no others. */
export function savedSearchRepository(executor: Executor) {
  const { orm } = executor;
  const mine = ({ owner }: Scope<'saved-search', 'change'>, id: number) =>
    and(eq(savedSearches.personId, owner), eq(savedSearches.id, id));
  return {
    /** Saves under a name. A name in use keeps its search unless it is the same one, or `replace` is asked for. */
    save: (
      scope: Scope<'saved-search', 'change'>,
      given: { name: string; search: string; replace: boolean; seen: Seen; savedAt: Date },
      limit: number,
    ): Promise<SaveOutcome> =>
      inTransaction(executor, async (tx) => {
        const { name, search, seen, savedAt } = given;
        const kept = await keepWithin(tx, {
          table: savedSearches,
          owner: { column: savedSearches.personId, id: scope.owner },
          same: eq(sql`lower(${savedSearches.name})`, sql`lower(${name})`),
          row: { personId: scope.owner, name, search, seen, savedAt },
          limit,
        });
        if (!kept) return 'too many';
        if (kept.isNew) return { row: kept.row };
        if (kept.row.search !== search && !given.replace) return 'name taken';
        const [row] = await tx.orm
          .update(savedSearches)
          .set({ name, search, seen })
          .where(mine(scope, kept.row.id))
          .returning();
        return { row: row ?? kept.row };
      }),

    find: async (scope: Scope<'saved-search', 'change'>, id: number): Promise<SavedSearchRow | undefined> =>
      (await orm.select().from(savedSearches).where(mine(scope, id)))[0],

    lookAt: async (
      scope: Scope<'saved-search', 'change'>,
      id: number,
      seen: Seen,
    ): Promise<SavedSearchRow | undefined> => {
      const [row] = await orm.update(savedSearches).set({ seen }).where(mine(scope, id)).returning();
      return row;
    },

    all: (scope: Scope<'saved-search'>): Promise<SavedSearchRow[]> =>
      orm
        .select()
        .from(savedSearches)
        .where(eq(savedSearches.personId, scope.owner))
        .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id)),

    rename: async (
      scope: Scope<'saved-search', 'change'>,
      id: number,
      name: string,
    ): Promise<SavedSearchRow | 'name taken' | undefined> => {
      try {
        const rows = await orm.update(savedSearches).set({ name }).where(mine(scope, id)).returning();
        return rows[0];
      } catch (error) {
        if (isTaken(error)) return 'name taken';
        throw error;
      }
    },

    /** Removes; gives the row, if this person had it. */
    remove: async (
      scope: Scope<'saved-search', 'change'>,
      id: number,
    ): Promise<RemovedSearch | undefined> => {
      const rows = await orm
        .delete(savedSearches)
        .where(mine(scope, id))
        .returning({
          id: savedSearches.id,
          name: savedSearches.name,
          search: savedSearches.search,
          savedAt: exactMoment(savedSearches.savedAt),
          seen: savedSearches.seen,
        });
      return rows[0];
    },

    /** Puts a removed one back as it was; undefined when there is no room. One of its name that was saved since stays. */
    restore: async (
      { owner }: Scope<'saved-search', 'change'>,
      { savedAt, ...row }: RemovedSearch,
      limit: number,
    ): Promise<SavedSearchRow | undefined> => {
      const kept = await keepWithin(executor, {
        table: savedSearches,
        owner: { column: savedSearches.personId, id: owner },
        same: eq(sql`lower(${savedSearches.name})`, sql`lower(${row.name})`),
        row: { ...row, personId: owner, savedAt: atMoment(savedAt) },
        limit,
      });
      return kept?.row;
    },
  };
}

export type SavedSearchRepository = ReturnType<typeof savedSearchRepository>;
