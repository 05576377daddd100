import type { Database } from '@longleaf/platform/database';
import type { Queryable } from '@longleaf/platform/jobs/queue';

/** Tells whether a session still lives and belongs to this person. */
export async function sessionLives({ pool }: Database, accountId: string, uid: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from identity.artifacts
     where model = 'Session' and uid = $1 and account_id = $2 and expires_at > now()`,
    [uid, accountId],
  );
  return rowCount === 1;
}

/** Ends one session of a person; codes and refresh tokens that came from it end with it. */
export async function endSession({ pool }: Database, accountId: string, uid: string): Promise<void> {
  await pool.query(
    `delete from identity.artifacts
     where account_id = $1 and (uid = $2 or payload->>'sessionUid' = $2) and model <> 'Interaction'`,
    [accountId, uid],
  );
}

/** Ends every session of a person but one, and every grant, code and refresh token, also of the one that
 * stays. No device is trusted any more, and a change of e-mail that waits is stopped. */
export async function endOtherSessions(
  { pool }: { pool: Queryable },
  accountId: string,
  keptUid: string | undefined,
): Promise<void> {
  await pool.query(
    `with untrusted as (delete from identity.trusted_devices where account_id = $1::uuid),
       stopped as (delete from identity.email_changes where account_id = $1::uuid)
     delete from identity.artifacts
     where account_id = $1::text and not (model = 'Session' and uid = coalesce($2, ''))`,
    [accountId, keptUid ?? null],
  );
}

/** Ends grants with all their codes and tokens. */
export async function endGrants({ pool }: Database, grantIds: readonly string[], digests: readonly string[]) {
  await pool.query(
    `delete from identity.artifacts
     where grant_id = any($1) or (model = 'Grant' and id = any($2))`,
    [grantIds, digests],
  );
}
