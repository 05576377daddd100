import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { isSealedWith, SealError } from '@longleaf/platform/sealing';
import type { Secret } from '@longleaf/platform/secret';
import { eq } from 'drizzle-orm';
import { digestsOf, listKeys, openAsked, openStudent, sealAsked, sealStudent } from './sealed-students.ts';
import { listedStudents, listLooks } from './tables.ts';

/** Seals the list and what was looked for with the secret of now; run again it finds nothing to do. */
export async function resealList(
  database: Database,
  secret: Secret,
): Promise<{ rows: number; unreadable: number }> {
  const keys = listKeys(secret);
  const total = { rows: 0, unreadable: 0 };
  const count = (work: Promise<void>) =>
    work.then(
      () => void (total.rows += 1),
      (error: unknown) => {
        if (!(error instanceof SealError)) throw error;
        total.unreadable += 1;
      },
    );
  for (const row of await database.orm.select().from(listedStudents)) {
    if (isSealedWith(keys.seals, row.student)) continue;
    await count(
      inTransaction(database, async ({ orm }) => {
        const student = openStudent(keys, row.digest, row.student);
        const [digest] = digestsOf(keys, student);
        await orm.delete(listedStudents).where(eq(listedStudents.digest, row.digest));
        await orm
          .insert(listedStudents)
          .values({ digest, student: sealStudent(keys, digest, student) })
          .onConflictDoNothing();
      }),
    );
  }
  for (const { personId, asked } of await database.orm.select().from(listLooks)) {
    if (isSealedWith(keys.seals, asked)) continue;
    await count(
      inTransaction(database, async ({ orm }) => {
        const anew = sealAsked(keys, personId, openAsked(keys, personId, asked));
        await orm.update(listLooks).set({ asked: anew }).where(eq(listLooks.personId, personId));
      }),
    );
  }
  return total;
}
