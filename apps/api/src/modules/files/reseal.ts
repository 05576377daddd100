import type { Database } from '@longleaf/platform/database';
import {
  isSealedWith,
  SealError,
  sealBytes,
  type SealingKeys,
  unsealBytes,
} from '@longleaf/platform/sealing';
import type { Secret } from '@longleaf/platform/secret';
import { fileKeys } from './keeper.ts';
import { nextKeys, replaceKey } from './repository.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 500;

/** Seals the keys of files with the secret that seals now; their bytes stay as they are. Run again it finds nothing to do. */
export async function resealFiles(
  database: Database,
  secret: Secret,
): Promise<{ keys: number; unreadable: number }> {
  const keys = fileKeys(secret);
  const total = { keys: 0, unreadable: 0 };
  let last = FIRST;
  for (;;) {
    const next = await nextKeys(database, last, AT_ONCE);
    for (const { id, sealedKey } of next) {
      last = id;
      if (isSealedWith(keys, sealedKey)) continue;
      const key = opened(keys, id, sealedKey);
      if (key === undefined) total.unreadable += 1;
      else if (await replaceKey(database, id, sealedKey, sealBytes(keys, id, key))) total.keys += 1;
    }
    if (next.length < AT_ONCE) return total;
  }
}

function opened(keys: SealingKeys, id: string, sealedKey: Buffer): Buffer | undefined {
  try {
    return unsealBytes(keys, id, sealedKey);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    return undefined;
  }
}
