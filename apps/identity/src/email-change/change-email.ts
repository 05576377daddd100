import { randomBytes } from 'node:crypto';
import { complainAboutEmail, foldName } from '@longleaf/rules/accounts/names';
import { inTransaction, type Transaction } from '@longleaf/platform/executor';
import { and, asc, eq, gt, ne, or } from 'drizzle-orm';
import type { Account } from '../accounts/account.ts';
import { holdEmail } from '../accounts/hold-email.ts';
import { databaseNow, secondsFromNow } from '../database-clock.ts';
import type { IdentityDeps } from '../deps.ts';
import { digest } from '../provider/adapter.ts';
import { emailChanges } from '../tables-safety.ts';
import { accounts } from '../tables.ts';
import type { Counter } from '../throttle/attempts.ts';
import { changeAskedLetter, changedLetter, confirmLetter } from './letters.ts';

/** For how long the link in the mail works. */
export const LINK_MINUTES = 60;

export type EmailDeps = Pick<
  IdentityDeps,
  'database' | 'attempts' | 'audit' | 'clock' | 'sendMail' | 'issuer' | 'portalUrl' | 'frame'
>;

const isTimely = gt(emailChanges.expiresAt, databaseNow);
/** As the index of confirmed e-mails says it. */
const hasConfirmed = (emailKey: string) => and(eq(accounts.emailKey, emailKey), accounts.emailVerified);

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
    const asked = {
      email,
      tokenDigest: digest(token),
      createdAt: databaseNow,
      expiresAt: secondsFromNow(LINK_MINUTES * 60),
    };
    await tx.orm
      .insert(emailChanges)
      .values({ accountId: account.id, ...asked })
      .onConflictDoUpdate({ target: emailChanges.accountId, set: asked });
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
  const [change] = await database.orm
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.accountId, accountId), isTimely));
  return change?.email;
}

/** Drops a change that waits; its link is dead. */
export async function cancelEmailChange(
  deps: Pick<EmailDeps, 'database' | 'audit'>,
  accountId: string,
): Promise<void> {
  const { rowCount } = await deps.database.orm
    .delete(emailChanges)
    .where(eq(emailChanges.accountId, accountId));
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
    const [change] = await tx.orm
      .delete(emailChanges)
      .where(and(eq(emailChanges.tokenDigest, digest(token)), isTimely))
      .returning({ accountId: emailChanges.accountId, email: emailChanges.email });
    if (!change) return undefined;
    const { accountId, email } = change;
    const old = await setConfirmedEmail(tx, accountId, email);
    if (!old) return undefined;
    if (sameMailbox(old, email)) return { accountId, outcome: 'confirmed' } as const;
    const about = { ...old, productName: deps.frame.productName };
    const words = changedLetter(about, `${deps.portalUrl}/recoverAccount/requestpasswordreset`);
    await deps.sendMail(tx, { to: old.email, kind: 'email-changed', words });
    return { accountId, outcome: 'changed' } as const;
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
async function holdAccounts(tx: Transaction, token: string): Promise<void> {
  const [change] = await tx.orm
    .select({ accountId: emailChanges.accountId, email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.tokenDigest, digest(token)));
  if (!change) return;
  const key = foldName(change.email);
  await holdEmail(tx, key);
  await tx.orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(eq(accounts.id, change.accountId), hasConfirmed(key)))
    .orderBy(asc(accounts.id))
    .for('update');
}

/** Gives an account a confirmed e-mail, which no other account has confirmed any more; with what it was before. */
async function setConfirmedEmail({ orm }: Transaction, id: string, email: string) {
  const emailKey = foldName(email);
  await orm
    .update(accounts)
    .set({ emailVerified: false })
    .where(and(hasConfirmed(emailKey), ne(accounts.id, id)));
  const old = orm
    .select({
      id: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      userName: accounts.userName,
      language: accounts.language,
    })
    .from(accounts)
    .where(eq(accounts.id, id))
    .as('old');
  const [was] = await orm
    .update(accounts)
    .set({ email, emailKey, emailVerified: true })
    .from(old)
    .where(eq(accounts.id, old.id))
    .returning({
      email: old.email,
      firstName: old.firstName,
      userName: old.userName,
      language: old.language,
    });
  return was;
}
