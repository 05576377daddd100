import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { isSealedWith, SealError } from '@longleaf/platform/sealing';
import type { Secret } from '@longleaf/platform/secret';
import { asc, eq, gt } from 'drizzle-orm';
import { detailsKeys, openDetails, sealDetails } from './sealed-details.ts';
import { prospectDetails } from './tables.ts';

const AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Seals details with the secret of now, each in a transaction of its own; run again it finds nothing to do. */
export async function resealProspectDetails(
  database: Database,
  secret: Secret,
): Promise<{ details: number; unreadable: number }> {
  const keys = detailsKeys(secret);
  const total = { details: 0, unreadable: 0 };
  let last = FIRST;
  for (;;) {
    const next = await database.orm
      .select({ id: prospectDetails.personId })
      .from(prospectDetails)
      .where(gt(prospectDetails.personId, last))
      .orderBy(asc(prospectDetails.personId))
      .limit(AT_ONCE);
    for (const { id } of next) {
      const outcome = await inTransaction(database, async ({ orm }) => {
        const [row] = await orm
          .select()
          .from(prospectDetails)
          .where(eq(prospectDetails.personId, id))
          .for('update');
        if (!row || isSealedWith(keys, row.details)) return 'as it was';
        try {
          const details = sealDetails(keys, id, openDetails(keys, id, row.details));
          await orm.update(prospectDetails).set({ details }).where(eq(prospectDetails.personId, id));
          return 'sealed anew';
        } catch (error) {
          if (!(error instanceof SealError)) throw error;
          return 'unreadable';
        }
      });
      if (outcome === 'sealed anew') total.details += 1;
      if (outcome === 'unreadable') total.unreadable += 1;
      last = id;
    }
    if (next.length < AT_ONCE) return total;
  }
}
