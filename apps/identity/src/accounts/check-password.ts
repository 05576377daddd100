import type { Database } from '@longleaf/platform/database';
import { foldName, looksLikeEmail } from '@longleaf/rules/accounts/names';
import { PASSWORD_LENGTH } from '@longleaf/rules/accounts/passwords';
import { checkNoPassword, passwordFits } from './hashing.ts';
import { type Credentials, findByConfirmedEmail, findByUserName } from './repository.ts';

// A name that is longer than this is nobody's.
const LONGEST_IDENTIFIER = 254;

/** The one account that an account name or a confirmed e-mail means. */
export async function findCandidate(
  database: Database,
  identifier: string,
): Promise<Credentials | undefined> {
  const key = foldName(identifier);
  if (key === '' || key.length > LONGEST_IDENTIFIER || key.includes('\0')) return undefined;
  return looksLikeEmail(key) ? findByConfirmedEmail(database, key) : findByUserName(database, key);
}

/** Checks a password against a hash, or does the same work for no account. */
export type Verify = (passwordHash: string | undefined, password: string) => Promise<boolean>;

const passwordOrNobody: Verify = (passwordHash, password) =>
  passwordHash === undefined ? checkNoPassword(password) : passwordFits(passwordHash, password);

/** Tells whether a password is the account's. Without an account the work is the same: the time tells nothing. */
export async function passwordIsOf(
  candidate: Credentials | undefined,
  password: string,
  verify: Verify = passwordOrNobody,
): Promise<boolean> {
  // What no rule ever allowed fits nobody, but still costs the same.
  const tried = password.length > PASSWORD_LENGTH.maximum * 2 ? '' : password;
  const fits = await verify(candidate?.passwordHash, tried);
  return candidate !== undefined && fits;
}
