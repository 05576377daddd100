import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { RESET_LINK_SECONDS } from '@longleaf/contract/account-recovery';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { addJob, type Queryable } from '@longleaf/platform/jobs/queue';
import type { Task } from '@longleaf/platform/jobs/runner';
import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import type { SendMail } from '@longleaf/platform/mail/mail';
import { foldName } from '@longleaf/rules/accounts/names';
import { holdEmail } from '../accounts/hold-email.ts';
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

type Recipient = {
  email: string;
  emailVerified: boolean;
  firstName: string;
  userName: string;
  language: LetterLanguage;
};

/** Makes one link for each request and writes the letter in the same transaction. */
export function resetLinkTask(deps: LinkDeps): Task {
  return async ({ requestId, accountId }) => {
    if (typeof accountId !== 'string' || typeof requestId !== 'string') return;
    await inTransaction(deps.database, async (tx) => {
      const now = deps.clock();
      const account = await holdRecipient(tx, accountId);
      if (!account) return;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const made = await tx.query(
        `insert into identity.reset_links (digest, request_id, account_id, email_key, created_at, expires_at)
         select $1, $2, $3, $4, $5::timestamptz, $5::timestamptz + make_interval(secs => $6)
         where (select count(*) from identity.reset_links l join identity.accounts a on a.id = l.account_id
                where l.email_key = $4 and a.email_verified = $8
                  and l.created_at > $5::timestamptz - interval '1 hour') < $7
         on conflict (request_id) do nothing`,
        [
          digestOf(token),
          requestId,
          accountId,
          foldName(account.email),
          now,
          RESET_LINK_SECONDS,
          LINKS_PER_HOUR,
          account.emailVerified,
        ],
      );
      if (made.rowCount !== 1) return;
      const query = new URLSearchParams({ email: account.email, token });
      const words = resetLinkLetter({
        ...account,
        productName: deps.productName,
        url: `${deps.portalUrl}/resetPassword?${query}`,
      });
      await deps.sendMail(tx, { to: account.email, kind: 'password-reset', words });
      await tx.query(
        `insert into identity.audit (at, event, account_id) values ($1, 'reset-link-sent', $2)`,
        [now, accountId],
      );
    });
  };
}

/** Whom the link goes to. Two requests at once for one mailbox are counted one after the other. */
async function holdRecipient(tx: Queryable, accountId: string): Promise<Recipient | undefined> {
  const { rows: keys } = await tx.query<{ key: string }>(
    `select email_key as key from identity.accounts where id = $1`,
    [accountId],
  );
  if (keys[0] === undefined) return undefined;
  await holdEmail(tx, keys[0].key);
  const { rows } = await tx.query<Recipient>(
    `select email, email_verified as "emailVerified", first_name as "firstName", user_name as "userName", language
     from identity.accounts where id = $1 and email_key = $2 for update`,
    [accountId, keys[0].key],
  );
  return rows[0];
}
