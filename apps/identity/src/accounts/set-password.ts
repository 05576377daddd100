import type { Clock } from '@longleaf/platform/clock';
import type { Transaction } from '@longleaf/platform/executor';
import type { SendMail } from '@longleaf/platform/mail/mail';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { passwordChangedLetter } from '../notices/letters.ts';
import { endOtherSessions } from '../sessions.ts';
import { resetLinks } from '../tables-recovery.ts';
import { accounts } from '../tables.ts';

/** What a new password brings with it. */
export type SetPasswordDeps = {
  clock: Clock;
  sendMail: SendMail;
  portalUrl: string;
  frame: { productName: string };
};

/**
 * Stores a new password as part of a transaction: every other session and every refresh token ends, links that set
 * a password are worth nothing any more, and a letter says so.
 * @param options.keptSession the one session that stays.
 * @param options.emailProven the new password came through a link sent to the account's e-mail, which is confirmed by
 * it unless another account has it. The caller holds `holdEmail`.
 */
export async function setPassword(
  deps: SetPasswordDeps,
  tx: Transaction,
  accountId: string,
  passwordHash: string,
  options: { keptSession?: string | undefined; emailProven?: boolean } = {},
): Promise<void> {
  const other = alias(accounts, 'other');
  const isFree = notExists(
    tx.orm
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.emailKey, accounts.emailKey), other.emailVerified)),
  );
  const [account] = await tx.orm
    .update(accounts)
    .set({
      passwordHash,
      passwordChangedAt: deps.clock(),
      passwordInvalid: false,
      emailVerified: sql`${accounts.emailVerified} or (${options.emailProven ?? false} and ${isFree})`,
    })
    .where(eq(accounts.id, accountId))
    .returning({
      email: accounts.email,
      firstName: accounts.firstName,
      userName: accounts.userName,
      language: accounts.language,
    });
  if (!account) return;
  await tx.orm.delete(resetLinks).where(eq(resetLinks.accountId, accountId));
  await endOtherSessions(tx, accountId, options.keptSession);
  const words = passwordChangedLetter({
    ...account,
    productName: deps.frame.productName,
    portalUrl: deps.portalUrl,
  });
  await deps.sendMail(tx, { to: account.email, kind: 'password-changed', words });
}
