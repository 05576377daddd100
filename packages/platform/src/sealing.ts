import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Thrown when sealed text does not open: another key, another row, or altered bytes. */
export class SealError extends Error {
  override name = 'SealError';
}

/** The key that seals, and the one before it, which still opens while a secret is being changed. 32 bytes each. */
export type KeyRing = { readonly current: Buffer; readonly before?: Buffer | undefined };

/** One key, or a ring of them. */
export type SealingKeys = Buffer | KeyRing;

/** All keys that open, the one that seals first. */
export function keysOf(keys: SealingKeys): readonly [Buffer, ...Buffer[]] {
  if (Buffer.isBuffer(keys)) return [keys];
  return keys.before ? [keys.current, keys.before] : [keys.current];
}

/**
 * What sealed text begins with: the version of its form, and which key sealed it. A digest of the key tells nothing
 * of the key.
 */
export function sealMark(keys: SealingKeys): Buffer {
  const digest = createHash('sha256').update('longleaf seal').update(keysOf(keys)[0]).digest();
  return Buffer.concat([FORM, digest.subarray(0, 4)]);
}

/** Form 1 of sealed text. What was sealed before there were forms begins with its random bytes. */
const FORM = Buffer.from([0x4c, 0x4c, 1]);

/**
 * Encrypts text with AES-256-GCM, bound to `id`: sealed text that is moved to another row does not open.
 * @param keys from `deriveKey` or `deriveKeys`.
 */
export function seal(keys: SealingKeys, id: string, text: string): Buffer {
  return sealBytes(keys, id, Buffer.from(text));
}

/** The same for bytes, which are held in memory as a whole. */
export function sealBytes(keys: SealingKeys, id: string, bytes: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keysOf(keys)[0], iv).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([sealMark(keys), iv, cipher.getAuthTag(), body]);
}

/** Opens sealed text. @throws SealError when no key or not the id fits, or a byte was altered. */
export function unseal(keys: SealingKeys, id: string, sealed: Buffer): string {
  return unsealBytes(keys, id, sealed).toString('utf8');
}

/** Opens sealed bytes. @throws SealError as `unseal` does. */
export function unsealBytes(keys: SealingKeys, id: string, sealed: Buffer): Buffer {
  const marked = keysOf(keys).find((key) => sealed.indexOf(sealMark(key)) === 0);
  if (marked) return open(marked, id, sealed.subarray(sealMark(marked).length));
  // Sealed before there were marks: any key may be the one.
  for (const key of keysOf(keys).slice(1)) {
    try {
      return open(key, id, sealed);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
    }
  }
  return open(keysOf(keys)[0], id, sealed);
}

/** Whether it was sealed with the key that seals now. */
export function isSealedWith(keys: SealingKeys, sealed: Buffer): boolean {
  return sealed.indexOf(sealMark(keys)) === 0;
}

function open(key: Buffer, id: string, sealed: Buffer): Buffer {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(id))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new SealError('The sealed value does not open with this key', { cause });
  }
}
