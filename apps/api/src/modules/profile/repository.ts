import { schoolCrmId } from '@longleaf/catalog/organizations/organization';
import type { Scope } from '@longleaf/http/policy';
import type { Executor, Transaction } from '@longleaf/platform/executor';
import { keepWithin } from '@longleaf/platform/keep-within';
import { once, UNNAMED } from '@longleaf/platform/written-once';
import type { Guardian } from '@longleaf/contract/profile-guardians';
import type { MailLanguage } from '@longleaf/rules/accounts/mail-languages';
import type { Demographics } from '@longleaf/rules/profile/demographics';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { people } from '../people/tables.ts';
import { associatedSchools, profileDemographics, profileGuardians, profiles } from './tables.ts';

/** Where letters to a person go, and how they begin. */
export type Contact = { email: string; firstName: string; lastName: string; language: MailLanguage };

/** The same for somebody who is there to be asked about, with what the sign-in provider says. */
export type ContactNow = Contact & { lastName: string; emailVerified: boolean };

export type ProfileRow = typeof profiles.$inferSelect;
export type ProfileChanges = Partial<Omit<ProfileRow, 'personId' | 'updatedAt'>>;

/** All SQL of profiles. Every function sees the rows of its scope, and no others. */
export function profileRepository(executor: Executor) {
  const { orm } = executor;
  const mine = ({ owner }: Scope<'profile'>) => eq(profiles.personId, owner);
  const one = once(() =>
    orm
      .select()
      .from(profiles)
      .where(eq(profiles.personId, sql.placeholder('owner')))
      .prepare(UNNAMED),
  );
  return {
    /** The person's profile; undefined before the first save. */
    find: async ({ owner }: Scope<'profile'>): Promise<ProfileRow | undefined> =>
      (await one().execute({ owner }))[0],

    /** Changes the fields given and leaves the others; makes the row when there is none. */
    save: async (scope: Scope<'profile', 'change'>, changes: ProfileChanges): Promise<void> => {
      await orm
        .insert(profiles)
        .values({ personId: scope.owner, ...changes })
        .onConflictDoUpdate({ target: profiles.personId, set: { ...changes, updatedAt: sql`now()` } });
    },

    /** Makes the row out of what the sign-in provider said; a row that is there already stays as it is. */
    begin: async (scope: Scope<'profile', 'change'>, start: ProfileChanges): Promise<void> => {
      await orm
        .insert(profiles)
        .values({ personId: scope.owner, ...start })
        .onConflictDoNothing();
    },

    /** Notes that the sign-in provider knows of this state; one that changed meanwhile is still to be told. */
    markTold: async (scope: Scope<'profile', 'change'>, state: ProfileRow): Promise<void> => {
      await orm
        .update(profiles)
        .set({ accountTold: true })
        .where(
          and(
            mine(scope),
            eq(profiles.firstName, state.firstName),
            eq(profiles.lastName, state.lastName),
            eq(profiles.role, state.role),
            sql`${profiles.primarySchoolCrmId} is not distinct from ${state.primarySchoolCrmId}`,
          ),
        );
    },

    demographics: async (scope: Scope<'demographics'>): Promise<Demographics | undefined> => {
      const [row] = await orm
        .select()
        .from(profileDemographics)
        .where(eq(profileDemographics.personId, scope.owner));
      return row;
    },

    saveDemographics: async (scope: Scope<'demographics', 'change'>, given: Demographics): Promise<void> => {
      await orm
        .insert(profileDemographics)
        .values({ personId: scope.owner, ...given })
        .onConflictDoUpdate({
          target: profileDemographics.personId,
          set: { ...given, updatedAt: sql`now()` },
        });
    },

    guardians: async (scope: Scope<'guardians'>): Promise<Guardian[]> => {
      const [row] = await orm
        .select()
        .from(profileGuardians)
        .where(eq(profileGuardians.personId, scope.owner));
      return row?.guardians ?? [];
    },

    saveGuardians: async (scope: Scope<'guardians', 'change'>, guardians: Guardian[]): Promise<void> => {
      await orm
        .insert(profileGuardians)
        .values({ personId: scope.owner, guardians })
        .onConflictDoUpdate({
          target: profileGuardians.personId,
          set: { guardians, updatedAt: sql`now()` },
        });
    },

    /** The crmIds of the schools beside the primary one, in the order they were added. */
    schools: async (scope: Scope<'associated-school' | 'profile'>): Promise<string[]> => {
      const rows = await orm
        .select({ crmId: associatedSchools.crmId })
        .from(associatedSchools)
        .where(eq(associatedSchools.personId, scope.owner))
        .orderBy(asc(associatedSchools.addedAt), asc(associatedSchools.crmId));
      return rows.map(({ crmId }) => crmId);
    },

    /** Adds a school once; false when the person has `limit` others already. */
    addSchool: async (
      scope: Scope<'associated-school', 'change'>,
      crmId: string,
      limit: number,
    ): Promise<boolean> => {
      const kept = await keepWithin(executor, {
        table: associatedSchools,
        owner: { column: associatedSchools.personId, id: scope.owner },
        same: eq(associatedSchools.crmId, crmId),
        row: { personId: scope.owner, crmId },
        limit,
      });
      return kept !== undefined;
    },

    removeSchool: async (scope: Scope<'associated-school', 'change'>, crmId: string): Promise<void> => {
      await orm
        .delete(associatedSchools)
        .where(and(eq(associatedSchools.personId, scope.owner), eq(associatedSchools.crmId, crmId)));
    },

    /** The provider's own name for a person; to compare a user id that a body carries. */
    subjectOf: async (scope: Scope<'profile'>): Promise<string | undefined> => {
      const [row] = await orm
        .select({ subject: people.subject })
        .from(people)
        .where(eq(people.id, scope.owner));
      return row?.subject;
    },
  };
}

