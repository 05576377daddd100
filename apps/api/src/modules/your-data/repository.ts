import type { Scope } from '@longleaf/http/policy';
import type { Executor, Transaction } from '@longleaf/platform/executor';
import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { endedPeople, people } from '../people/tables.ts';
import { personDeletions } from './tables.ts';

export type DeletionRow = { requestedAt: Date; deleteAfter: Date };

const of = (owner: string) => eq(personDeletions.personId, owner);

/** The person's request to delete the account; undefined when there is none. */
export async function findDeletion(
  { orm }: Executor,
  scope: Scope<'deletion-request'>,
): Promise<DeletionRow | undefined> {
  return (await orm.select().from(personDeletions).where(of(scope.owner)))[0];
}

/** Writes a request down; false when one is there already, which stays as it is. */
export async function insertDeletion(
  { orm }: Executor,
  { owner }: Scope<'deletion-request', 'change'>,
  row: DeletionRow,
): Promise<boolean> {
  const { rowCount } = await orm
    .insert(personDeletions)
    .values({ personId: owner, ...row })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Takes a request back while its days of grace run; false when there is none. */
export async function removeDeletion(
  { orm }: Executor,
  scope: Scope<'deletion-request', 'change'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await orm
    .delete(personDeletions)
    .where(and(of(scope.owner), gt(personDeletions.deleteAfter, now)));
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

/** Takes the request of somebody whose days of grace were over at this moment; false when they took it back themselves. */
export async function takeDueDeletion({ orm }: Transaction, owner: string, moment: Date): Promise<boolean> {
  const { rowCount } = await orm
    .delete(personDeletions)
    .where(and(of(owner), lte(personDeletions.deleteAfter, moment)));
  return rowCount === 1;
}

/** Deletes a person with everything that is theirs, and leaves the mark that keeps a token of theirs from making them anew. */
export async function deletePerson(
  { orm }: Transaction,
  { owner }: Scope<'person', 'delete'>,
): Promise<void> {
  const [gone] = await orm.delete(people).where(eq(people.id, owner)).returning();
  if (!gone) return;
  const digest = sql`sha256(convert_to(${`${gone.issuer} ${gone.subject}`}, 'UTF8'))`;
  // By the database's own time: the mark is compared with the times of tokens.
  const endedAt = sql`clock_timestamp()`;
  await orm
    .insert(endedPeople)
    .values({ digest, endedAt })
    .onConflictDoUpdate({ target: endedPeople.digest, set: { endedAt } });
}

/** Removes the marks of people who were deleted so long ago that no token of theirs can be about. */
export async function forgetEndedPeople({ orm }: Executor): Promise<void> {
  await orm.delete(endedPeople).where(lt(endedPeople.endedAt, sql`now() - interval '30 days'`));
}
