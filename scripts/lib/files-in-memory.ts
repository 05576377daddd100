import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that Linux keeps in memory. */
const IN_MEMORY = '/dev/shm';
const NAME = 'longleaf-test-';
/** What a whole run keeps at its fullest is a quarter of this. */
const ROOM_NEEDED = 6 * 2 ** 30;

/**
 * Makes a folder in memory for what a run of the tests writes and nobody reads afterwards. Databases and browsers make
 * thousands of files that live for seconds: on a disk they are a tenth of all work. What runs that were killed have left
 * there is removed.
 * @returns null where the machine has no such folder, or too little memory to spare.
 */
export function folderInMemory(place = IN_MEMORY, spare = process.availableMemory()): string | null {
  if (!isRoomy(place, spare)) return null;
  for (const name of readdirSync(place)) {
    if (name.startsWith(NAME) && !isRunning(Number(name.slice(NAME.length)))) {
      rmSync(join(place, name), { recursive: true, force: true });
    }
  }
  const folder = join(place, `${NAME}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // The database runs as another account.
  chmodSync(folder, 0o755);
  return folder;
}

function isRoomy(place: string, spare: number): boolean {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return Math.min(spare, bavail * bsize) >= ROOM_NEEDED;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
