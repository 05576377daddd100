import type { Database } from '@longleaf/platform/database';
import type { Logger } from '@longleaf/platform/logging';
import type pg from 'pg';
import { deleteDueAccounts } from './accounts/deletion.ts';

const STATEMENTS = [
  `delete from identity.artifacts where expires_at < now()`,
  `delete from identity.reset_links where expires_at < now()`,
  `delete from identity.throttles where expires_at < now() - interval '1 hour'`,
  `delete from identity.daily_salts where day < current_date - 1`,
  `delete from identity.keys where retires_at < now() - interval '1 day'`,
  `delete from identity.pending_steps where expires_at < now()`,
  `delete from identity.trusted_devices where expires_at < now()`,
  `delete from identity.email_changes where expires_at < now()`,
  `delete from identity.sign_ins where at < now() - interval '90 days'`,
  `delete from identity.audit where at < now() - interval '400 days'`,
];

/** Removes what has expired. Only one copy does it at a time; the others find the lock taken and go on. */
export async function removeExpired({ pool }: Database): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtext('longleaf-identity-cleanup')) as mine`,
    );
    if (!rows[0]?.mine) return false;
    for (const statement of STATEMENTS) await client.query(statement);
    return true;
  } finally {
    await release(client);
  }
}

/** Gives connection and lock back. The lock belongs to the connection: one that cannot give it back is closed. */
async function release(client: pg.PoolClient): Promise<void> {
  const unlocked = client.query(`select pg_advisory_unlock_all()`).then(
    () => undefined,
    (error: Error) => error,
  );
  client.release(await unlocked);
}

/** Removes what has expired, and accounts whose time is over, every ten minutes. Gives the function that stops it. */
export function cleanRegularly(database: Database, log: Logger): () => void {
  const timer = setInterval(
    () => {
      cleanOnce(database).catch((error: unknown) => log.warn({ err: error }, 'Clean-up failed'));
    },
    10 * 60 * 1_000,
  );
  timer.unref();
  return () => clearInterval(timer);
}

async function cleanOnce(database: Database): Promise<void> {
  await removeExpired(database);
  await deleteDueAccounts(database, new Date());
}
