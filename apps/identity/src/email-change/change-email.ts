import { randomBytes } from 'node:crypto';
import { complainAboutEmail, foldName } from '@longleaf/rules/accounts/names';
import { transaction } from '@longleaf/platform/database';
import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import type { Account } from '../accounts/account.ts';
import type { IdentityDeps } from '../deps.ts';
import { digest } from '../provider/adapter.ts';
import { changeAskedLetter, changedLetter, confirmLetter } from './letters.ts';

/** For how long the link in the mail works. */
export const LINK_MINUTES = 60;

export type EmailDeps = Pick<
  IdentityDeps,
  'database' | 'attempts' | 'audit' | 'clock' | 'sendMail' | 'issuer' | 'portalUrl' | 'frame'
>;

export type ChangeOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; complaint: string }
  | { kind: 'wait'; seconds: number };

/**
 * Begins a change of e-mail: a link goes to the new address, word of it to the old one. Nothing changes before
 * the link is used. Asked again, the earlier link is dead. An e-mail may own several accounts, so this never
 * tells whether somebody else uses it.
 */
export async function requestEmailChange(
  deps: EmailDeps,
  account: Account,
  email: string,
  windowPath: string,
): Promise<ChangeOutcome> {
  const complaint = complainAboutEmail(email) ?? complainAboutSame(account, email);
  if (complaint) return { kind: 'refused', complaint };
  const seconds = await deps.attempts.begin([{ kind: 'letter', of: `email ${account.id}` }]);
  if (seconds > 0) return { kind: 'wait', seconds };

  const token = randomBytes(32).toString('base64url');
  const about = { ...account, productName: deps.frame.productName };
  const confirmUrl = `${deps.issuer}${windowPath}/confirm?${new URLSearchParams({ token })}`;
  await transaction(deps.database.pool, async (client) => {
    await client.query(
      `insert into identity.email_changes (account_id, email, token_digest, created_at, expires_at)
       values ($1, $2, $3, now(), now() + make_interval(mins => $4))
       on conflict (account_id) do update set email = excluded.email, token_digest = excluded.token_digest,
         created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [account.id, email, digest(token), LINK_MINUTES],
    );
    const words = confirmLetter(about, confirmUrl);
    await deps.sendMail(client, { to: email, kind: 'email-confirm', words });
    const told = changeAskedLetter(about, `${deps.issuer}${windowPath}`);
    await deps.sendMail(client, { to: account.email, kind: 'email-change-asked', words: told });
  });
  await deps.audit({ event: 'email-change-requested', accountId: account.id });
  return { kind: 'sent' };
}

function complainAboutSame({ email: old, emailVerified }: Account, email: string): string | undefined {
  const same = foldName(old) === foldName(email);
  return same && emailVerified && old === email ? 'This is your email already' : undefined;
}

/** The new address that waits to be confirmed, if one does. */
export async function pendingEmail(
  { database }: Pick<EmailDeps, 'database'>,
  accountId: string,
): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ email: string }>(
    `select email from identity.email_changes where account_id = $1 and expires_at > now()`,
    [accountId],
  );
  return rows[0]?.email;
}

/** Drops a change that waits; its link is dead. */
export async function cancelEmailChange(
  deps: Pick<EmailDeps, 'database' | 'audit'>,
  accountId: string,
): Promise<void> {
  const { rowCount } = await deps.database.pool.query(
    `delete from identity.email_changes where account_id = $1`,
    [accountId],
  );
  if (rowCount === 1) await deps.audit({ event: 'email-change-cancelled', accountId });
}

/**
 * Carries the change out: whoever holds the link reads the new address's mail. Used twice at once, it works once.
 * @returns false when the link is old, was used, replaced or cancelled, or never was.
 */
export async function confirmEmailChange(deps: EmailDeps, token: string): Promise<boolean> {
  const changed = await transaction(deps.database.pool, async (client) => {
    // The account first, as everybody who changes one does: a new password at the same moment waits its turn.
    await client.query(
      `select 1 from identity.accounts a join identity.email_changes e on e.account_id = a.id
       where e.token_digest = $1 for update of a`,
      [digest(token)],
    );
    const { rows } = await client.query<{ account_id: string; email: string }>(
      `delete from identity.email_changes where token_digest = $1 and expires_at > now()
       returning account_id, email`,
      [digest(token)],
    );
    const change = rows[0];
    if (!change) return undefined;
    const { rows: accounts } = await client.query<Old>(
      `update identity.accounts new set email = $2, email_key = $3, email_verified = true
       from (select id, email, first_name, user_name, language from identity.accounts where id = $1 for update) old
       where new.id = old.id
       returning old.email, old.first_name as "firstName", old.user_name as "userName", old.language`,
      [change.account_id, change.email, foldName(change.email)],
    );
    const old = accounts[0];
    if (!old) return undefined;
    const about = { ...old, productName: deps.frame.productName };
    const words = changedLetter(about, `${deps.portalUrl}/recoverAccount/requestpasswordreset`);
    await deps.sendMail(client, { to: old.email, kind: 'email-changed', words });
    return change.account_id;
  });
  if (changed === undefined) return false;
  await deps.audit({ event: 'email-changed', accountId: changed });
  return true;
}

type Old = { email: string; firstName: string; userName: string; language: LetterLanguage };
