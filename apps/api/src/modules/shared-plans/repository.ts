import type { Scope } from '@longleaf/http/policy';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { lockRowsOf } from '@longleaf/platform/keep-within';
import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { sharedPlans } from './tables.ts';

export type SharedPlanRow = typeof sharedPlans.$inferSelect;
type NewLink = Pick<SharedPlanRow, 'tokenDigest' | 'name' | 'parts' | 'madeAt' | 'endsAt'>;

const works = (now: Date) => and(isNull(sharedPlans.endedAt), gt(sharedPlans.endsAt, now));
const isOver = (before: Date) => or(lt(sharedPlans.endedAt, before), lt(sharedPlans.endsAt, before));

/** All SQL of links. Every function but the last sees the rows of its scope, and no others. */
export function sharedPlanRepository(executor: Executor) {
  const { orm } = executor;
  const mine = ({ owner }: Scope<'shared-plan'>) => eq(sharedPlans.personId, owner);
  return {
    list: (scope: Scope<'shared-plan'>, endedAfter: Date): Promise<SharedPlanRow[]> =>
      orm
        .select()
        .from(sharedPlans)
        .where(and(mine(scope), sql`not coalesce(${isOver(endedAfter)}, false)`))
        .orderBy(desc(sharedPlans.id)),

    /** Makes one, and forgets those that ended before. Undefined when `limit` others work. */
    make: (
      scope: Scope<'shared-plan', 'change'>,
      link: NewLink,
      { limit, forgetBefore }: { limit: number; forgetBefore: Date },
    ): Promise<SharedPlanRow | undefined> =>
      inTransaction(executor, async (transaction) => {
        const { orm: tx } = transaction;
        await lockRowsOf(transaction, sharedPlans, scope.owner);
        await tx.delete(sharedPlans).where(and(mine(scope), isOver(forgetBefore)));
        const [others] = await tx
          .select({ total: count() })
          .from(sharedPlans)
          .where(and(mine(scope), works(link.madeAt)));
        if ((others?.total ?? 0) >= limit) return undefined;
        const [made] = await tx
          .insert(sharedPlans)
          .values({ personId: scope.owner, ...link })
          .returning();
        return made;
      }),

    /** Ends one; one that is over stays as it is. Undefined when it is not this person's. */
    end: async (
      scope: Scope<'shared-plan', 'change'>,
      id: number,
      now: Date,
    ): Promise<SharedPlanRow | undefined> => {
      const one = and(mine(scope), eq(sharedPlans.id, id));
      await orm
        .update(sharedPlans)
        .set({ endedAt: now })
        .where(and(one, works(now)));
      return (await orm.select().from(sharedPlans).where(one))[0];
    },
  };
}

/** The link with this digest, which is opened now; undefined when it does not work. */
export async function openByDigest(
  { orm }: Executor,
  digest: Buffer,
  now: Date,
): Promise<SharedPlanRow | undefined> {
  const [row] = await orm
    .update(sharedPlans)
    .set({ openedCount: sql`${sharedPlans.openedCount} + 1`, lastOpenedAt: now })
    .where(and(eq(sharedPlans.tokenDigest, digest), works(now)))
    .returning();
  return row;
}
