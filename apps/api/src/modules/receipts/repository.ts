import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { namesOf } from '@longleaf/platform/names-of';
import { and, desc, eq, getTableColumns, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { receipts } from './tables.ts';

export type ReceiptRow = typeof receipts.$inferSelect;
export type NewReceipt = Omit<typeof receipts.$inferInsert, 'personId' | 'takenBackAt'>;
type Change = Scope<'receipt', 'change'>;

/**
 * Receipts for what a statement keeps, as a part of that statement: for things that are new, so that none has one yet.
 * @param rows gives a reference, person, kind, subject, college, part and moment for each
 */
export function receiptsBeside(rows: SQL): SQL {
  const { reference, personId, kind, subject, collegeId, part, sentAt } = receipts;
  return sql`insert into ${receipts} (${namesOf(reference, personId, kind, subject, collegeId, part, sentAt)}) ${rows}`;
}

/** All SQL of receipts. Every function sees the rows of its scope, and no others. */
export function receiptRepository({ orm }: Executor) {
  const mine = ({ owner }: Scope<'receipt'>) => eq(receipts.personId, owner);
  return {
    /** The newest first. */
    list: (scope: Scope<'receipt'>, limit: number): Promise<ReceiptRow[]> =>
      orm
        .select()
        .from(receipts)
        .where(mine(scope))
        .orderBy(desc(receipts.sentAt), desc(receipts.reference))
        .limit(limit),

    one: async (scope: Scope<'receipt'>, reference: string): Promise<ReceiptRow | undefined> => {
      const rows = await orm
        .select()
        .from(receipts)
        .where(and(mine(scope), eq(receipts.reference, reference)));
      return rows[0];
    },

    /**
     * Keeps receipts, one for each thing. Of what has one already it stays with its number and its day; where it was
     * taken back it counts again from now. Gives those that are new.
     */
    keep: async (scope: Change, wanted: readonly NewReceipt[]): Promise<ReceiptRow[]> => {
      const rows = await orm
        .insert(receipts)
        .values(wanted.map((one) => ({ ...one, personId: scope.owner })))
        .onConflictDoUpdate({
          target: [receipts.personId, receipts.kind, receipts.subject, receipts.version],
          set: {
            sentAt: sql`case when ${receipts.takenBackAt} is null then ${receipts.sentAt} else excluded.sent_at end`,
            takenBackAt: null,
          },
        })
        // A row that was there has been locked by somebody: its xmax says so.
        .returning({ ...getTableColumns(receipts), isNew: sql<boolean>`xmax = 0` });
      return rows.flatMap(({ isNew, ...row }) => (isNew ? [row] : []));
    },

    /** Notes that what a receipt is for was taken back; of a file, all but the one that took its place. */
    takeBack: async (
      scope: Change,
      { kind, subject, but }: { kind: ReceiptRow['kind']; subject: number; but?: string | undefined },
      at: Date,
    ): Promise<void> => {
      await orm
        .update(receipts)
        .set({ takenBackAt: at })
        .where(
          and(
            mine(scope),
            eq(receipts.kind, kind),
            eq(receipts.subject, subject),
            isNull(receipts.takenBackAt),
            but === undefined ? undefined : ne(receipts.version, but),
          ),
        );
    },
  };
}
