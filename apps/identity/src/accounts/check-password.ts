import type { Database } from '@longleaf/platform/database';
import { foldName, looksLikeEmail } from '@longleaf/rules/accounts/names';
import { PASSWORD_LENGTH } from '@longleaf/rules/accounts/passwords';
import type { Account } from './account.ts';
import { checkNoPassword, passwordFits } from './hashing.ts';
import { type Credentials, findByEmail, findByUserName } from './repository.ts';

/** An e-mail may own several accounts; signing in with it looks at this many, the oldest ones. */
const ACCOUNTS_PER_EMAIL = 3;

// A name that is longer than this is nobody's.
const LONGEST_IDENTIFIER = 254;

/** The accounts that a user name or an e-mail may mean: none, one, or several for an e-mail. */
export async function findCandidates(database: Database, identifier: string): Promise<Credentials[]> {
  const key = foldName(identifier);
  if (key === '' || key.length > LONGEST_IDENTIFIER || key.includes('\0')) return [];
  return looksLikeEmail(key) ? findByEmail(database, key, ACCOUNTS_PER_EMAIL) : findByUserName(database, key);
}

/** Checks a password against a hash, or does the same work for no account. */
export type Verify = (passwordHash: string | undefined, password: string) => Promise<boolean>;

const passwordOrNobody: Verify = (passwordHash, password) =>
  passwordHash === undefined ? checkNoPassword(password) : passwordFits(passwordHash, password);

/**
 * The accounts among the candidates that the password fits. A user name always costs one check and an e-mail
 * always the same number of checks, whether or not there is such an account: the time tells nothing.
 */
export async function accountsThatFit(
  candidates: readonly Credentials[],
  identifier: string,
  password: string,
  verify: Verify = passwordOrNobody,
): Promise<Account[]> {
  // What no rule ever allowed fits nobody, but still costs the same.
  const tried = password.length > PASSWORD_LENGTH.maximum * 2 ? '' : password;
  const checks = looksLikeEmail(identifier) ? ACCOUNTS_PER_EMAIL : 1;
  const fitting: Account[] = [];
  for (let index = 0; index < checks; index++) {
    const candidate = candidates[index];
    const fits = await verify(candidate?.passwordHash, tried);
    if (candidate && fits) fitting.push(candidate.account);
  }
  return fitting;
}
