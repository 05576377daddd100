import { transaction, type Database } from '@longleaf/platform/database';
import type { Guardian } from '@longleaf/contract/profile-guardians';
import type { Demographics } from '@longleaf/rules/profile/demographics';
import { and, asc, eq, sql } from 'drizzle-orm';
import { associatedSchools, profileDemographics, profileGuardians, profiles } from './tables.ts';

export type ProfileRow = typeof profiles.$inferSelect;
export type ProfileChanges = Partial<Omit<ProfileRow, 'personId' | 'updatedAt'>>;

/** All SQL of profiles. Every function sees the rows of the person it is given, and no others. */
export function profileRepository({ pool, orm }: Database) {
  const mine = (personId: string) => eq(profiles.personId, personId);
  return {
    /** The person's profile; undefined before the first save. */
    find: async (personId: string): Promise<ProfileRow | undefined> =>
      (await orm.select().from(profiles).where(mine(personId)))[0],

    /** Changes the fields given and leaves the others; makes the row when there is none. */
    save: async (personId: string, changes: ProfileChanges): Promise<void> => {
      await orm
        .insert(profiles)
        .values({ personId, ...changes })
        .onConflictDoUpdate({ target: profiles.personId, set: { ...changes, updatedAt: sql`now()` } });
    },

    /** Makes the row out of what the sign-in provider said; a row that is there already stays as it is. */
    begin: async (personId: string, start: ProfileChanges): Promise<void> => {
      await orm
        .insert(profiles)
        .values({ personId, ...start })
        .onConflictDoNothing();
    },

    /** Notes that the sign-in provider knows of this state; one that changed meanwhile is still to be told. */
    markTold: async (personId: string, state: ProfileRow): Promise<void> => {
      await orm
        .update(profiles)
        .set({ accountTold: true })
        .where(
          and(
            mine(personId),
            eq(profiles.firstName, state.firstName),
            eq(profiles.lastName, state.lastName),
            eq(profiles.role, state.role),
            sql`${profiles.primarySchoolCrmId} is not distinct from ${state.primarySchoolCrmId}`,
          ),
        );
    },

    demographics: async (personId: string): Promise<Demographics | undefined> => {
      const [row] = await orm
        .select()
        .from(profileDemographics)
        .where(eq(profileDemographics.personId, personId));
      return row;
    },

    saveDemographics: async (personId: string, given: Demographics): Promise<void> => {
      await orm
        .insert(profileDemographics)
        .values({ personId, ...given })
        .onConflictDoUpdate({
          target: profileDemographics.personId,
          set: { ...given, updatedAt: sql`now()` },
        });
    },

    guardians: async (personId: string): Promise<Guardian[]> => {
      const [row] = await orm.select().from(profileGuardians).where(eq(profileGuardians.personId, personId));
      return row?.guardians ?? [];
    },

    saveGuardians: async (personId: string, guardians: Guardian[]): Promise<void> => {
      await orm
        .insert(profileGuardians)
        .values({ personId, guardians })
        .onConflictDoUpdate({
          target: profileGuardians.personId,
          set: { guardians, updatedAt: sql`now()` },
        });
    },

    /** The crmIds of the schools beside the primary one, in the order they were added. */
    schools: async (personId: string): Promise<string[]> => {
      const rows = await orm
        .select({ crmId: associatedSchools.crmId })
        .from(associatedSchools)
        .where(eq(associatedSchools.personId, personId))
        .orderBy(asc(associatedSchools.addedAt), asc(associatedSchools.crmId));
      return rows.map(({ crmId }) => crmId);
    },

    /** Adds a school once; false when the person has `limit` others already. */
    addSchool: (personId: string, crmId: string, limit: number): Promise<boolean> =>
      transaction(pool, async (client) => {
        // Whoever else adds for this person waits here, so that the limit holds for two tabs at once.
        await client.query('select 1 from portal.people where id = $1 for update', [personId]);
        const { rows } = await client.query<{ kept: boolean }>(
          `with made as (
             insert into portal.associated_schools (person_id, crm_id)
             select $1, $2 where (select count(*) from portal.associated_schools
                                  where person_id = $1 and crm_id <> $2) < $3
             on conflict (person_id, crm_id) do nothing returning 1)
           select exists (select 1 from made) or exists (
             select 1 from portal.associated_schools where person_id = $1 and crm_id = $2) as kept`,
          [personId, crmId, limit],
        );
        return rows[0]?.kept === true;
      }),

    removeSchool: async (personId: string, crmId: string): Promise<void> => {
      await orm
        .delete(associatedSchools)
        .where(and(eq(associatedSchools.personId, personId), eq(associatedSchools.crmId, crmId)));
    },

    /** The provider's own name for a person; to compare a user id that a body carries. */
    subjectOf: async (personId: string): Promise<string | undefined> => {
      const { rows } = await pool.query<{ subject: string }>(
        'select subject from portal.people where id = $1',
        [personId],
      );
      return rows[0]?.subject;
    },
  };
}

export type ProfileRepository = ReturnType<typeof profileRepository>;
