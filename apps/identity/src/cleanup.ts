import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import type { Logger } from '@longleaf/platform/logging';
import { lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { deleteDueAccounts } from './accounts/deletion.ts';
import { databaseNow } from './database-clock.ts';
import { resetLinks } from './tables-recovery.ts';
import { emailChanges, pendingSteps, signIns, trustedDevices } from './tables-safety.ts';
import { artifacts, audit, dailySalts, keys, throttles } from './tables.ts';

const EXPIRED: [PgTable, SQL][] = [
  [artifacts, lt(artifacts.expiresAt, databaseNow)],
  [resetLinks, lt(resetLinks.expiresAt, databaseNow)],
  [throttles, lt(throttles.expiresAt, sql`now() - interval '1 hour'`)],
  [dailySalts, lt(dailySalts.day, sql`current_date - 1`)],
  [keys, lt(keys.retiresAt, sql`now() - interval '1 day'`)],
  [pendingSteps, lt(pendingSteps.expiresAt, databaseNow)],
  [trustedDevices, lt(trustedDevices.expiresAt, databaseNow)],
  [emailChanges, lt(emailChanges.expiresAt, databaseNow)],
  [signIns, lt(signIns.at, sql`now() - interval '90 days'`)],
  [audit, lt(audit.at, sql`now() - interval '400 days'`)],
];

/** Removes what has expired, all or nothing. Only one copy does it at a time; the others find the lock taken and go on. */
export function removeExpired(database: Database): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const { rows } = await tx.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('longleaf-identity-cleanup')) as mine`,
    );
    if (!rows[0]?.mine) return false;
    for (const [table, isOver] of EXPIRED) await tx.orm.delete(table).where(isOver);
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
