import { changePasswordRefused } from '@longleaf/contract/accounts';
import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import {
  complainAboutConfirmation,
  complainAboutPassword,
  type PasswordCharacters,
} from '@longleaf/rules/accounts/passwords';
import type { AuditTrail } from '../audit.ts';
import type { Attempts } from '../throttle/attempts.ts';
import { hashPassword, passwordFits } from './hashing.ts';
import { findCredentialsById } from './repository.ts';
import { setPassword, type SetPasswordDeps } from './set-password.ts';

export type PasswordChange = { oldPassword: string; newPassword: string; confirmPassword: string };

export type PasswordChangeOutcome =
  | { kind: 'changed' }
  | { kind: 'refused'; errors: Partial<Record<keyof PasswordChange, string>> }
  | { kind: 'wait'; seconds: number };

/**
 * Changes a password (API-012, API-155): every other session ends, and every refresh token, because whoever knows
 * the old password must be out. A letter says so.
 * @param person the account, and the session that stays.
 */
export async function changePassword(
  deps: SetPasswordDeps & {
    database: Database;
    attempts: Attempts;
    audit: AuditTrail;
    characters: PasswordCharacters;
  },
  person: { accountId: string; sessionUid: string | undefined },
  change: PasswordChange,
): Promise<PasswordChangeOutcome> {
  const { accountId } = person;
  const credentials = await findCredentialsById(deps.database, accountId);
  if (!credentials) return wrongOldPassword();

  const errors = complainAboutChange(change, credentials.account.userName, deps.characters);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };

  const counters = [{ kind: 'password', of: accountId }] as const;
  const seconds = await deps.attempts.begin(counters);
  if (seconds > 0) return { kind: 'wait', seconds };
  if (!(await passwordFits(credentials.passwordHash, change.oldPassword))) {
    await deps.audit({ event: 'password-change-failed', accountId });
    return wrongOldPassword();
  }
  await deps.attempts.succeeded(counters, { clear: true });
  const passwordHash = await hashPassword(change.newPassword);
  await inTransaction(deps.database, (tx) =>
    setPassword(deps, tx, accountId, passwordHash, { keptSession: person.sessionUid }),
  );
  await deps.audit({ event: 'password-changed', accountId });
  return { kind: 'changed' };
}

function complainAboutChange(change: PasswordChange, userName: string, characters: PasswordCharacters) {
  const { oldPassword, newPassword, confirmPassword } = change;
  const complaints = {
    oldPassword: oldPassword === '' ? 'Enter your old password' : undefined,
    newPassword: complainAboutPassword(newPassword, { userName, characters }),
    confirmPassword: complainAboutConfirmation(newPassword, confirmPassword),
  };
  return Object.fromEntries(Object.entries(complaints).filter((entry) => entry[1] !== undefined));
}

function wrongOldPassword(): PasswordChangeOutcome {
  return { kind: 'refused', errors: { oldPassword: changePasswordRefused } };
}
