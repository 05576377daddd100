import { seal as sealText, unseal as unsealText } from '@longleaf/platform/sealing';

/** Encrypts text with AES-256-GCM, bound to `id`: sealed text moved to another row does not open. */
export const seal = sealText;

/** Opens sealed text. @throws Error that names IDENTITY_SECRET when the key does not fit. */
export function unseal(key: Buffer, id: string, sealed: Buffer): string {
  try {
    return unsealText(key, id, sealed);
  } catch (cause) {
    throw new Error('IDENTITY_SECRET: does not open the keys in the database (was it changed?)', { cause });
  }
}
