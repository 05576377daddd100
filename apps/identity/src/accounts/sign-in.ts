import { foldName } from '@longleaf/rules/accounts/names';
import { complainAboutPassword, type PasswordCharacters } from '@longleaf/rules/accounts/passwords';
import type { AuditTrail } from '../audit.ts';
import type { Database } from '@longleaf/platform/database';
import type { Attempts, Counter } from '../throttle/attempts.ts';
import type { Account } from './account.ts';
import { accountsThatFit, findCandidates } from './check-password.ts';

/** Who tries to sign in, and from where. */
export type SignInAttempt = {
  /** A user name or an e-mail. */
  identifier: string;
  password: string;
  addressDigest: string;
  /** The device's id and the accounts that signed in on it before. */
  device: { id: string; knows(accountId: string): boolean } | undefined;
};

export type SignInOutcome =
  | { kind: 'signed-in'; account: Account }
  | { kind: 'refused' }
  /** The e-mail and password fit more than one account of the same owner. */
  | { kind: 'several' }
  | { kind: 'wait'; seconds: number };

/**
 * Checks a user name or e-mail and a password, with growing waits after failures. A person on a device that
 * knows them has a budget of their own, so nobody elsewhere can keep them out. Unknown names are treated the
 * same in every way.
 */
export async function signIn(
  deps: { database: Database; attempts: Attempts; audit: AuditTrail; characters: PasswordCharacters },
  attempt: SignInAttempt,
): Promise<SignInOutcome> {
  const { identifier, password, addressDigest, device } = attempt;
  const name = foldName(identifier);
  const candidates = await findCandidates(deps.database, identifier);
  const known = device && candidates.some(({ account }) => device.knows(account.id));
  const counters: Counter[] = known
    ? [{ kind: 'device', of: `${device.id} ${name}` }]
    : [
        { kind: 'pair', of: `${addressDigest} ${name}` },
        { kind: 'account', of: name },
        { kind: 'address', of: addressDigest },
      ];

  const seconds = await deps.attempts.begin(counters);
  if (seconds > 0) {
    await deps.audit({ event: 'sign-in-delayed', accountId: candidates[0]?.account.id, addressDigest });
    return { kind: 'wait', seconds };
  }

  const fitting = await accountsThatFit(candidates, name, password);
  const account = fitting[0];
  if (!account) {
    await deps.audit({ event: 'sign-in-failed', accountId: candidates[0]?.account.id, addressDigest });
    return { kind: 'refused' };
  }
  await forgetFailures(deps.attempts, counters);
  if (fitting.length > 1) return { kind: 'several' };
  await noteWhetherAllowed(deps, account, password);
  return { kind: 'signed-in', account };
}

// A password that was good once stays good, but the portal asks its owner for a better one (GAP-119). Only now is
// it known what it is.
async function noteWhetherAllowed(
  { database, characters }: { database: Database; characters: PasswordCharacters },
  { id, userName }: Account,
  password: string,
): Promise<void> {
  const invalid = complainAboutPassword(password, { userName, characters }) !== undefined;
  await database.pool.query(
    `update identity.accounts set password_invalid = $2 where id = $1 and password_invalid <> $2`,
    [id, invalid],
  );
}

// An address keeps its failures: otherwise an attacker could wipe them with an account of their own.
async function forgetFailures(attempts: Attempts, counters: readonly Counter[]): Promise<void> {
  await attempts.succeeded(
    counters.filter(({ kind }) => kind !== 'address'),
    { clear: true },
  );
  await attempts.succeeded(counters.filter(({ kind }) => kind === 'address'));
}
