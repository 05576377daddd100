import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { RESET_LINK_SECONDS } from '@longleaf/contract/account-recovery';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { inTransaction, type Transaction } from '@longleaf/platform/executor';
import { addJob, type Queryable } from '@longleaf/platform/jobs/queue';
import type { Task } from '@longleaf/platform/jobs/runner';
import type { SendMail } from '@longleaf/platform/mail/mail';
import { foldName } from '@longleaf/rules/accounts/names';
import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import { holdEmail } from '../accounts/hold-email.ts';
import { resetLinks } from '../tables-recovery.ts';
import { accounts, audit } from '../tables.ts';
import { resetLinkLetter } from './letters.ts';

/** The task that makes a link and mails it. */
export const RESET_LINK_TASK = 'identity-reset-link';

/**
 * More links than this in an hour do not go to one mailbox, so that nobody fills another's. The account that confirmed
 * the e-mail has as many of its own: accounts that others made with it use up none of its owner's.
 */
const LINKS_PER_HOUR = 5;
const TOKEN_BYTES = 32;

/** How a token is kept: it cannot be read back, and 256 random bits cannot be guessed. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Has a link made and mailed, after the answer: the request takes as long, and does the same, whether or not there
 * is an account.
 */
export async function requestResetLink(queryable: Queryable, accountId: string | undefined): Promise<void> {
  await addJob(queryable, RESET_LINK_TASK, { requestId: randomUUID(), accountId: accountId ?? null });
}

type LinkDeps = {
  database: Database;
  clock: Clock;
  sendMail: SendMail;
  portalUrl: string;
  productName: string;
};

const HOUR_MS = 60 * 60 * 1_000;

/** Makes one link for each request and writes the letter in the same transaction. */
export function resetLinkTask(deps: LinkDeps): Task {
  return async ({ requestId, accountId }) => {
    if (typeof accountId !== 'string' || typeof requestId !== 'string') return;
    await inTransaction(deps.database, async (tx) => {
      const now = deps.clock();
      const account = await holdRecipient(tx, accountId);
      if (!account) return;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      if (!(await keepLink(tx, { digest: digestOf(token), requestId, accountId }, account, now))) return;
      const query = new URLSearchParams({ email: account.email, token });
      const words = resetLinkLetter({
        ...account,
        productName: deps.productName,
        url: `${deps.portalUrl}/resetPassword?${query}`,
      });
      await deps.sendMail(tx, { to: account.email, kind: 'password-reset', words });
      await tx.orm.insert(audit).values({ at: now, event: 'reset-link-sent', accountId });
    });
  };
}

/** Whom the link goes to. Two requests at once for one mailbox are counted one after the other. */
async function holdRecipient(tx: Transaction, accountId: string) {
  const [named] = await tx.orm
    .select({ key: accounts.emailKey })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (named === undefined) return undefined;
  await holdEmail(tx, named.key);
  const [account] = await tx.orm
    .select({
      email: accounts.email,
      emailVerified: accounts.emailVerified,
      firstName: accounts.firstName,
      userName: accounts.userName,
      language: accounts.language,
    })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.emailKey, named.key)))
    .for('update');
  return account;
}

/** Keeps a link; false when its request has one, or the mailbox got as many as it may within an hour. */
async function keepLink(
  { orm }: Transaction,
  link: { digest: string; requestId: string; accountId: string },
  { email, emailVerified }: { email: string; emailVerified: boolean },
  now: Date,
): Promise<boolean> {
  const emailKey = foldName(email);
  const sent = orm
    .select({ links: count() })
    .from(resetLinks)
    .innerJoin(accounts, eq(accounts.id, resetLinks.accountId))
    .where(
      and(
        eq(resetLinks.emailKey, emailKey),
        eq(accounts.emailVerified, emailVerified),
        gt(resetLinks.createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
    );
  const expiresAt = new Date(now.getTime() + RESET_LINK_SECONDS * 1_000);
  const { digest, requestId, createdAt } = resetLinks;
  const { rowCount } = await orm
    .insert(resetLinks)
    .select(
      // Counted in the statement that keeps it; the row that gives it its values is the account's own.
      orm
        .select({
          digest: sql<string>`${sql.param(link.digest, digest)}`.as('digest'),
          requestId: sql<string>`${sql.param(link.requestId, requestId)}`.as('request_id'),
          accountId: accounts.id,
          emailKey: accounts.emailKey,
          createdAt: sql<Date>`${sql.param(now, createdAt)}`.as('created_at'),
          expiresAt: sql<Date>`${sql.param(expiresAt, createdAt)}`.as('expires_at'),
        })
        .from(accounts)
        .where(and(eq(accounts.id, link.accountId), lt(sql`${sent}`, LINKS_PER_HOUR))),
    )
    .onConflictDoNothing({ target: requestId });
  return rowCount === 1;
}
