import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import {
  complainAboutConfirmation,
  complainAboutPassword,
  type PasswordCharacters,
} from '@longleaf/rules/accounts/passwords';
import type { AuditTrail } from '../audit.ts';
import { endOtherSessions } from '../sessions.ts';
import type { Attempts } from '../throttle/attempts.ts';
import { hashPassword, passwordFits } from './hashing.ts';
import { findCredentialsById, updatePassword } from './repository.ts';

export const WRONG_OLD_PASSWORD =
  'Unable to change your password. Make sure your old password is typed correctly.';

export type PasswordChange = { oldPassword: string; newPassword: string; confirmPassword: string };

export type PasswordChangeOutcome =
  | { kind: 'changed' }
  | { kind: 'refused'; errors: Partial<Record<keyof PasswordChange, string>> }
  | { kind: 'wait'; seconds: number };

/**
 * Changes a password (API-012): every other session ends, and every refresh token, because whoever knows the old
 * password must be out.
 * @param person the account, and the session that stays.
 */
export async function changePassword(
  deps: {
    database: Database;
    clock: Clock;
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
  await updatePassword(deps.database, accountId, await hashPassword(change.newPassword), deps.clock());
  await endOtherSessions(deps.database, accountId, person.sessionUid);
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
  return { kind: 'refused', errors: { oldPassword: WRONG_OLD_PASSWORD } };
}
