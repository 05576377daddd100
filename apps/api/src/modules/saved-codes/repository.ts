import { transaction, type Database } from '@longleaf/platform/database';
import { and, count, desc, eq } from 'drizzle-orm';
import { savedCareers, savedPrograms } from './tables.ts';

/** A code that a person saved. */
export interface SavedCode {
  readonly code: string;
  readonly savedAt: Date;
}

/** All SQL of one store of saved codes. Every function sees the rows of the person it is given, and no others. */
function savedCodes({ pool, orm }: Database, table: typeof savedCareers | typeof savedPrograms) {
  const mine = (personId: string, code?: string) =>
    and(eq(table.personId, personId), code === undefined ? undefined : eq(table.code, code));
  return {
    /** Saves once; false when the person keeps `limit` others already. */
    save: (personId: string, code: string, limit: number): Promise<boolean> =>
      transaction(pool, async (client) => {
        // Whoever else saves for this person waits here, so that the limit holds for two tabs at once.
        await client.query('select 1 from portal.people where id = $1 for update', [personId]);
        const name = table === savedCareers ? 'portal.saved_careers' : 'portal.saved_programs';
        const { rowCount } = await client.query(
          `with kept as (select 1 from ${name} where person_id = $1 and code = $2),
                made as (insert into ${name} (person_id, code)
                         select $1, $2 where not exists (select 1 from kept)
                           and (select count(*) from ${name} where person_id = $1) < $3
                         returning 1)
           select 1 from kept union all select 1 from made`,
          [personId, code, limit],
        );
        return (rowCount ?? 0) > 0;
      }),

    /** Removes; false when this person had not saved it. */
    remove: async (personId: string, code: string): Promise<boolean> => {
      const { rowCount } = await orm.delete(table).where(mine(personId, code));
      return (rowCount ?? 0) > 0;
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
