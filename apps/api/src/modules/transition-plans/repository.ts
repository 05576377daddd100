import type { Scope } from '@longleaf/http/policy';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { saysTheSame, type TransitionPlanTyped } from '@longleaf/rules/transition-plans/plan';
import { and, desc, eq, inArray } from 'drizzle-orm';
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

/** All SQL of transition plans. Every function sees the rows of its scope, and no others. */
export function transitionPlanRepository(executor: Executor) {
  const { orm } = executor;
  const find = async ({ owner }: Scope<'transition-plan'>): Promise<TransitionPlanRow | undefined> => {
    const [row] = await orm.select().from(transitionPlans).where(eq(transitionPlans.personId, owner));
    return row;
  };
  return {
    find,

    /** Saves the plan and keeps what it said before, the last `kept` versions; the same again changes nothing. */
    save: ({ owner }: Change, plan: TransitionPlanTyped, { now, kept }: { now: Date; kept: number }) =>
      inTransaction(executor, async (tx) => {
        const mine = eq(transitionPlans.personId, owner);
        // Made first where there is none: two tabs that save at once wait for each other, and neither is lost.
        const [made] = await tx.orm
          .insert(transitionPlans)
          .values({ personId: owner, ...plan, savedAt: now })
          .onConflictDoNothing()
          .returning();
        if (made) return made;
        const [before] = await tx.orm.select().from(transitionPlans).where(mine).for('update');
        if (!before || saysTheSame(before, plan)) return before;
        const { id: _id, ...said } = before;
        await tx.orm.insert(formerTransitionPlans).values(said);
        const old = tx.orm
          .select({ id: formerTransitionPlans.id })
          .from(formerTransitionPlans)
          .where(eq(formerTransitionPlans.personId, owner))
          .orderBy(desc(formerTransitionPlans.savedAt), desc(formerTransitionPlans.id))
          .offset(kept);
        await tx.orm.delete(formerTransitionPlans).where(inArray(formerTransitionPlans.id, old));
        const [row] = await tx.orm
          .update(transitionPlans)
          .set({ ...plan, savedAt: now })
          .where(mine)
          .returning();
        return row;
      }),

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
