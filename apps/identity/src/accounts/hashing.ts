import { randomBytes } from 'node:crypto';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { normalizeSecurityAnswer } from '@longleaf/rules/accounts/security-questions';
import { hashingCost } from './hashing-cost.ts';

// Argon2id in the library's numbering; its enum exists for the compiler alone.
const ARGON2ID = 2;

const options = () => ({ algorithm: ARGON2ID, ...hashingCost(process.env) });

/** Hashes a password with argon2id, off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options());
}

/** Tells whether a password fits a hash. A hash that cannot be read fits nothing. */
export function passwordFits(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password).catch(() => false);
}

/** The raw argon2id digest of a secret under a salt of its owner: the same again for the same secret. */
export function hashSlowly(secret: string, salt: Buffer): Promise<Buffer> {
  return hashRaw(secret, { ...options(), salt });
}

/** Hashes the normal form of a security answer, which is looked at again only when an account is recovered. */
export function hashSecurityAnswer(answer: string): Promise<string> {
  return hash(normalizeSecurityAnswer(answer), options());
}

/** Tells whether an answer fits, whatever its letter case, accents and punctuation. */
export function securityAnswerFits(answerHash: string, answer: string): Promise<boolean> {
  return passwordFits(answerHash, normalizeSecurityAnswer(answer));
}

const noAccount = hashPassword(randomBytes(24).toString('base64url'));

/** Does the work of checking a password for an account that is not there, so that it takes the same time. */
export async function checkNoPassword(password: string): Promise<false> {
  await passwordFits(await noAccount, password);
  return false;
}
