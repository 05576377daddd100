import type { Scope } from '@longleaf/http/policy';
import { isTaken } from '@longleaf/platform/database-error';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { keepWithin } from '@longleaf/platform/keep-within';
import { once, UNNAMED } from '@longleaf/platform/written-once';
import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { intentsToEnroll } from './tables.ts';

export type IntentRow = typeof intentsToEnroll.$inferSelect;

/** What somebody said of a college they plan to go to. */
export interface IntentSaid {
  readonly collegeId: number | null;
  readonly collegeName: string;
  readonly reasons: readonly number[];
  readonly reasonNotes: string;
  readonly savedAt: Date;
}

/** What is needed to put a removed row back. */
export const removedIntent = z.object({
  collegeId: z.number().nullable(),
  collegeName: z.string(),
  reasons: z.array(z.number()).readonly(),
  reasonNotes: z.string(),
  savedAt: z.coerce.date(),
});
export type RemovedIntent = z.infer<typeof removedIntent>;

type Change = Scope<'intent-to-enroll', 'change'>;

/** As the index says it: a college we know by its id, another by its name. */
const isCollege = (collegeId: unknown, collegeName: unknown) =>
  eq(
    sql`coalesce(${intentsToEnroll.collegeId}::text, lower(${intentsToEnroll.collegeName}))`,
    sql`coalesce(${collegeId}::int::text, lower(${collegeName}::text))`,
  );

/** What is given at the call, as its column writes it. */
const given = (name: keyof IntentSaid) => sql`${sql.param(sql.placeholder(name), intentsToEnroll[name])}`;

/** All SQL of intents to enroll. Every function sees the rows of its scope, and no others. */
export function intentRepository(executor: Executor) {
  const { orm } = executor;
  const one = ({ owner }: Change, id: number) =>
    and(eq(intentsToEnroll.personId, owner), eq(intentsToEnroll.id, id));
  const change = (on: Executor) =>
    on.orm
      .update(intentsToEnroll)
      .set({
        collegeId: given('collegeId'),
        collegeName: given('collegeName'),
        reasons: given('reasons'),
        reasonNotes: given('reasonNotes'),
        savedAt: given('savedAt'),
      })
      .where(
        and(
          eq(intentsToEnroll.personId, sql.placeholder('owner')),
          isCollege(sql.placeholder('collegeId'), sql.placeholder('collegeName')),
        ),
      )
      .returning()
      .prepare(UNNAMED);
  // Each save asks this first: put together at each call, it takes longer than the database does.
  const changing = once(() => change(executor));
  const changeSame = async (on: ReturnType<typeof change>, { owner }: Change, said: IntentSaid) => {
    const [row] = await on.execute({ owner, ...said });
    return row;
  };
  const keep = (scope: Change, said: IntentSaid, { limit, isChange }: { limit: number; isChange: boolean }) =>
    inTransaction(executor, async (tx) => {
      const kept = await keepWithin(tx, {
        table: intentsToEnroll,
        owner: { column: intentsToEnroll.personId, id: scope.owner },
        same: isCollege(said.collegeId, said.collegeName),
        row: { personId: scope.owner, ...said },
        limit,
      });
      // Another tab added it a moment ago.
      return kept && !kept.isNew && isChange ? changeSame(change(tx), scope, said) : kept?.row;
    });
  return {
    list: ({ owner }: Scope<'intent-to-enroll'>): Promise<IntentRow[]> =>
      orm
        .select()
        .from(intentsToEnroll)
        .where(eq(intentsToEnroll.personId, owner))
        .orderBy(desc(intentsToEnroll.savedAt), desc(intentsToEnroll.id)),

    /** Adds a college, or changes what is said of it when it is there: a double click makes one. Undefined beyond the limit. */
    add: async (scope: Change, said: IntentSaid, limit: number) =>
      (await changeSame(changing(), scope, said)) ?? keep(scope, said, { limit, isChange: true }),

    /** Puts a removed one back; one that was named anew since stays as it is. Undefined beyond the limit. */
    restore: (scope: Change, said: IntentSaid, limit: number) =>
      keep(scope, said, { limit, isChange: false }),

    /** Changes a row; undefined when it is not this person's, 'taken' when another of their rows is that college. */
    change: async (scope: Change, id: number, said: IntentSaid): Promise<IntentRow | 'taken' | undefined> => {
      try {
        const [row] = await orm.update(intentsToEnroll).set(said).where(one(scope, id)).returning();
        return row;
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
    },

    remove: async (scope: Change, id: number): Promise<IntentRow | undefined> => {
      const [row] = await orm.delete(intentsToEnroll).where(one(scope, id)).returning();
      return row;
    },
  };
}

export type IntentRepository = ReturnType<typeof intentRepository>;
