import { CAREER_PLAN_VERSIONS_KEPT } from '@longleaf/contract/career-plans';
import type { Scope } from '@longleaf/http/policy';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { lockRowsOf } from '@longleaf/platform/keep-within';
import { type CareerPlan, missingParts, saysTheSame } from '@longleaf/rules/career-plans/plan';
import { standingOf } from '@longleaf/rules/career-plans/standing';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { careerPlans, careerPlanVersions } from './tables.ts';

export type VersionRow = typeof careerPlanVersions.$inferSelect;
export type VersionHead = Omit<VersionRow, 'content'>;
type Mine = Scope<'career-plan'>;
type Change = Scope<'career-plan', 'change'>;

const { content: _content, ...head } = getTableColumns(careerPlanVersions);

/** When a version is saved, by whom, and in which grade. */
export interface Saving {
  basedOn: number;
  revisedAt: Date;
  revisedById: string;
  revisedBy: string;
  schoolYear: string;
  grade: number | null;
}

/** All SQL of career development plans. Every function sees the rows of its scope, and no others. */
export function careerPlanRepository(executor: Executor) {
  const { orm } = executor;
  const mine = ({ owner }: Mine) => eq(careerPlanVersions.personId, owner);
  return {
    /** Every version without what it says, the latest first. */
    versions: (scope: Mine): Promise<VersionHead[]> =>
      orm.select(head).from(careerPlanVersions).where(mine(scope)).orderBy(desc(careerPlanVersions.version)),

    latest: async (scope: Mine): Promise<VersionRow | undefined> => {
      const [row] = await orm
        .select()
        .from(careerPlanVersions)
        .where(mine(scope))
        .orderBy(desc(careerPlanVersions.version))
        .limit(1);
      return row;
    },

    version: async (scope: Mine, version: number): Promise<VersionRow | undefined> => {
      const [row] = await orm
        .select()
        .from(careerPlanVersions)
        .where(and(mine(scope), eq(careerPlanVersions.version, version)));
      return row;
    },

    /** How the plan stands; undefined where there is none. */
    standing: async ({ owner }: Mine) => {
      const [row] = await orm.select().from(careerPlans).where(eq(careerPlans.personId, owner));
      return row;
    },

    /**
     * Saves a version, unless it says what the latest says. `make` is given what the latest says, under the lock.
     * @returns false when the plan was changed since the version that this one is based on
     */
    save: (
      scope: Change,
      { basedOn, ...saving }: Saving,
      make: (latest: CareerPlan | undefined) => CareerPlan,
    ): Promise<boolean> =>
      inTransaction(executor, async (transaction) => {
        const { orm: tx } = transaction;
        // Two tabs that save at once wait for each other: the second one sees what the first one made.
        await lockRowsOf(transaction, careerPlans, scope.owner);
        const [latest] = await tx
          .select()
          .from(careerPlanVersions)
          .where(mine(scope))
          .orderBy(desc(careerPlanVersions.version))
          .limit(1);
        const content = make(latest?.content);
        if (latest && saysTheSame(latest.content, content)) return true;
        if ((latest?.version ?? 0) !== basedOn) return false;
        const isComplete = missingParts(content).length === 0;
        const version = basedOn + 1;
        await tx
          .insert(careerPlanVersions)
          .values({ personId: scope.owner, version, content, isComplete, ...saving });
        await forgetSome(tx, scope.owner);
        const { countsForGrade8, countsForGrade10 } = standingOf(
          saving.grade,
          await tx.select(head).from(careerPlanVersions).where(mine(scope)),
        );
        const now = {
          version,
          isComplete,
          revisedAt: saving.revisedAt,
          countsForGrade8,
          countsForGrade10,
        };
        await tx
          .insert(careerPlans)
          .values({ personId: scope.owner, ...now })
          .onConflictDoUpdate({ target: careerPlans.personId, set: now });
        return true;
      }),

    /** Deletes the plan with every version; gives whether there was one. */
    remove: ({ owner }: Scope<'career-plan', 'delete'>): Promise<boolean> =>
      inTransaction(executor, async ({ orm: tx }) => {
        await tx.delete(careerPlans).where(eq(careerPlans.personId, owner));
        const gone = await tx
          .delete(careerPlanVersions)
          .where(eq(careerPlanVersions.personId, owner))
          .returning({ id: careerPlanVersions.id });
        return gone.length > 0;
      }),
  };
}

/**
 * Forgets the oldest versions beyond those that are kept. The last complete one of each school year stays: it is what a
 * school asks for.
 */
async function forgetSome(tx: Executor['orm'], owner: string): Promise<void> {
  const ranked = tx
    .select({
      id: careerPlanVersions.id,
      version: careerPlanVersions.version,
      place: sql<number>`row_number() over (order by ${careerPlanVersions.version} desc)`.as('place'),
      ofYear:
        sql<number>`row_number() over (partition by ${careerPlanVersions.schoolYear}, ${careerPlanVersions.isComplete} order by ${careerPlanVersions.version} desc)`.as(
          'of_year',
        ),
    })
    .from(careerPlanVersions)
    .where(eq(careerPlanVersions.personId, owner))
    .as('ranked');
  const old = tx
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.place} > ${CAREER_PLAN_VERSIONS_KEPT} and ${ranked.ofYear} > 1`);
  await tx.delete(careerPlanVersions).where(inArray(careerPlanVersions.id, old));
}
export type CareerPlanRepository = ReturnType<typeof careerPlanRepository>;
