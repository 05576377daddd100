import { transaction, type Database } from '@longleaf/platform/database';
import { and, count, desc, eq } from 'drizzle-orm';
import { savedColleges } from './tables.ts';

export type SavedCollegeRow = typeof savedColleges.$inferSelect;

/** All SQL of saved colleges. Every function sees the rows of the person it is given, and no others. */
export function savedCollegeRepository({ pool, orm }: Database) {
  const mine = (personId: string) => eq(savedColleges.personId, personId);
  return {
    /** Saves once; gives the row, or undefined when the person keeps `limit` others already. */
    save: (personId: string, collegeId: number, limit: number): Promise<{ id: number } | undefined> =>
      transaction(pool, async (client) => {
        // Whoever else saves for this person waits here, so that the limit holds for two tabs at once.
        await client.query('select 1 from portal.people where id = $1 for update', [personId]);
        const { rows } = await client.query<{ id: number }>(
          `with kept as (select id from portal.saved_colleges where person_id = $1 and college_id = $2),
                made as (insert into portal.saved_colleges (person_id, college_id)
                         select $1, $2 where not exists (select 1 from kept)
                           and (select count(*) from portal.saved_colleges where person_id = $1) < $3
                         returning id)
           select id from kept union all select id from made`,
          [personId, collegeId, limit],
        );
        return rows[0];
      }),

    /** Removes by row id, by college, or by both together; false when there was no such row of this person. */
    remove: async (personId: string, by: { id?: number | undefined; collegeId?: number | undefined }) => {
      const { rowCount } = await orm
        .delete(savedColleges)
        .where(
          and(
            mine(personId),
            by.id === undefined ? undefined : eq(savedColleges.id, by.id),
            by.collegeId === undefined ? undefined : eq(savedColleges.collegeId, by.collegeId),
          ),
        );
      return (rowCount ?? 0) > 0;
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
