import { atMoment, exactMoment } from '@longleaf/platform/exact-moment';
import { inTransaction, type Executor } from '@longleaf/platform/executor';
import { keepWithin } from '@longleaf/platform/keep-within';
import { and, count, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { savedColleges } from './tables.ts';

export type SavedCollegeRow = typeof savedColleges.$inferSelect;

/** What is needed to put a removed row back. */
export const removedCollege = z.object({
  id: z.number(),
  collegeId: z.number(),
  notes: z.string(),
  campusNotes: z.string(),
  savedAt: z.string(),
});
export type RemovedCollege = z.infer<typeof removedCollege>;

/** All SQL of saved colleges. Every function sees the rows of the person it is given, and no others. */
export function savedCollegeRepository(executor: Executor) {
  const { orm } = executor;
  const mine = (personId: string) => eq(savedColleges.personId, personId);
  const keep = async (personId: string, collegeId: number, limit: number, before?: RemovedCollege) => {
    const kept = await inTransaction(executor, (tx) =>
      keepWithin(tx, {
        table: savedColleges,
        owner: { column: savedColleges.personId, id: personId },
        same: eq(savedColleges.collegeId, collegeId),
        row: { personId, collegeId, ...(before && { ...before, savedAt: atMoment(before.savedAt) }) },
        limit,
      }),
    );
    return kept && { id: kept.row.id, isNew: kept.isNew };
  };
  return {
    /** Saves once; gives the row, or undefined when the person keeps `limit` others already. */
    save: (personId: string, collegeId: number, limit: number) => keep(personId, collegeId, limit),

    /** Puts a removed row back as it was, by the same rules. One that was saved anew since stays as it is. */
    restore: (personId: string, row: RemovedCollege, limit: number) =>
      keep(personId, row.collegeId, limit, row),

    /** Removes by row id, by college, or by both together; gives the row, if there was one of this person. */
    remove: async (
      personId: string,
      by: { id?: number | undefined; collegeId?: number | undefined },
    ): Promise<RemovedCollege | undefined> => {
      const rows = await orm
        .delete(savedColleges)
        .where(
          and(
            mine(personId),
            by.id === undefined ? undefined : eq(savedColleges.id, by.id),
            by.collegeId === undefined ? undefined : eq(savedColleges.collegeId, by.collegeId),
          ),
        )
        .returning({
          id: savedColleges.id,
          collegeId: savedColleges.collegeId,
          notes: savedColleges.notes,
          campusNotes: savedColleges.campusNotes,
          savedAt: exactMoment(savedColleges.savedAt),
        });
      return rows[0];
    },

    isSaved: async (personId: string, collegeId: number) => {
      const rows = await orm
        .select({ id: savedColleges.id })
        .from(savedColleges)
        .where(and(mine(personId), eq(savedColleges.collegeId, collegeId)));
      return rows.length > 0;
    },

    /** One page, newest first. */
    page: (personId: string, page: number, size: number): Promise<SavedCollegeRow[]> =>
      orm
        .select()
        .from(savedColleges)
        .where(mine(personId))
        .orderBy(desc(savedColleges.savedAt), desc(savedColleges.id))
        .limit(size)
        .offset((page - 1) * size),

    count: async (personId: string) => {
      const [row] = await orm.select({ total: count() }).from(savedColleges).where(mine(personId));
      return row?.total ?? 0;
    },

    collegeIds: async (personId: string) => {
      const rows = await orm
        .select({ id: savedColleges.collegeId })
        .from(savedColleges)
        .where(mine(personId))
        .orderBy(savedColleges.id);
      return rows.map((row) => row.id);
    },
  };
}

export type SavedCollegeRepository = ReturnType<typeof savedCollegeRepository>;
