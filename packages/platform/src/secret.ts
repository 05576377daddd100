import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyRing } from './sealing.ts';
import type { Settings } from './settings.ts';

type SecretSettings = Pick<Settings, 'DATA_DIR' | 'NODE_ENV'>;

/** A secret outside the database: the setting that holds it and the file that keeps it on one machine. */
type SecretName = 'IDENTITY_SECRET' | 'DATA_SECRET' | 'ACCOUNT_SERVICE_SECRET';

const FILES: Record<SecretName, string> = {
  IDENTITY_SECRET: 'identity-secret',
  DATA_SECRET: 'data-secret',
  ACCOUNT_SERVICE_SECRET: 'account-service-secret',
};

/**
 * A secret of this installation: the setting, or outside production one that is made once and kept in DATA_DIR,
 * readable by its owner alone.
 * @throws Error that names the setting when it is missing in production.
 */
export async function readSecret(
  name: SecretName,
  settings: SecretSettings & Partial<Pick<Settings, SecretName>>,
): Promise<string> {
  const given = settings[name];
  if (given !== undefined) return given;
  if (settings.NODE_ENV === 'production') throw new Error(`${name}: needed when NODE_ENV is production`);
  const file = join(settings.DATA_DIR, FILES[name]);
  await mkdir(settings.DATA_DIR, { recursive: true });
  if (!existsSync(file)) await makeOnce(file, randomBytes(48).toString('base64url'));
  return (await readFile(file, 'utf8')).trim();
}

/** A secret, and the one before it while what that one sealed has not been sealed anew. */
export type Secret = string | { readonly current: string; readonly before: string | undefined };

/** The secret of what the portal keeps: DATA_SECRET, with DATA_SECRET_BEFORE while it is being changed. */
export async function readDataSecret(
  settings: SecretSettings & Partial<Pick<Settings, 'DATA_SECRET' | 'DATA_SECRET_BEFORE'>>,
): Promise<Secret> {
  return { current: await readSecret('DATA_SECRET', settings), before: settings.DATA_SECRET_BEFORE };
}

/** The keys for one purpose, as `deriveKey` makes each. */
export function deriveKeys(secret: Secret, owner: string, purpose: string): KeyRing {
  const { current, before } = typeof secret === 'string' ? { current: secret, before: undefined } : secret;
  return {
    current: deriveKey(current, owner, purpose),
    before: before === undefined ? undefined : deriveKey(before, owner, purpose),
  };
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

/**
 * A key of 32 bytes for one purpose; keys of different purposes or owners tell nothing about each other.
 * @param owner whose data the key protects, such as `longleaf identity`.
 */
export function deriveKey(secret: string, owner: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, owner, purpose, 32));
}
