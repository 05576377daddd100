import type { Executor, Transaction } from '@longleaf/platform/executor';
import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { endedPeople, people } from '../people/tables.ts';
import { type Contact, keptContact } from '../profile/index.ts';
import { personDeletions } from './tables.ts';

export type DeletionRow = { requestedAt: Date; deleteAfter: Date };

const of = (personId: string) => eq(personDeletions.personId, personId);

/** The person's request to delete the account; undefined when there is none. */
export async function findDeletion({ orm }: Executor, personId: string): Promise<DeletionRow | undefined> {
  return (await orm.select().from(personDeletions).where(of(personId)))[0];
}

/** Writes a request down; false when one is there already, which stays as it is. */
export async function insertDeletion(
  { orm }: Executor,
  personId: string,
  row: DeletionRow,
): Promise<boolean> {
  const { rowCount } = await orm
    .insert(personDeletions)
    .values({ personId, ...row })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Takes a request back while its days of grace run; false when there is none. */
export async function removeDeletion({ orm }: Executor, personId: string, now: Date): Promise<boolean> {
  const { rowCount } = await orm
    .delete(personDeletions)
    .where(and(of(personId), gt(personDeletions.deleteAfter, now)));
  return rowCount === 1;
}

/** People whose days of grace were over at this moment. */
export async function duePeople({ orm }: Executor, moment: Date, limit: number): Promise<string[]> {
  const rows = await orm
    .select({ personId: personDeletions.personId })
    .from(personDeletions)
    .where(lte(personDeletions.deleteAfter, moment))
    .orderBy(asc(personDeletions.deleteAfter))
    .limit(limit);
  return rows.map(({ personId }) => personId);
}

/**
 * Deletes a person with everything that is theirs, unless they took it back a moment ago, and leaves the mark that
 * keeps a token of theirs from making them anew.
 * @returns where to send the last letter; undefined when nothing was deleted.
 */
export async function deletePerson(
  tx: Transaction,
  personId: string,
  moment: Date,
): Promise<Contact | undefined> {
  const due = await tx.orm
    .delete(personDeletions)
    .where(and(of(personId), lte(personDeletions.deleteAfter, moment)));
  if (due.rowCount === 0) return undefined;
  const contact = await keptContact(tx, personId);
  const [gone] = await tx.orm.delete(people).where(eq(people.id, personId)).returning();
  if (!gone) return undefined;
  const digest = sql`sha256(convert_to(${`${gone.issuer} ${gone.subject}`}, 'UTF8'))`;
  // By the database's own time: the mark is compared with the times of tokens.
  const endedAt = sql`clock_timestamp()`;
  await tx.orm
    .insert(endedPeople)
    .values({ digest, endedAt })
    .onConflictDoUpdate({ target: endedPeople.digest, set: { endedAt } });
  return contact;
}

/** Removes the marks of people who were deleted so long ago that no token of theirs can be about. */
export async function forgetEndedPeople({ orm }: Executor): Promise<void> {
  await orm.delete(endedPeople).where(lt(endedPeople.endedAt, sql`now() - interval '30 days'`));
}
