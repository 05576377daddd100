import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '@longleaf/platform/postgres/postmaster';

/** The folder that Linux keeps in memory. */
const IN_MEMORY = '/dev/shm';
const NAME = 'longleaf-test-';
/** A whole run keeps a sixth of this at its fullest. */
const ROOM_NEEDED = 6 * 2 ** 30;

/**
 * Makes a folder in memory for what a run of the tests writes and nobody reads afterwards. Databases and browsers make
 * thousands of files that live for seconds: on a disk they are a tenth of all work. What runs that were killed have left
 * there is removed.
 * @returns null where the machine has no such folder, too little memory to spare, or runs no program from there.
 */
export function folderInMemory(
  place = IN_MEMORY,
  spare = process.availableMemory(),
  runs = runsPrograms,
): string | null {
  if (!isRoomy(place, spare)) return null;
  for (const name of readdirSync(place)) {
    if (name.startsWith(NAME) && !isAlive(Number(name.slice(NAME.length)))) {
      rmSync(join(place, name), { recursive: true, force: true });
    }
  }
  const folder = join(place, `${NAME}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // The database runs as another account.
  chmodSync(folder, 0o755);
  if (runs(folder)) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

/** Some machines mount the folder so that what lies there cannot be run; tests make small programs. */
function runsPrograms(folder: string): boolean {
  const file = join(folder, 'program');
  writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(file);
  rmSync(file);
  return status === 0;
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
