import { foldName } from '@longleaf/rules/accounts/names';
import { complainAboutPassword, type PasswordCharacters } from '@longleaf/rules/accounts/passwords';
import { and, eq, ne } from 'drizzle-orm';
import type { AuditTrail } from '../audit.ts';
import type { Database } from '@longleaf/platform/database';
import { accounts } from '../tables.ts';
import type { Attempts, Counter } from '../throttle/attempts.ts';
import type { Account } from './account.ts';
import { findCandidate, passwordIsOf } from './check-password.ts';

/** Who tries to sign in, and from where. */
export type SignInAttempt = {
  /** A user name or a confirmed e-mail. */
  identifier: string;
  password: string;
  addressDigest: string;
  /** The device's id and the accounts that signed in on it before. */
  device: { id: string; knows(accountId: string): boolean } | undefined;
};

export type SignInOutcome =
  | { kind: 'signed-in'; account: Account }
  | { kind: 'refused' }
  | { kind: 'wait'; seconds: number };

/**
 * Checks an account name or a confirmed e-mail and a password, with growing waits after failures. A person on a
 * device that knows their account waits for that device's failures alone, so nobody elsewhere can keep them out;
 * its failures count everywhere all the same. Unknown names are treated the same in every way.
 */
export async function signIn(
  deps: { database: Database; attempts: Attempts; audit: AuditTrail; characters: PasswordCharacters },
  { identifier, password, addressDigest, device }: SignInAttempt,
): Promise<SignInOutcome> {
  const candidate = await findCandidate(deps.database, identifier);
  const accountId = candidate?.account.id;
  // Whatever names an account, its failures are one count.
  const whose = accountId ?? foldName(identifier);
  const own: Counter[] = [
    { kind: 'pair', of: `${addressDigest} ${whose}` },
    { kind: 'account', of: whose },
  ];
  const address: Counter = { kind: 'address', of: addressDigest };
  const known = accountId !== undefined && device?.knows(accountId) ? device : undefined;
  const ofDevice: Counter[] = known ? [{ kind: 'device', of: `${known.id} ${accountId}` }] : [];

  const seconds = await deps.attempts.begin(known ? ofDevice : [...own, address]);
  if (seconds > 0) {
    await deps.audit({ event: 'sign-in-delayed', accountId, addressDigest });
    return { kind: 'wait', seconds };
  }

  if (!(await passwordIsOf(candidate, password)) || candidate === undefined) {
    if (known) await deps.attempts.failed([...own, address]);
    await deps.audit({ event: 'sign-in-failed', accountId, addressDigest });
    return { kind: 'refused' };
  }
  await deps.attempts.succeeded(known ? ofDevice : own, { clear: true });
  // An address keeps its failures: otherwise an attacker could wipe them with an account of their own.
  if (!known) await deps.attempts.succeeded([address]);
  await noteWhetherAllowed(deps, candidate.account, password);
  return { kind: 'signed-in', account: candidate.account };
}

// A password that was good once stays good, but the portal asks its owner for a better one (GAP-119). Only now is
// it known what it is.
async function noteWhetherAllowed(
  { database, characters }: { database: Database; characters: PasswordCharacters },
  { id, userName }: Account,
  password: string,
): Promise<void> {
  const invalid = complainAboutPassword(password, { userName, characters }) !== undefined;
  await database.orm
    .update(accounts)
    .set({ passwordInvalid: invalid })
    .where(and(eq(accounts.id, id), ne(accounts.passwordInvalid, invalid)));
}
