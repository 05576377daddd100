import { transaction, type Database } from '@longleaf/platform/database';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { savedCareers, savedPrograms } from './tables.ts';

/** A code that a person saved. */
export interface SavedCode {
  readonly code: string;
  readonly savedAt: Date;
}

/** What is needed to put a removed code back. */
export const removedCode = z.object({ id: z.number(), code: z.string(), savedAt: z.string() });
export type RemovedCode = z.infer<typeof removedCode>;

/** All SQL of one store of saved codes. Every function sees the rows of the person it is given, and no others. */
function savedCodes({ pool, orm }: Database, table: typeof savedCareers | typeof savedPrograms) {
  const mine = (personId: string, code?: string) =>
    and(eq(table.personId, personId), code === undefined ? undefined : eq(table.code, code));
  const keep = (personId: string, row: RemovedCode | { code: string }, limit: number): Promise<boolean> =>
    transaction(pool, async (client) => {
      // Whoever else saves for this person waits here, so that the limit holds for two tabs at once.
      await client.query('select 1 from portal.people where id = $1 for update', [personId]);
      const name = table === savedCareers ? 'portal.saved_careers' : 'portal.saved_programs';
      const before = { id: null, savedAt: null, ...row };
      const { rowCount } = await client.query(
        `with kept as (select 1 from ${name} where person_id = $1 and code = $2),
              made as (insert into ${name} (id, person_id, code, saved_at) overriding system value
                       select coalesce($4, nextval(pg_get_serial_sequence('${name}', 'id'))),
                              $1, $2, coalesce($5::timestamptz, now())
                       where not exists (select 1 from kept)
                         and (select count(*) from ${name} where person_id = $1) < $3
                       returning 1)
         select 1 from kept union all select 1 from made`,
        [personId, row.code, limit, before.id, before.savedAt],
      );
      return (rowCount ?? 0) > 0;
    });
  return {
    /** Saves once; false when the person keeps `limit` others already. */
    save: (personId: string, code: string, limit: number) => keep(personId, { code }, limit),

    /** Puts a removed row back as it was, by the same rules. One that was saved anew since stays as it is. */
    restore: (personId: string, row: RemovedCode, limit: number) => keep(personId, row, limit),

    /** Removes; gives the row, if this person had saved it. */
    remove: async (personId: string, code: string): Promise<RemovedCode | undefined> => {
      const rows = await orm
        .delete(table)
        .where(mine(personId, code))
        // As text: a Date knows no microseconds.
        .returning({
          id: table.id,
          code: table.code,
          savedAt: sql<string>`to_json(${table.savedAt}) #>> '{}'`,
        });
      return rows[0];
    },

    isSaved: async (personId: string, code: string): Promise<boolean> => {
      const [row] = await orm.select({ found: count() }).from(table).where(mine(personId, code));
      return (row?.found ?? 0) > 0;
    },

    /** All that the person saved, newest first. */
    list: (personId: string): Promise<SavedCode[]> =>
      orm
        .select({ code: table.code, savedAt: table.savedAt })
        .from(table)
        .where(mine(personId))
        .orderBy(desc(table.savedAt), desc(table.id)),
  };
}

/** Saved careers by O*NET-SOC code. */
export const savedCareerCodes = (database: Database) => savedCodes(database, savedCareers);
/** Saved programs by CIP code. */
export const savedProgramCodes = (database: Database) => savedCodes(database, savedPrograms);

export type SavedCodes = ReturnType<typeof savedCodes>;
