import { inTransaction, type Executor } from '@longleaf/platform/executor';
import { keepWithin } from '@longleaf/platform/keep-within';
import { atMoment, exactMoment } from '@longleaf/platform/exact-moment';
import { and, count, desc, eq } from 'drizzle-orm';
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
function savedCodes(executor: Executor, table: typeof savedCareers | typeof savedPrograms) {
  const { orm } = executor;
  const mine = (personId: string, code?: string) =>
    and(eq(table.personId, personId), code === undefined ? undefined : eq(table.code, code));
  const keep = async (personId: string, code: string, limit: number, before?: RemovedCode) => {
    const kept = await inTransaction(executor, (tx) =>
      keepWithin(tx, {
        table,
        owner: { column: table.personId, id: personId },
        same: eq(table.code, code),
        row: { personId, code, ...(before && { id: before.id, savedAt: atMoment(before.savedAt) }) },
        limit,
      }),
    );
    return kept !== undefined;
  };
  return {
    /** Saves once; false when the person keeps `limit` others already. */
    save: (personId: string, code: string, limit: number) => keep(personId, code, limit),

    /** Puts a removed row back as it was, by the same rules. One that was saved anew since stays as it is. */
    restore: (personId: string, row: RemovedCode, limit: number) => keep(personId, row.code, limit, row),

    /** Removes; gives the row, if this person had saved it. */
    remove: async (personId: string, code: string): Promise<RemovedCode | undefined> => {
      const rows = await orm
        .delete(table)
        .where(mine(personId, code))
        .returning({ id: table.id, code: table.code, savedAt: exactMoment(table.savedAt) });
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
export const savedCareerCodes = (executor: Executor) => savedCodes(executor, savedCareers);
/** Saved programs by CIP code. */
export const savedProgramCodes = (executor: Executor) => savedCodes(executor, savedPrograms);

export type SavedCodes = ReturnType<typeof savedCodes>;
