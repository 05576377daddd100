import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Thrown when sealed text does not open: another key, another row, or altered bytes. */
export class SealError extends Error {
  override name = 'SealError';
}

/**
 * Encrypts text with AES-256-GCM, bound to `id`: sealed text that is moved to another row does not open.
 * @param key 32 bytes, from `deriveKey`.
 */
export function seal(key: Buffer, id: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Opens sealed text. @throws SealError when the key or the id does not fit or a byte was altered. */
export function unseal(key: Buffer, id: string, sealed: Buffer): string {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(id))
      .setAuthTag(tag);
    return decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new SealError('The sealed value does not open with this key', { cause });
  }
}
