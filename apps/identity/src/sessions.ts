import type { Queryable } from '@longleaf/platform/jobs/queue';

/** Tells whether a session still lives and belongs to this person. */
export async function sessionLives(queryable: Queryable, accountId: string, uid: string): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `select 1 from identity.artifacts
     where model = 'Session' and uid = $1 and account_id = $2 and expires_at > now()`,
    [uid, accountId],
  );
  return rowCount === 1;
}

/**
 * What is left of a session that ended, until it would have expired: its digest alone. The provider saves a session
 * after each request that it read one for; were the row gone, a request that overlaps the end would make it anew.
 */
const ENDED = `payload = '{}', uid = null, account_id = null, consumed_at = now()`;

/** Ends one session of a person; codes and refresh tokens that came from it end with it. */
export async function endSession(queryable: Queryable, accountId: string, uid: string): Promise<void> {
  await queryable.query(
    `with ended as (
       update identity.artifacts set ${ENDED} where model = 'Session' and account_id = $1 and uid = $2)
     delete from identity.artifacts
     where account_id = $1 and model <> 'Session' and payload->>'sessionUid' = $2`,
    [accountId, uid],
  );
}

/** Ends the session with this digest; one that nobody signed in with is just removed. */
export async function endSessionOfDigest(queryable: Queryable, digest: string): Promise<void> {
  await queryable.query(
    `with ended as (
       update identity.artifacts set ${ENDED}
       where model = 'Session' and id = $1 and account_id is not null)
     delete from identity.artifacts
     where model = 'Session' and id = $1 and account_id is null and consumed_at is null`,
    [digest],
  );
}

/** Ends every session of everybody, with all that came from them. Gives how many rows that were. */
export async function endAllSessions(queryable: Queryable): Promise<number> {
  const { rowCount: sessions } = await queryable.query(
    `update identity.artifacts set ${ENDED} where model = 'Session' and consumed_at is null`,
  );
  const { rowCount: others } = await queryable.query(
    `delete from identity.artifacts
     where model <> 'Session' and (model <> 'Interaction' or account_id is not null)`,
  );
  return (sessions ?? 0) + (others ?? 0);
}

/**
 * Ends every session of a person but one, and every grant, code and refresh token, also of the one that stays.
 * Sign-ins that are half done end too: whoever gave the old password and waits must not get in afterwards. No
 * device is trusted any more, and a change of e-mail that waits is stopped.
 */
export async function endOtherSessions(
  queryable: Queryable,
  accountId: string,
  keptUid: string | undefined,
): Promise<void> {
  await queryable.query(
    `with untrusted as (delete from identity.trusted_devices where account_id = $1::uuid),
       stopped as (delete from identity.email_changes where account_id = $1::uuid),
       half_done as (delete from identity.pending_steps
                     where key like 'second-factor:%' and payload->>'accountId' = $1::text),
       ended as (update identity.artifacts set ${ENDED}
                 where account_id = $1::text and model = 'Session' and uid <> coalesce($2, ''))
     delete from identity.artifacts where account_id = $1::text and model <> 'Session'`,
    [accountId, keptUid ?? null],
  );
}

/** Ends grants with all their codes and tokens. */
export async function endGrants(
  queryable: Queryable,
  grantIds: readonly string[],
  digests: readonly string[],
) {
  await queryable.query(
    `delete from identity.artifacts
     where grant_id = any($1) or (model = 'Grant' and id = any($2))`,
    [grantIds, digests],
  );
}
