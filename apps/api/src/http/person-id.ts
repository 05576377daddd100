import type { VerifiedToken } from '@longleaf/http/authentication';
import { accountDeleted } from '@longleaf/http/problem';
import { type Executor, inTransaction } from '@longleaf/platform/executor';

/**
 * The id of the person whom a good token names. Their row is made when they are first seen; two requests at once make
 * one row. A token from before the end of an account makes none.
 * @throws ProblemError 401 when the person was deleted after the sign-in that the token tells of.
 */
export async function personIdOf(executor: Executor, token: VerifiedToken): Promise<string> {
  const who = [token.issuer, token.subject];
  const found = await executor.query<{ id: string }>(
    'select id from portal.people where issuer = $1 and subject = $2',
    who,
  );
  if (found.rows[0]) return found.rows[0].id;
  const made = await inTransaction(executor, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into portal.people (issuer, subject) values ($1, $2)
       on conflict (issuer, subject) do nothing returning id`,
      who,
    );
    // A deletion leaves its mark in the transaction that takes the row: whoever finds no row finds the mark.
    const ended = await tx.query(
      `select 1 from portal.ended_people
       where digest = sha256(convert_to($1 || ' ' || $2, 'UTF8')) and ended_at >= to_timestamp($3)`,
      [...who, token.authTime ?? token.issuedAt ?? 0],
    );
    if (ended.rowCount !== 0) throw accountDeleted();
    return rows[0]?.id;
  });
  // Another request's row, which was made in between, is found now.
  return made ?? personIdOf(executor, token);
}
