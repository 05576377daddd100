import { transaction, type Database } from '@longleaf/platform/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import { savedSearches } from './tables.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

export type SaveOutcome = { row: SavedSearchRow } | 'name taken' | 'too many';

const UNIQUE_VIOLATION = '23505';

/** All SQL of saved searches. Every function sees the rows of the person it is given, and no others. */
export function savedSearchRepository({ pool, orm }: Database) {
  const mine = (personId: string, id: number) =>
    and(eq(savedSearches.personId, personId), eq(savedSearches.id, id));
  return {
    /** Saves under a name. A name in use keeps its search unless it is the same one, or `replace` is asked for. */
    save: (
      personId: string,
      given: { name: string; search: string; replace: boolean },
      limit: number,
    ): Promise<SaveOutcome> =>
      transaction(pool, async (client) => {
        await client.query('select 1 from portal.people where id = $1 for update', [personId]);
        const named = await client.query<{ id: number; search: string }>(
          'select id, search from portal.saved_searches where person_id = $1 and lower(name) = lower($2)',
          [personId, given.name],
        );
        const kept = named.rows[0];
        if (kept && kept.search !== given.search && !given.replace) return 'name taken';
        if (!kept) {
          const { rows } = await client.query<{ total: number }>(
            'select count(*) as total from portal.saved_searches where person_id = $1',
            [personId],
          );
          if ((rows[0]?.total ?? 0) >= limit) return 'too many';
        }
        const { rows } = await client.query<SavedSearchRow>(
          `insert into portal.saved_searches (person_id, name, search) values ($1, $2, $3)
           on conflict (person_id, lower(name))
           do update set search = excluded.search, name = excluded.name
           returning id, person_id as "personId", name, search, saved_at as "savedAt"`,
          [personId, given.name, given.search],
        );
        return { row: rows[0] as SavedSearchRow };
      }),

    all: (personId: string): Promise<SavedSearchRow[]> =>
      orm
        .select()
        .from(savedSearches)
        .where(eq(savedSearches.personId, personId))
        .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id)),

    rename: async (
      personId: string,
      id: number,
      name: string,
    ): Promise<SavedSearchRow | 'name taken' | undefined> => {
      try {
        const rows = await orm.update(savedSearches).set({ name }).where(mine(personId, id)).returning();
        return rows[0];
      } catch (error) {
        if (codeOf(error) === UNIQUE_VIOLATION) return 'name taken';
        throw error;
      }
    },

    remove: async (personId: string, id: number) => {
      const { rowCount } = await orm.delete(savedSearches).where(mine(personId, id));
      return (rowCount ?? 0) > 0;
    },
  };
}

export type SavedSearchRepository = ReturnType<typeof savedSearchRepository>;

// Drizzle wraps the driver's error.
function codeOf(error: unknown): unknown {
  const { cause, code } = error as { cause?: { code?: unknown }; code?: unknown };
  return code ?? cause?.code;
}
