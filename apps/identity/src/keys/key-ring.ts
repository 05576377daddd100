import type { Database } from '@longleaf/platform/database';
import { keyVersion, readKeys, type KeySet } from './key-store.ts';

/** The keys that this copy works with, kept in step with the database. */
export type KeyRing = {
  /** The keys, at most `staleMs` behind the database. The same object as long as nothing changed. */
  current(): Promise<KeySet>;
  /** The keys as the database has them at this moment: for the published key set. */
  fresh(): Promise<KeySet>;
};

const STALE_MS = 5_000;

/** Opens the key ring and reads the keys once. @throws Error when they cannot be opened. */
export async function openKeyRing(database: Database, sealingKey: Buffer): Promise<KeyRing> {
  let keys = await readKeys(database, sealingKey);
  let checkedAt = performance.now();

  async function fresh(): Promise<KeySet> {
    const version = await keyVersion(database);
    if (version !== keys.version) keys = await readKeys(database, sealingKey);
    checkedAt = performance.now();
    return keys;
  }
  return {
    fresh,
    current: () => (performance.now() - checkedAt > STALE_MS ? fresh() : Promise.resolve(keys)),
  };
}
