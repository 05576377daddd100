import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { namesOf } from '@longleaf/platform/names-of';
import { written } from '@longleaf/platform/written-once';
import type { TransitionPlanTyped } from '@longleaf/rules/transition-plans/plan';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { formerTransitionPlans, transitionPlans } from './tables.ts';

export type TransitionPlanRow = typeof transitionPlans.$inferSelect;

/** What is needed to put a removed plan back. */
export const removedPlan = z.object({
  pathType: z.string(),
  planDescriptionNotes: z.string(),
  careerGoalNotes: z.string(),
  supportNotes: z.string(),
  nextTransitionNotes: z.string(),
  savedAt: z.coerce.date(),
});
export type RemovedPlan = z.infer<typeof removedPlan>;

type Change = Scope<'transition-plan', 'change'>;

const SAID = [
  'pathType',
  'planDescriptionNotes',
  'careerGoalNotes',
  'supportNotes',
  'nextTransitionNotes',
] as const satisfies (keyof TransitionPlanTyped)[];

const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
const names = namesOf(...SAID.map((field) => transitionPlans[field]));

/**
 * Changes the plan that is there, and keeps what it said before, in one way to the database. It takes the plan's row as
 * this statement saw it: of two tabs that save at once the second one waits, finds the row changed and has to ask again,
 * since it would cut former versions without seeing the newest. What says the same changes nothing.
 * @returns a row with its id and whether it was taken and changed; none where there is no such plan
 */
function changing(mine: SQL | undefined): SQL {
  const owner = sql`${sql.placeholder('owner')}::uuid`;
  const values = listed(SAID.map((field) => sql`${sql.placeholder(field)}::text`));
  return sql`
    with before as (
      select id, person_id, ${names}, saved_at from ${transitionPlans}
       where ${mine} and xmin = (select seen.xmin from ${transitionPlans} seen where seen.person_id = ${owner})
         for update),
    changed as (
      update ${transitionPlans} as plan set (${names}, saved_at) = row(${values}, ${sql.placeholder('now')}::timestamptz) from before
       where plan.id = before.id and (${listed(SAID.map((field) => sql`before.${sql.identifier(transitionPlans[field].name)}`))}) is distinct from (${values})
      returning plan.id),
    former as (
      insert into ${formerTransitionPlans} (person_id, ${names}, saved_at)
      select person_id, ${names}, saved_at from before where exists (select from changed)),
    gone as (
      delete from ${formerTransitionPlans} where exists (select from changed) and id in (
        select id from ${formerTransitionPlans} where person_id = ${owner}
         order by saved_at desc, id desc offset ${sql.placeholder('kept')}::int - 1))
    select id, exists (select from before) as taken, exists (select from changed) as changed
      from ${transitionPlans} where ${mine}`;
}

const own = sql`${transitionPlans.personId} = ${sql.placeholder('owner')}::uuid`;
const changeOwn = written(changing(own));
const changeOne = written(changing(and(own, sql`${transitionPlans.id} = ${sql.placeholder('id')}::int`)));

/** When it is saved, and how many former versions are kept. */
interface Keeping {
  now: Date;
  kept: number;
}

/** All SQL of transition plans. Every function sees the rows of its scope, and no others. */
export function transitionPlanRepository(executor: Executor) {
  const { orm } = executor;
  const find = async ({ owner }: Scope<'transition-plan'>): Promise<TransitionPlanRow | undefined> => {
    const [row] = await orm.select().from(transitionPlans).where(eq(transitionPlans.personId, owner));
    return row;
  };
  return {
    find,

    /**
     * Saves the plan and keeps what it said before, the last `kept` versions; the same again changes nothing.
     * @param id of the plan that is meant; `undefined` for whichever there is, or a first one.
     * @returns undefined when the plan with that id is not there
     */
    save: async (
      scope: Change,
      plan: TransitionPlanTyped,
      { id, now, kept }: Keeping & { id: number | undefined },
    ): Promise<TransitionPlanRow | undefined> => {
      const { owner } = scope;
      const asked = (id === undefined ? changeOwn : changeOne)({
        ...plan,
        owner,
        id,
        now: now.toISOString(),
        kept,
      });
      const change = async () => {
        // Whoever has to ask again lost to somebody who saved: all have been through after as many turns as there are.
        for (;;) {
          const result = await executor.query<{ id: number; taken: boolean; changed: boolean }>(asked);
          const [row] = result.rows;
          if (!row || row.taken) return row;
        }
      };
      const changed = await change();
      if (changed?.changed) return { id: changed.id, personId: owner, ...plan, savedAt: now };
      if (changed) return find(scope);
      if (id !== undefined) return undefined;
      const [made] = await orm
        .insert(transitionPlans)
        .values({ personId: owner, ...plan, savedAt: now })
        .onConflictDoNothing()
        .returning();
      if (made) return made;
      // Another tab made one a moment ago.
      await change();
      return find(scope);
    },

    /** Takes the plan off; gives it, if there was one. */
    remove: async ({ owner }: Change): Promise<TransitionPlanRow | undefined> => {
      const [row] = await orm.delete(transitionPlans).where(eq(transitionPlans.personId, owner)).returning();
      return row;
    },

    /** Puts a removed plan back, unless another was made since. */
    restore: async (scope: Change, plan: RemovedPlan): Promise<TransitionPlanRow | undefined> => {
      const [row] = await orm
        .insert(transitionPlans)
        .values({ personId: scope.owner, ...plan })
        .onConflictDoNothing()
        .returning();
      return row ?? find(scope);
    },

    former: ({ owner }: Scope<'transition-plan'>) =>
      orm
        .select()
        .from(formerTransitionPlans)
        .where(eq(formerTransitionPlans.personId, owner))
        .orderBy(desc(formerTransitionPlans.savedAt), desc(formerTransitionPlans.id)),

    /** Gives whether there was such a version of this person. */
    removeFormer: async ({ owner }: Change, id: number): Promise<boolean> => {
      const rows = await orm
        .delete(formerTransitionPlans)
        .where(and(eq(formerTransitionPlans.personId, owner), eq(formerTransitionPlans.id, id)))
        .returning({ id: formerTransitionPlans.id });
      return rows.length > 0;
    },
  };
}

export type TransitionPlanRepository = ReturnType<typeof transitionPlanRepository>;
