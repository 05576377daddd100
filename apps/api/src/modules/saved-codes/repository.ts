import type { Executor } from '@longleaf/platform/executor';
import { keepWithin } from '@longleaf/platform/keep-within';
import type { Scope } from '@longleaf/http/policy';
import { atMoment, exactMoment } from '@longleaf/platform/exact-moment';
import { and, count, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { savedCareers, savedEnrichment, savedPrograms } from './tables.ts';

/** A code that a person saved. */
export interface SavedCode {
  readonly code: string;
  readonly savedAt: Date;
}

/** What is needed to put a removed code back. */
export const removedCode = z.object({ id: z.number(), code: z.string(), savedAt: z.string() });
export type RemovedCode = z.infer<typeof removedCode>;

/** All SQL of one store of saved codes. Every function sees the rows of its scope, and no others. */
function savedCodes<E extends 'saved-career' | 'saved-program' | 'saved-enrichment'>(
  executor: Executor,
  table: typeof savedCareers | typeof savedPrograms | typeof savedEnrichment,
) {
  const { orm } = executor;
  const mine = ({ owner }: Scope<E>, code?: string) =>
    and(eq(table.personId, owner), code === undefined ? undefined : eq(table.code, code));
  const keep = async ({ owner }: Scope<E, 'change'>, code: string, limit: number, before?: RemovedCode) => {
    const kept = await keepWithin(executor, {
      table,
      owner: { column: table.personId, id: owner },
      same: eq(table.code, code),
      row: { personId: owner, code, ...(before && { id: before.id, savedAt: atMoment(before.savedAt) }) },
      limit,
    });
    return kept && { isNew: kept.isNew };
  };
  return {
    /** Saves once; undefined when the person keeps `limit` others already. */
    save: (scope: Scope<E, 'change'>, code: string, limit: number) => keep(scope, code, limit),

    /** Puts a removed row back as it was, by the same rules. One that was saved anew since stays as it is. */
    restore: (scope: Scope<E, 'change'>, row: RemovedCode, limit: number) =>
      keep(scope, row.code, limit, row),

    /** Removes; gives the row, if this person had saved it. */
    remove: async (scope: Scope<E, 'change'>, code: string): Promise<RemovedCode | undefined> => {
      const rows = await orm
        .delete(table)
        .where(mine(scope, code))
        .returning({ id: table.id, code: table.code, savedAt: exactMoment(table.savedAt) });
      return rows[0];
    },

    isSaved: async (scope: Scope<E>, code: string): Promise<boolean> => {
      const [row] = await orm.select({ found: count() }).from(table).where(mine(scope, code));
      return (row?.found ?? 0) > 0;
    },

    /** All that the person saved, newest first. */
    list: (scope: Scope<E>): Promise<SavedCode[]> =>
      orm
        .select({ code: table.code, savedAt: table.savedAt })
        .from(table)
        .where(mine(scope))
        .orderBy(desc(table.savedAt), desc(table.id)),
  };
}

/** Saved careers by O*NET-SOC code. */
export const savedCareerCodes = (executor: Executor) => savedCodes<'saved-career'>(executor, savedCareers);
/** Saved programs by CIP code. */
export const savedProgramCodes = (executor: Executor) => savedCodes<'saved-program'>(executor, savedPrograms);
/** Saved enrichment programs by their number. */
export const savedEnrichmentCodes = (executor: Executor) =>
  savedCodes<'saved-enrichment'>(executor, savedEnrichment);

export type SavedCareerCodes = ReturnType<typeof savedCareerCodes>;
export type SavedProgramCodes = ReturnType<typeof savedProgramCodes>;
export type SavedEnrichmentCodes = ReturnType<typeof savedEnrichmentCodes>;
