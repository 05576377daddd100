import { randomBytes } from 'node:crypto';
import { complainAboutEmail, foldName } from '@longleaf/rules/accounts/names';
import { inTransaction } from '@longleaf/platform/executor';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import type { Account } from '../accounts/account.ts';
import { holdEmail } from '../accounts/hold-email.ts';
import type { IdentityDeps } from '../deps.ts';
import { digest } from '../provider/adapter.ts';
import type { Counter } from '../throttle/attempts.ts';
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
 * Begins a change of e-mail: a link goes to the new address, word of it to the old one. For the account's own e-mail
 * it is a link that confirms it, and no word. Nothing changes before the link is used. Asked again, the earlier link
 * is dead. An e-mail may stand on several accounts, so this never tells whether somebody else uses it.
 */
export async function requestEmailChange(
  deps: EmailDeps,
  account: Account,
  email: string,
  windowPath: string,
): Promise<ChangeOutcome> {
  const complaint = complainAboutEmail(email) ?? complainAboutSame(account, email);
  if (complaint) return { kind: 'refused', complaint };
  const seconds = await deps.attempts.begin(letterCounters(account, email));
  if (seconds > 0) return { kind: 'wait', seconds };

  const token = randomBytes(32).toString('base64url');
  const about = { ...account, productName: deps.frame.productName };
  const confirmUrl = `${deps.issuer}${windowPath}/confirm?${new URLSearchParams({ token, ui_locales: account.language })}`;
  await inTransaction(deps.database, async (tx) => {
    await tx.query(
      `insert into identity.email_changes (account_id, email, token_digest, created_at, expires_at)
       values ($1, $2, $3, now(), now() + make_interval(mins => $4))
       on conflict (account_id) do update set email = excluded.email, token_digest = excluded.token_digest,
         created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [account.id, email, digest(token), LINK_MINUTES],
    );
    const words = confirmLetter(about, confirmUrl);
    await deps.sendMail(tx, { to: email, kind: 'email-confirm', words });
    if (sameMailbox(account, email)) return;
    const told = changeAskedLetter(about, `${deps.issuer}${windowPath}`);
    await deps.sendMail(tx, { to: account.email, kind: 'email-change-asked', words: told });
  });
  await deps.audit({ event: 'email-change-requested', accountId: account.id });
  return { kind: 'sent' };
}

function complainAboutSame({ email: old, emailVerified }: Account, email: string): string | undefined {
  return emailVerified && old === email ? /*i18n*/ 'This is your email already' : undefined;
}

function sameMailbox({ email: old }: Pick<Account, 'email'>, email: string): boolean {
  return foldName(old) === foldName(email);
}

/** Letters are counted for the account and for each mailbox: many accounts must not fill one together. */
function letterCounters({ id, email: old }: Account, email: string): Counter[] {
  const mailboxes = [...new Set([foldName(old), foldName(email)])];
  return [`email ${id}`, ...mailboxes.map((key) => `mailbox ${key}`)].map((of) => ({ kind: 'letter', of }));
}

/** The new address that waits to be confirmed, if one does. */
export async function pendingEmail(
  { database }: Pick<EmailDeps, 'database'>,
  accountId: string,
): Promise<string | undefined> {
  const { rows } = await database.query<{ email: string }>(
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
  const { rowCount } = await deps.database.query(`delete from identity.email_changes where account_id = $1`, [
    accountId,
  ]);
  if (rowCount === 1) await deps.audit({ event: 'email-change-cancelled', accountId });
}

export type ConfirmOutcome = 'changed' | 'confirmed' | 'dead';

/**
 * Carries the change out: whoever holds the link reads the address's mail. An e-mail is confirmed for one account, so
 * another one that had it goes by its account name from then on. Used twice at once, it works once.
 * @returns 'dead' when the link is old, was used, replaced or cancelled, or never was.
 */
export async function confirmEmailChange(deps: EmailDeps, token: string): Promise<ConfirmOutcome> {
  const done = await inTransaction(deps.database, async (tx) => {
    await holdAccounts(tx, token);
    const { rows } = await tx.query<{ account_id: string; email: string }>(
      `delete from identity.email_changes where token_digest = $1 and expires_at > now()
       returning account_id, email`,
      [digest(token)],
    );
    const change = rows[0];
    if (!change) return undefined;
    const old = await setConfirmedEmail(tx, change.account_id, change.email);
    if (!old) return undefined;
    if (sameMailbox(old, change.email))
      return { accountId: change.account_id, outcome: 'confirmed' } as const;
    const about = { ...old, productName: deps.frame.productName };
    const words = changedLetter(about, `${deps.portalUrl}/recoverAccount/requestpasswordreset`);
    await deps.sendMail(tx, { to: old.email, kind: 'email-changed', words });
    return { accountId: change.account_id, outcome: 'changed' } as const;
  });
  if (done === undefined) return 'dead';
  const { accountId, outcome } = done;
  await deps.audit({ event: outcome === 'changed' ? 'email-changed' : 'email-confirmed', accountId });
  return outcome;
}

/**
 * The e-mail first, then the account and the one that has the e-mail: a new password at the same moment waits its
 * turn. By their ids, so that two accounts that take each other's e-mail do not wait for ever.
 */
async function holdAccounts(tx: Queryable, token: string): Promise<void> {
  const { rows } = await tx.query<{ account_id: string; email: string }>(
    `select account_id, email from identity.email_changes where token_digest = $1`,
    [digest(token)],
  );
  const change = rows[0];
  if (!change) return;
  await holdEmail(tx, foldName(change.email));
  await tx.query(
    `select 1 from identity.accounts where id = $1 or (email_key = $2 and email_verified) order by id for update`,
    [change.account_id, foldName(change.email)],
  );
}

/** Gives an account a confirmed e-mail, which no other account has confirmed any more; with what it was before. */
async function setConfirmedEmail(tx: Queryable, id: string, email: string): Promise<Old | undefined> {
  const key = foldName(email);
  await tx.query(
    `update identity.accounts set email_verified = false where email_key = $2 and email_verified and id <> $1`,
    [id, key],
  );
  const { rows } = await tx.query<Old>(
    `update identity.accounts new set email = $2, email_key = $3, email_verified = true
     from (select id, email, first_name, user_name, language from identity.accounts where id = $1) old
     where new.id = old.id
     returning old.email, old.first_name as "firstName", old.user_name as "userName", old.language`,
    [id, email, key],
  );
  return rows[0];
}

type Old = { email: string; firstName: string; userName: string; language: LetterLanguage };
