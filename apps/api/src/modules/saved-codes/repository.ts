import type { Executor } from '@longleaf/platform/executor';
import { keepWithin } from '@longleaf/platform/keep-within';
import { once, UNNAMED } from '@longleaf/platform/written-once';
import type { Scope } from '@longleaf/http/policy';
import { atMoment, exactMoment } from '@longleaf/platform/exact-moment';
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { savedCareers, savedEnrichment, savedPrograms } from './tables.ts';

/** What was published of a thing on the day it was saved, and which year it is of; null where nothing was. */
export interface SavedFigure {
  readonly figure: number | null;
  readonly figureOf: string | null;
}

/** A code that a person saved, with the figure of that day. */
export interface SavedCode extends SavedFigure {
  readonly code: string;
  readonly savedAt: Date;
}

/** What is needed to put a removed code back. */
export const removedCode = z.object({
  id: z.number(),
  code: z.string(),
  savedAt: z.string(),
  // Slips of the version before, and things that have no figure, name none.
  figure: z.number().nullable().default(null),
  figureOf: z.string().nullable().default(null),
});
export type RemovedCode = z.infer<typeof removedCode>;

/** All SQL of one store of saved codes. Every function sees the rows of its scope, and no others. */
function savedCodes<E extends 'saved-career' | 'saved-program' | 'saved-enrichment'>(
  executor: Executor,
  table: typeof savedCareers | typeof savedPrograms | typeof savedEnrichment,
) {
  const { orm } = executor;
  // Each page of a career or a program asks these two: their text is put together once.
  const asked = once(() => {
    const own = eq(table.personId, sql.placeholder('owner'));
    return {
      list: orm
        .select({ code: table.code, savedAt: table.savedAt, ...figures })
        .from(table)
        .where(own)
        .orderBy(desc(table.savedAt), desc(table.id))
        .prepare(UNNAMED),
      isSaved: orm
        .select({ found: count() })
        .from(table)
        .where(and(own, eq(table.code, sql.placeholder('code'))))
        .prepare(UNNAMED),
    };
  });
  const mine = ({ owner }: Scope<E>, code: string) => and(eq(table.personId, owner), eq(table.code, code));
  const figures =
    'figure' in table
      ? { figure: sql<number | null>`${table.figure}`, figureOf: sql<string | null>`${table.figureOf}` }
      : { figure: sql<null>`null`, figureOf: sql<null>`null` };
  const sameCode = eq(table.code, sql.placeholder('code'));
  const keep = async (
    { owner }: Scope<E, 'change'>,
    code: string,
    limit: number,
    rest: Partial<SavedFigure> & { id?: number; savedAt: Date | SQL },
  ) => {
    const kept = await keepWithin(executor, {
      table,
      owner: { column: table.personId, id: owner },
      same: sameCode,
      row: { personId: owner, code, ...rest },
      limit,
    });
    return kept && { isNew: kept.isNew };
  };
  return {
    /** Saves once, with what is published of it today; undefined when the person keeps `limit` others already. */
    save: (scope: Scope<E, 'change'>, code: string, limit: number, savedAt: Date, today?: SavedFigure) =>
      keep(scope, code, limit, { ...today, savedAt }),

    /** Puts a removed row back as it was, by the same rules. One that was saved anew since stays as it is. */
    restore: (
      scope: Scope<E, 'change'>,
      { id, code, savedAt, figure, figureOf }: RemovedCode,
      limit: number,
    ) => keep(scope, code, limit, { id, savedAt: atMoment(savedAt), figure, figureOf }),

    /** Removes; gives the row, if this person had saved it. */
    remove: async (scope: Scope<E, 'change'>, code: string): Promise<RemovedCode | undefined> => {
      const rows = await orm
        .delete(table)
        .where(mine(scope, code))
        .returning({ id: table.id, code: table.code, savedAt: exactMoment(table.savedAt), ...figures });
      return rows[0];
    },

    isSaved: async (scope: Scope<E>, code: string): Promise<boolean> => {
      const [row] = await asked().isSaved.execute({ owner: scope.owner, code });
      return (row?.found ?? 0) > 0;
    },

    /** All that the person saved, newest first. */
    list: ({ owner }: Scope<E>): Promise<SavedCode[]> => asked().list.execute({ owner }),
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
