import type { Scope } from '@longleaf/http/policy';
import type { Executor, Transaction } from '@longleaf/platform/executor';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { orders, orderStock } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'personId' | 'fileId'>;

/** All SQL of orders. A person's are reached by their scope; those of nobody are written and not read again here. */
export function orderRepository(executor: Executor) {
  const { orm } = executor;
  return {
    list: ({ owner }: Scope<'order'>, most: number): Promise<OrderRow[]> =>
      orm.select().from(orders).where(eq(orders.personId, owner)).orderBy(desc(orders.id)).limit(most),

    /** How many pieces of each product were ordered. */
    ordered: async (productIds: readonly string[]): Promise<Map<string, number>> => {
      if (productIds.length === 0) return new Map();
      const rows = await orm
        .select()
        .from(orderStock)
        .where(inArray(orderStock.productId, [...productIds]));
      return new Map(rows.map(({ productId, ordered }) => [productId, ordered]));
    },
  };
}

/**
 * Keeps an order, once for its captcha: of calls at once with the same one, the others wait and find the first.
 * @param scope of whoever is signed in; null for anybody else.
 */
export async function keepOrder(
  tx: Transaction,
  scope: Scope<'order', 'change'> | null,
  order: NewOrder,
): Promise<{ row: OrderRow; isNew: boolean }> {
  const [made] = await tx.orm
    .insert(orders)
    .values({ ...order, personId: scope?.owner ?? null })
    .onConflictDoNothing({ target: orders.captcha })
    .returning();
  if (made) return { row: made, isNew: true };
  const row = await orderOf(tx, order.captcha);
  if (!row) throw new Error('An order that was there is gone');
  return { row, isNew: false };
}

/** The order that was kept with a captcha. */
export async function orderOf({ orm }: Executor, captcha: string): Promise<OrderRow | undefined> {
  const [row] = await orm.select().from(orders).where(eq(orders.captcha, captcha));
  return row;
}

/** Takes pieces out of a stock; false where fewer are left, and then none are taken. */
export async function takeOut(
  { orm }: Transaction,
  { productId, quantity, stock }: { productId: string; quantity: number; stock: number },
): Promise<boolean> {
  if (quantity > stock) return false;
  const after = sql`${orderStock.ordered} + ${quantity}`;
  const taken = await orm
    .insert(orderStock)
    .values({ productId, ordered: quantity })
    .onConflictDoUpdate({
      target: orderStock.productId,
      set: { ordered: after },
      setWhere: sql`${after} <= ${stock}`,
    })
    .returning();
  return taken.length > 0;
}
