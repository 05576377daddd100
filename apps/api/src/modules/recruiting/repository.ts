import type { Scope } from '@longleaf/http/policy';
import { inTransaction, type Executor } from '@longleaf/platform/executor';
import { and, asc, eq, sql } from 'drizzle-orm';
import { prospectChanges, prospects } from './tables.ts';

/** All SQL of recruiting. Every function sees the rows of its scope, and no others. */
export function recruitingRepository(executor: Executor) {
  const { orm } = executor;
  const of = ({ owner }: Scope<'recruiting-request'>, college: number) =>
    and(eq(prospects.personId, owner), eq(prospects.applicationDefinitionId, college));
  return {
    /**
     * Switches a prospect on or off and writes the change down. A repeat finds nothing to change and writes nothing.
     */
    set: (
      scope: Scope<'recruiting-request', 'change'>,
      applicationDefinitionId: number,
      source: string,
      isActive: boolean,
    ) =>
      inTransaction(executor, async ({ orm: tx }) => {
        const switched = { isActive, changedAt: sql`now()` };
        const [changed] = isActive
          ? await tx
              .insert(prospects)
              .values({ personId: scope.owner, applicationDefinitionId, source, isActive })
              .onConflictDoUpdate({
                target: [prospects.personId, prospects.applicationDefinitionId],
                set: { ...switched, source },
                setWhere: eq(prospects.isActive, false),
              })
              .returning()
          : await tx
              .update(prospects)
              .set(switched)
              .where(and(of(scope, applicationDefinitionId), eq(prospects.isActive, true)))
              .returning();
        if (!changed) return;
        const change = isActive ? 'asked' : 'taken back';
        await tx.insert(prospectChanges).values({ prospectId: changed.id, change, source });
      }),

    isActive: async (scope: Scope<'recruiting-request'>, applicationDefinitionId: number) => {
      const rows = await orm
        .select({ isActive: prospects.isActive })
        .from(prospects)
        .where(of(scope, applicationDefinitionId));
      return rows[0]?.isActive ?? false;
    },

    activeIds: async (scope: Scope<'recruiting-request'>) => {
      const rows = await orm
        .select({ id: prospects.applicationDefinitionId })
        .from(prospects)
        .where(and(eq(prospects.personId, scope.owner), eq(prospects.isActive, true)))
        .orderBy(asc(prospects.id));
      return rows.map((row) => row.id);
    },
  };
}

export type RecruitingRepository = ReturnType<typeof recruitingRepository>;
