import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { isSealedWith, SealError, seal, unseal } from '@longleaf/platform/sealing';
import type { Secret } from '@longleaf/platform/secret';
import { asc, eq, gt } from 'drizzle-orm';
import { recordId, recordKeys } from './sealed-records.ts';
import { transcriptRecords } from './tables.ts';

const AT_ONCE = 200;

/** Seals records with the secret of now, each in a transaction of its own; run again it finds nothing to do. */
export async function resealRecords(
  database: Database,
  secret: Secret,
): Promise<{ records: number; unreadable: number }> {
  const keys = recordKeys(secret);
  const total = { records: 0, unreadable: 0 };
  let last = 0;
  for (;;) {
    const next = await database.orm
      .select({ id: transcriptRecords.id })
      .from(transcriptRecords)
      .where(gt(transcriptRecords.id, last))
      .orderBy(asc(transcriptRecords.id))
      .limit(AT_ONCE);
    for (const { id } of next) {
      last = id;
      await inTransaction(database, async ({ orm }) => {
        const [row] = await orm
          .select()
          .from(transcriptRecords)
          .where(eq(transcriptRecords.id, id))
          .for('update');
        if (!row || isSealedWith(keys, row.record)) return;
        try {
          const record = seal(keys, recordId(row), unseal(keys, recordId(row), row.record));
          await orm.update(transcriptRecords).set({ record }).where(eq(transcriptRecords.id, id));
          total.records += 1;
        } catch (error) {
          if (!(error instanceof SealError)) throw error;
          total.unreadable += 1;
        }
      });
    }
    if (next.length < AT_ONCE) return total;
  }
}
