import { randomBytes, randomInt } from 'node:crypto';
import { hashSlowly } from '../accounts/hashing.ts';

const HOW_MANY = 10;
const LENGTH = 10;

// Without characters that look alike on paper.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** New recovery codes (49 bits each), as they are shown, and what is kept of them. */
export type NewRecoveryCodes = { codes: readonly string[]; salt: Buffer; digests: readonly Buffer[] };

/** Makes the recovery codes of one account. */
export async function newRecoveryCodes(howMany = HOW_MANY): Promise<NewRecoveryCodes> {
  const salt = randomBytes(16);
  const codes = Array.from({ length: howMany }, newCode);
  const digests = await Promise.all(codes.map((code) => digestOfCode(code, salt)));
  return { codes, salt, digests };
}

/** The digest of a typed recovery code: letter case, spaces and dashes do not matter. */
export function digestOfCode(typed: string, salt: Buffer): Promise<Buffer> {
  return hashSlowly(typed.toLowerCase().replace(/[^0-9a-z]/g, ''), salt);
}

/** Tells whether text can be a recovery code at all: checking one is costly. */
export function looksLikeRecoveryCode(typed: string): boolean {
  return /^[0-9a-z]{10}$/i.test(typed.replace(/[\s-]/g, ''));
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
