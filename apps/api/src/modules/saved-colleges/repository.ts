import { transaction, type Database } from '@longleaf/platform/database';
import { and, count, desc, eq, sql } from 'drizzle-orm';
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

type KeptCollege = { id: number; isNew: boolean };

/** All SQL of saved colleges. Every function sees the rows of the person it is given, and no others. */
export function savedCollegeRepository({ pool, orm }: Database) {
  const mine = (personId: string) => eq(savedColleges.personId, personId);
  const keep = (personId: string, row: RemovedCollege | { collegeId: number }, limit: number) =>
    transaction(pool, async (client) => {
      // Whoever else saves for this person waits here, so that the limit holds for two tabs at once.
      await client.query('select 1 from portal.people where id = $1 for update', [personId]);
      const before = { id: null, notes: '', campusNotes: '', savedAt: null, ...row };
      const { rows } = await client.query<KeptCollege>(
        `with kept as (select id from portal.saved_colleges where person_id = $1 and college_id = $2),
              made as (insert into portal.saved_colleges (id, person_id, college_id, notes, campus_notes, saved_at)
                       overriding system value
                       select coalesce($4, nextval(pg_get_serial_sequence('portal.saved_colleges', 'id'))),
                              $1, $2, $5, $6, coalesce($7::timestamptz, now())
                       where not exists (select 1 from kept)
                         and (select count(*) from portal.saved_colleges where person_id = $1) < $3
                       returning id)
         select id, false as "isNew" from kept union all select id, true from made`,
        [personId, row.collegeId, limit, before.id, before.notes, before.campusNotes, before.savedAt],
      );
      return rows[0];
    });
  return {
    /** Saves once; gives the row, or undefined when the person keeps `limit` others already. */
    save: (personId: string, collegeId: number, limit: number) => keep(personId, { collegeId }, limit),

    /** Puts a removed row back as it was, by the same rules. One that was saved anew since stays as it is. */
    restore: (personId: string, row: RemovedCollege, limit: number) => keep(personId, row, limit),

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
          // As text: a Date knows no microseconds.
          savedAt: sql<string>`to_json(${savedColleges.savedAt}) #>> '{}'`,
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
