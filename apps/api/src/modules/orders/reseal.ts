import type { Database } from '@longleaf/platform/database';
import { isSealedWith, SealError } from '@longleaf/platform/sealing';
import type { Secret } from '@longleaf/platform/secret';
import { asc, eq, gt } from 'drizzle-orm';
import { orderFileKeys, orderPieces } from './content.ts';
import { openDetails, orderKeys, sealDetails } from './sealed-details.ts';
import { orders } from './tables.ts';

const AT_ONCE = 200;
type Total = { rows: number; unreadable: number };

/** Seals orders and pieces of their files with the secret of now; neither changes otherwise. Run again it finds nothing to do. */
export async function resealOrders(database: Database, secret: Secret): Promise<Total> {
  const details = await resealDetails(database, secret);
  const files = await orderPieces.reseal(database, orderFileKeys(secret));
  return { rows: details.rows + files.pieces, unreadable: details.unreadable + files.unreadable };
}

async function resealDetails({ orm }: Database, secret: Secret): Promise<Total> {
  const total = { rows: 0, unreadable: 0 };
  const keys = orderKeys(secret);
  for (let last = 0; ;) {
    const next = await orm
      .select()
      .from(orders)
      .where(gt(orders.id, last))
      .orderBy(asc(orders.id))
      .limit(AT_ONCE);
    for (const { id, reference, details } of next) {
      last = id;
      if (isSealedWith(keys, details)) continue;
      try {
        const anew = sealDetails(keys, reference, openDetails(keys, reference, details));
        await orm.update(orders).set({ details: anew }).where(eq(orders.id, id));
        total.rows += 1;
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        total.unreadable += 1;
      }
    }
    if (next.length < AT_ONCE) return total;
  }
}
