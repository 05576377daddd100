import type { Database } from '@longleaf/platform/database';
import { type FileStore, openFileStore } from '@longleaf/platform/files/store';
import type { Task } from '@longleaf/platform/jobs/runner';
import type { Settings } from '@longleaf/platform/settings';
import { REMOVE_BYTES } from './keeper.ts';
import { idsThere } from './repository.ts';

const SWEEP = 'sweep-files';
const EVERY_NIGHT = '40 7 * * *';
const ONE_HOUR = 3_600_000;

/**
 * Takes bytes away that have no row: of a file whose transaction was not committed, or whose row went another way, or whose
 * writer was killed. Those of the last hour stay, since their row may be on its way.
 * @returns how many were taken away.
 */
export async function sweepFiles(database: Database, store: FileStore): Promise<number> {
  // By the real time, as the store tells it.
  const before = Date.now() - ONE_HOUR;
  let swept = await store.removeDrafts(new Date(before));
  for await (const part of store.list()) {
    const old = part.filter(({ at }) => at.getTime() < before).map(({ id }) => id);
    if (old.length === 0) continue;
    const there = await idsThere(database, old);
    for (const id of old) {
      if (there.has(id)) continue;
      await store.remove(id);
      swept += 1;
    }
  }
  return swept;
}

/** What the job runner of the portal does for this module. */
export function fileJobs(
  database: Database,
  settings: Pick<Settings, 'FILES_URL' | 'DATA_DIR'>,
): { tasks: Record<string, Task>; regularly: Record<string, string> } {
  const store = openFileStore(settings);
  return {
    tasks: {
      [REMOVE_BYTES]: ({ id }) => store.remove(String(id)),
      [SWEEP]: async () => {
        await sweepFiles(database, store);
      },
    },
    regularly: { [SWEEP]: EVERY_NIGHT },
  };
}
