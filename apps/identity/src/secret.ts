import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '@longleaf/platform/settings';

/**
 * The secret that seals the keys in the database: IDENTITY_SECRET, or outside production one that is made once
 * and kept in DATA_DIR, readable by its owner alone.
 */
export async function identitySecret(
  settings: Pick<Settings, 'IDENTITY_SECRET' | 'DATA_DIR' | 'NODE_ENV'>,
): Promise<string> {
  if (settings.IDENTITY_SECRET !== undefined) return settings.IDENTITY_SECRET;
  if (settings.NODE_ENV === 'production') {
    throw new Error('IDENTITY_SECRET: needed when NODE_ENV is production');
  }
  const file = join(settings.DATA_DIR, 'identity-secret');
  await mkdir(settings.DATA_DIR, { recursive: true });
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(file, 'utf8')).trim();
}

/** A key of 32 bytes for one purpose; keys of different purposes tell nothing about each other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'longleaf identity', purpose, 32));
}
