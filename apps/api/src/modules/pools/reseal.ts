import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { isSealedWith, SealError } from '@longleaf/platform/sealing';
import type { Secret } from '@longleaf/platform/secret';
import { asc, eq, gt } from 'drizzle-orm';
import { formKeys, openForm, sealForm } from './sealed-forms.ts';
import { poolForms } from './tables.ts';

const AT_ONCE = 200;

/** Seals forms with the secret of now, each in a transaction of its own; run again it finds nothing to do. */
export async function resealPoolForms(
  database: Database,
  secret: Secret,
): Promise<{ forms: number; unreadable: number }> {
  const keys = formKeys(secret);
  const total = { forms: 0, unreadable: 0 };
  let last = 0;
  for (;;) {
    const next = await database.orm
      .select({ id: poolForms.id })
      .from(poolForms)
      .where(gt(poolForms.id, last))
      .orderBy(asc(poolForms.id))
      .limit(AT_ONCE);
    for (const { id } of next) {
      const outcome = await inTransaction(database, async ({ orm }) => {
        const [row] = await orm.select().from(poolForms).where(eq(poolForms.id, id)).for('update');
        if (!row || isSealedWith(keys, row.form)) return 'as it was';
        try {
          const form = sealForm(keys, row, openForm(keys, row, row.form));
          await orm.update(poolForms).set({ form }).where(eq(poolForms.id, id));
          return 'sealed anew';
        } catch (error) {
          if (!(error instanceof SealError)) throw error;
          return 'unreadable';
        }
      });
      if (outcome === 'sealed anew') total.forms += 1;
      if (outcome === 'unreadable') total.unreadable += 1;
      last = id;
    }
    if (next.length < AT_ONCE) return total;
  }
}
