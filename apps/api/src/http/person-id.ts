import type { VerifiedToken } from '@longleaf/http/authentication';
import { accountDeleted } from '@longleaf/http/problem';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { written } from '@longleaf/platform/written-once';
import { and, eq, gte, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { endedPeople, people } from '../modules/people/tables.ts';

/** What each call of somebody signed in asks. */
const known = written(
  new QueryBuilder()
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.issuer, sql.placeholder('issuer')), eq(people.subject, sql.placeholder('subject'))))
    .getSQL(),
);

/**
 * The id of the person whom a good token names. Their row is made when they are first seen; two requests at once make
 * one row. A token from before the end of an account makes none.
 * @throws ProblemError 401 when the person was deleted after the sign-in that the token tells of.
 */
export async function personIdOf(executor: Executor, token: VerifiedToken): Promise<string> {
  const { issuer, subject } = token;
  const found = await executor.query<{ id: string }>(known({ issuer, subject }));
  if (found.rows[0]) return found.rows[0].id;
  const made = await inTransaction(executor, async ({ orm }) => {
    const [person] = await orm
      .insert(people)
      .values({ issuer, subject })
      .onConflictDoNothing({ target: [people.issuer, people.subject] })
      .returning({ id: people.id });
    // A deletion leaves its mark in the transaction that takes the row: whoever finds no row finds the mark.
    const ended = await orm
      .select({ endedAt: endedPeople.endedAt })
      .from(endedPeople)
      .where(
        and(
          eq(endedPeople.digest, sql`sha256(convert_to(${issuer} || ' ' || ${subject}, 'UTF8'))`),
          gte(endedPeople.endedAt, sql`to_timestamp(${token.authTime ?? token.issuedAt ?? 0})`),
        ),
      );
    if (ended.length > 0) throw accountDeleted();
    return person?.id;
  });
  // Another request's row, which was made in between, is found now.
  return made ?? personIdOf(executor, token);
}
