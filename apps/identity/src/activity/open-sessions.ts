import type { Queryable } from '@longleaf/platform/jobs/queue';

/** A browser in which somebody is signed in. */
export type OpenSession = {
  uid: string;
  /** The kind of device in plain words. */
  device: string;
  usedAt: Date;
};

const MOST_SHOWN = 100;

/** Where a person is signed in now, what was used last first. */
export async function openSessionsOf(queryable: Queryable, accountId: string): Promise<OpenSession[]> {
  const { rows } = await queryable.query<OpenSession>(
    `select uid, coalesce(payload->>'device', 'Unknown device') as device,
       to_timestamp(coalesce(payload->>'usedAt', payload->>'iat')::bigint) as "usedAt"
     from identity.artifacts
     where model = 'Session' and account_id = $1 and expires_at > now() order by 3 desc, uid limit $2`,
    [accountId, MOST_SHOWN],
  );
  return rows;
}
