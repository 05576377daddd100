import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
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
  if (!existsSync(file)) await makeOnce(file, randomBytes(48).toString('base64url'));
  return (await readFile(file, 'utf8')).trim();
}

/** Writes a file that appears whole or not at all; the first of several writers wins. */
async function makeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
}

/** A key of 32 bytes for one purpose; keys of different purposes tell nothing about each other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'longleaf identity', purpose, 32));
}