/** Where letters go as the profile knows it, for the time when nobody can ask the sign-in provider. */
export async function keptContact(
  { orm }: Executor,
  {
    owner,
  }: Scope<'profile' | 'person' | 'transcript' | 'due-reminder' | 'application' | 'receipt' | 'career-plan'>,
): Promise<ContactNow> {
  const { email, emailVerified, firstName, lastName, language } = profiles;
  const rows = await orm
    .select({ email, emailVerified, firstName, lastName, language })
    .from(profiles)
    .where(eq(profiles.personId, owner));
  return rows[0] ?? { email: '', emailVerified: false, firstName: '', lastName: '', language: 'en' };
}

export type ProfileRepository = ReturnType<typeof profileRepository>;

/** What other modules may know of a student. */
export type Student = {
  dateOfBirth: string | null;
  graduationYear: number | null;
  studentNumber: string;
  lastName: string;
  /** The crmId of the primary school. */
  crmId: string | null;
};

/** The student as the profile knows them; nothing is known before the first save. */
export async function keptStudent(
  { orm }: Executor,
  {
    owner,
  }: Scope<'transcript' | 'direct-admission' | 'recruiting-request' | 'vendor-survey' | 'career-plan'>,
): Promise<Student> {
  const [row] = await orm.select().from(profiles).where(eq(profiles.personId, owner));
  return {
    dateOfBirth: row?.dateOfBirth ?? null,
    graduationYear: row?.graduationYear ?? null,
    studentNumber: row?.studentNumber ?? '',
    lastName: row?.lastName ?? '',
    crmId: row?.primarySchoolCrmId ?? null,
  };
}

/** Keeps a copy of what the assessment vendor knows the person by (ENT-138), once there is a profile. */
export async function keepVendorUserId(
  { orm }: Transaction,
  { owner }: Scope<'vendor-survey', 'change'>,
  vendorUserId: string,
): Promise<void> {
  await orm.update(profiles).set({ vendorUserId }).where(eq(profiles.personId, owner));
}

/** The people whose profile says what a school says of a student: school, number, last name and date of birth. */
export async function studentsWithNumber(
  { orm }: Transaction,
  student: { schoolId: number; number: string; lastName: string; dateOfBirth: string },
): Promise<string[]> {
  const rows = await orm
    .select({ id: profiles.personId })
    .from(profiles)
    .where(
      and(
        eq(profiles.primarySchoolCrmId, schoolCrmId(student.schoolId)),
        eq(profiles.studentNumber, student.number),
        eq(profiles.dateOfBirth, student.dateOfBirth),
        sql`lower(trim(${profiles.lastName})) = lower(trim(${student.lastName}))`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** How somebody is reached, as their profile says. */
export type Reach = Pick<
  ProfileRow,
  'firstName' | 'middleName' | 'lastName' | 'suffix' | 'email' | 'phoneNumber' | 'mailAddress'
>;

/**
 * How many people are reached, by the id of each, for what is told to colleges with their consent. Who never saved a
 * profile is not in it.
 */
export async function reachesOf(
  { orm }: Executor,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Reach>> {
  const { personId, firstName, middleName, lastName, suffix, email, phoneNumber, mailAddress } = profiles;
  const rows = await orm
    .select({ personId, firstName, middleName, lastName, suffix, email, phoneNumber, mailAddress })
    .from(profiles)
    .where(inArray(profiles.personId, [...personIds]));
  return new Map(rows.map(({ personId: id, ...reach }) => [id, reach]));
}
