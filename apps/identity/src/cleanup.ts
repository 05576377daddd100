import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import type { Logger } from '@longleaf/platform/logging';
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

/** Removes what has expired, all or nothing. Only one copy does it at a time; the others find the lock taken and go on. */
export function removeExpired(database: Database): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const { rows } = await tx.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('longleaf-identity-cleanup')) as mine`,
    );
    if (!rows[0]?.mine) return false;
    for (const statement of STATEMENTS) await tx.query(statement);
    return true;
  });
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
