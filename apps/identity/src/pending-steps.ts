import type { Queryable } from '@longleaf/platform/jobs/queue';
import { digest } from './provider/adapter.ts';

/** What a browser has begun: the first half of a sign-in, a passkey's challenge, an app's new secret. */
export type StepKind = 'second-factor' | 'app-secret' | 'passkey-sign-in' | 'passkey-add';

/**
 * Keeps something for the next step of an interaction or session. Begun again, the new one takes its place.
 * @param uid of the interaction or session; only its digest is stored.
 */
export async function beginStep(
  queryable: Queryable,
  kind: StepKind,
  uid: string,
  payload: object,
  seconds: number,
): Promise<void> {
  await queryable.query(
    `insert into identity.pending_steps (key, payload, expires_at)
     values ($1, $2, now() + make_interval(secs => $3))
     on conflict (key) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
    [keyOf(kind, uid), JSON.stringify(payload), seconds],
  );
}

/** What was kept, while it is in time. */
export async function findStep<Payload>(
  queryable: Queryable,
  kind: StepKind,
  uid: string,
): Promise<Payload | undefined> {
  const { rows } = await queryable.query<{ payload: Payload }>(
    `select payload from identity.pending_steps where key = $1 and expires_at > now()`,
    [keyOf(kind, uid)],
  );
  return rows[0]?.payload;
}

/** Takes what was kept: of several who take it at once, one gets it. */
export async function takeStep<Payload>(
  queryable: Queryable,
  kind: StepKind,
  uid: string,
): Promise<Payload | undefined> {
  const { rows } = await queryable.query<{ payload: Payload; timely: boolean }>(
    `delete from identity.pending_steps where key = $1 returning payload, expires_at > now() as timely`,
    [keyOf(kind, uid)],
  );
  return rows[0]?.timely ? rows[0].payload : undefined;
}

function keyOf(kind: StepKind, uid: string): string {
  return `${kind}:${digest(uid)}`;
}
