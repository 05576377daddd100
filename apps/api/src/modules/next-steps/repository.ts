import type { StepResponse } from '@longleaf/contract/next-steps';
import type { Scope } from '@longleaf/http/policy';
import { inTransaction, type Executor } from '@longleaf/platform/executor';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { nextStepAnswers, nextStepForms, nextStepPathways } from './tables.ts';

export type StepRow = typeof nextStepAnswers.$inferSelect;
export type FinishedRow = typeof nextStepPathways.$inferSelect;
type Mine = Scope<'next-steps'>;
type Change = Scope<'next-steps', 'change'>;

interface SavedStep {
  pathwayId: number;
  stepNumber: number;
  responses: StepResponse[];
  /** Whether it ends the pathway. */
  ends: boolean;
  now: Date;
}

/** All SQL of Next Steps. Every function sees the rows of its scope, and no others. */
export function nextStepsRepository(executor: Executor) {
  const { orm } = executor;
  return {
    steps: ({ owner }: Mine, pathwayId?: number): Promise<StepRow[]> =>
      orm
        .select()
        .from(nextStepAnswers)
        .where(
          and(
            eq(nextStepAnswers.personId, owner),
            pathwayId === undefined ? undefined : eq(nextStepAnswers.pathwayId, pathwayId),
          ),
        )
        .orderBy(asc(nextStepAnswers.pathwayId), asc(nextStepAnswers.stepNumber)),

    finished: ({ owner }: Mine): Promise<FinishedRow[]> =>
      orm.select().from(nextStepPathways).where(eq(nextStepPathways.personId, owner)),

    /** When the form was finished; null until then. */
    formCompletedAt: async ({ owner }: Mine): Promise<Date | null> => {
      const [row] = await orm
        .select({ completedAt: nextStepForms.completedAt })
        .from(nextStepForms)
        .where(eq(nextStepForms.personId, owner));
      return row?.completedAt ?? null;
    },

    /** Keeps a step once; other answers take the place of those before, the same ones change nothing. */
    save: ({ owner }: Change, { pathwayId, stepNumber, responses, ends, now }: SavedStep): Promise<void> =>
      inTransaction(executor, async (tx) => {
        await tx.orm
          .insert(nextStepAnswers)
          .values({ personId: owner, pathwayId, stepNumber, responses, completedAt: now, savedAt: now })
          .onConflictDoUpdate({
            target: [nextStepAnswers.personId, nextStepAnswers.pathwayId, nextStepAnswers.stepNumber],
            set: { responses, savedAt: now },
            setWhere: sql`${nextStepAnswers.responses} is distinct from excluded.responses`,
          });
        if (ends)
          await tx.orm
            .insert(nextStepPathways)
            .values({ personId: owner, pathwayId, completedAt: now })
            .onConflictDoNothing();
      }),

    /** What the form knows this person by: always the same. */
    openForm: async ({ owner }: Change, now: Date): Promise<string> => {
      const [row] = await orm
        .insert(nextStepForms)
        .values({ personId: owner, openedAt: now })
        .onConflictDoUpdate({
          target: nextStepForms.personId,
          // Nothing changes; but only a row that was written is given back.
          set: { personId: owner },
        })
        .returning({ reference: nextStepForms.reference });
      if (!row) throw new Error('The row of a form was neither made nor found');
      return row.reference;
    },

    /** Keeps that the form is finished; gives whether that is new. */
    finishForm: async ({ owner }: Change, now: Date): Promise<boolean> => {
      const rows = await orm
        .update(nextStepForms)
        .set({ completedAt: now })
        .where(and(eq(nextStepForms.personId, owner), isNull(nextStepForms.completedAt)))
        .returning({ personId: nextStepForms.personId });
      return rows.length > 0;
    },
  };
}

export type NextStepsRepository = ReturnType<typeof nextStepsRepository>;

/** Whom the form knows by this name. */
export async function ownerOfForm({ orm }: Executor, reference: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ personId: nextStepForms.personId })
    .from(nextStepForms)
    .where(eq(nextStepForms.reference, reference));
  return row?.personId;
}
