import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { foldName } from '@longleaf/rules/accounts/names';
import { complainAboutPassword, type PasswordCharacters } from '@longleaf/rules/accounts/passwords';
import { and, eq, exists, gt } from 'drizzle-orm';
import { hashPassword } from '../accounts/hashing.ts';
import { holdEmail } from '../accounts/hold-email.ts';
import { setPassword, type SetPasswordDeps } from '../accounts/set-password.ts';
import type { AuditTrail } from '../audit.ts';
import { resetLinks } from '../tables-recovery.ts';
import { accounts } from '../tables.ts';
import { digestOf } from './reset-link.ts';

export type ResetOutcome =
  | { kind: 'done' }
  | { kind: 'refused' }
  | { kind: 'bad-password'; complaint: string };

type Link = { accountId: string; userName: string; emailKey: string };

const isGood = (token: string, now: Date) =>
  and(eq(resetLinks.digest, digestOf(token)), gt(resetLinks.expiresAt, now));
/** A link is its account's, and was sent to the e-mail that the account still has. */
const isSentToIt = and(eq(accounts.id, resetLinks.accountId), eq(accounts.emailKey, resetLinks.emailKey));

/**
 * Sets a new password with the token of a link (API-001). The link is used up by it, and every other link of the
 * account with it. A password that is refused leaves the link as it is.
 */
export async function useResetLink(
  deps: SetPasswordDeps & { database: Database; audit: AuditTrail; characters: PasswordCharacters },
  given: { email: string; token: string; newPassword: string },
): Promise<ResetOutcome> {
  const link = await findLink(deps, given);
  if (!link) {
    await deps.audit({ event: 'reset-link-refused' });
    return { kind: 'refused' };
  }
  const { userName, accountId, emailKey } = link;
  const complaint = complainAboutPassword(given.newPassword, { userName, characters: deps.characters });
  if (complaint !== undefined) return { kind: 'bad-password', complaint };
  const passwordHash = await hashPassword(given.newPassword);
  const used = await inTransaction(deps.database, async (tx) => {
    await holdEmail(tx, emailKey);
    // Then the account, as everybody who changes one does: two links at once would wait for each other for ever.
    await tx.orm.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    // Of several who use the link at once, one deletes it; none when the account's e-mail became another meanwhile.
    const { rowCount } = await tx.orm
      .delete(resetLinks)
      .where(
        and(
          isGood(given.token, deps.clock()),
          exists(tx.orm.select({ id: accounts.id }).from(accounts).where(isSentToIt)),
        ),
      );
    if (rowCount !== 1) return false;
    await setPassword(deps, tx, accountId, passwordHash, { emailProven: true });
    return true;
  });
  await deps.audit({ event: used ? 'password-reset' : 'reset-link-refused', accountId });
  return { kind: used ? 'done' : 'refused' };
}

async function findLink(
  { database, clock }: { database: Database; clock: () => Date },
  { email, token }: { email: string; token: string },
): Promise<Link | undefined> {
  const [link] = await database.orm
    .select({ accountId: accounts.id, userName: accounts.userName, emailKey: accounts.emailKey })
    .from(resetLinks)
    .innerJoin(accounts, isSentToIt)
    .where(and(isGood(token, clock()), eq(resetLinks.emailKey, foldName(email).replaceAll('\0', ''))));
  return link;
}
