import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { poolForms } from './tables.ts';

export type PoolForm = typeof poolForms.$inferSelect;
export type Which = Pick<PoolForm, 'pool' | 'entryYear'>;
type Sent = Which & Pick<PoolForm, 'eligible' | 'form' | 'sentAt'>;

/** All SQL of pool forms. Every function sees the rows of its scope, and no others. */
export function poolFormRepository({ orm }: Executor) {
  const mine = ({ owner }: Scope<'pool-form'>, { pool, entryYear }: Which) =>
    and(eq(poolForms.personId, owner), eq(poolForms.pool, pool), eq(poolForms.entryYear, entryYear));
  const find = async (scope: Scope<'pool-form'>, which: Which): Promise<PoolForm | undefined> =>
    (await orm.select().from(poolForms).where(mine(scope, which)))[0];
  return {
    find,

    /**
     * Keeps a form once. One that is there already stays, unless nobody sees it: it was not eligible, or was taken back.
     * @returns the form that stands now, and whether it is the one that was sent now.
     */
    keep: async (
      scope: Scope<'pool-form', 'change'>,
      sent: Sent,
    ): Promise<{ form: PoolForm; isNew: boolean }> => {
      const { eligible, form, sentAt } = sent;
      const [kept] = await orm
        .insert(poolForms)
        .values({ personId: scope.owner, ...sent })
        .onConflictDoUpdate({
          target: [poolForms.personId, poolForms.pool, poolForms.entryYear],
          set: { eligible, form, sentAt, takenBackAt: null, revision: sql`${poolForms.revision} + 1` },
          setWhere: or(eq(poolForms.eligible, false), isNotNull(poolForms.takenBackAt)),
        })
        .returning();
      if (kept) return { form: kept, isNew: true };
      const before = await find(scope, sent);
      if (!before) throw new Error('A pool form went away while it was sent again');
      return { form: before, isNew: false };
    },

    /** Those that colleges may see or could, of every year; the latest first. */
    all: ({ owner }: Scope<'pool-form', 'read'>): Promise<PoolForm[]> =>
      orm
        .select()
        .from(poolForms)
        .where(and(eq(poolForms.personId, owner), eq(poolForms.eligible, true)))
        .orderBy(desc(poolForms.sentAt), desc(poolForms.id)),

    /** Takes one back. A repeat finds nothing to change and writes nothing. */
    takeBack: async (scope: Scope<'pool-form', 'change'>, which: Which, takenBackAt: Date): Promise<void> => {
      await orm
        .update(poolForms)
        .set({ takenBackAt })
        .where(and(mine(scope, which), isNull(poolForms.takenBackAt)));
    },
  };
}
