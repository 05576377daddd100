import type { Clock } from '@longleaf/platform/clock';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import type { SendMail } from '@longleaf/platform/mail/mail';
import { passwordChangedLetter } from '../notices/letters.ts';
import { endOtherSessions } from '../sessions.ts';

/** What a new password brings with it. */
export type SetPasswordDeps = {
  clock: Clock;
  sendMail: SendMail;
  portalUrl: string;
  frame: { productName: string };
};

type Recipient = { email: string; firstName: string; userName: string; language: LetterLanguage };

/**
 * Stores a new password as part of a transaction: every other session and every refresh token ends, links that set
 * a password are worth nothing any more, and a letter says so.
 * @param options.keptSession the one session that stays.
 * @param options.emailProven the new password came through a link sent to the account's e-mail, which is confirmed by
 * it unless another account has it. The caller holds `holdEmail`.
 */
export async function setPassword(
  deps: SetPasswordDeps,
  tx: Queryable,
  accountId: string,
  passwordHash: string,
  options: { keptSession?: string | undefined; emailProven?: boolean } = {},
): Promise<void> {
  const { rows } = await tx.query<Recipient>(
    `update identity.accounts set password_hash = $2, password_changed_at = $3, password_invalid = false,
       email_verified = email_verified or ($4 and not exists (
         select 1 from identity.accounts other
         where other.email_key = accounts.email_key and other.email_verified))
     where id = $1 returning email, first_name as "firstName", user_name as "userName", language`,
    [accountId, passwordHash, deps.clock(), options.emailProven ?? false],
  );
  const account = rows[0];
  if (!account) return;
  await tx.query(`delete from identity.reset_links where account_id = $1`, [accountId]);
  await endOtherSessions(tx, accountId, options.keptSession);
  const words = passwordChangedLetter({
    ...account,
    productName: deps.frame.productName,
    portalUrl: deps.portalUrl,
  });
  await deps.sendMail(tx, { to: account.email, kind: 'password-changed', words });
}
