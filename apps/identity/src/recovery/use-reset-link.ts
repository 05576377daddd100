import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { foldName } from '@longleaf/rules/accounts/names';
import { complainAboutPassword, type PasswordCharacters } from '@longleaf/rules/accounts/passwords';
import { hashPassword } from '../accounts/hashing.ts';
import { holdEmail } from '../accounts/hold-email.ts';
import { setPassword, type SetPasswordDeps } from '../accounts/set-password.ts';
import type { AuditTrail } from '../audit.ts';
import { digestOf } from './reset-link.ts';

export type ResetOutcome =
  | { kind: 'done' }
  | { kind: 'refused' }
  | { kind: 'bad-password'; complaint: string };

type Link = { accountId: string; userName: string; emailKey: string };

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
    await tx.query(`select 1 from identity.accounts where id = $1 for update`, [accountId]);
    // Of several who use the link at once, one deletes it; none when the account's e-mail became another meanwhile.
    const { rowCount } = await tx.query(
      `delete from identity.reset_links l using identity.accounts a
       where l.digest = $1 and l.expires_at > $2 and a.id = l.account_id and a.email_key = l.email_key`,
      [digestOf(given.token), deps.clock()],
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
  const { rows } = await database.query<Link>(
    `select a.id as "accountId", a.user_name as "userName", a.email_key as "emailKey"
     from identity.reset_links l join identity.accounts a on a.id = l.account_id
     where l.digest = $1 and l.expires_at > $2 and l.email_key = $3 and a.email_key = l.email_key`,
    [digestOf(token), clock(), foldName(email).replaceAll('\0', '')],
  );
  return rows[0];
}
