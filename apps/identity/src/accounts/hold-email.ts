import type { Queryable } from '@longleaf/platform/jobs/queue';

/**
 * Makes whoever confirms, or mails to, the same e-mail wait until the transaction ends. It comes before any lock of an
 * account: two who took them in another order would wait for each other for ever.
 * @param emailKey the e-mail in the form that is compared.
 */
export async function holdEmail(tx: Queryable, emailKey: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('longleaf e-mail ' || $1, 0))`, [emailKey]);
}
