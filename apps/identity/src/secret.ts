import { deriveKey as derive, readSecret } from '@longleaf/platform/secret';
import type { Settings } from '@longleaf/platform/settings';

/** The secret that seals what the provider keeps in the database: IDENTITY_SECRET, or one made once in DATA_DIR. */
export function identitySecret(
  settings: Pick<Settings, 'IDENTITY_SECRET' | 'DATA_DIR' | 'NODE_ENV'>,
): Promise<string> {
  return readSecret('IDENTITY_SECRET', settings);
}

/** A key of 32 bytes for one purpose; keys of different purposes tell nothing about each other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return derive(secret, 'longleaf identity', purpose);
}
