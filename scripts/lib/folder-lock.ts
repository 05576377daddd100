import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes sure that one Longleaf at a time uses a data folder. A lock left by a process that is gone is taken over.
 * @throws Error that names the folder and the process that has it.
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new Error(`DATA_DIR: the folder ${folder} cannot be made or written.`, { cause });
  }
  const file = join(folder, 'lock');
  for (let tries = 0; tries < 3; tries++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new Error(`DATA_DIR: the folder ${folder} cannot be written.`, { cause: error });
      }
      const owner = Number(readFileSync(file, 'utf8'));
      if (isAlive(owner)) {
        throw new Error(
          `DATA_DIR: the folder ${folder} is in use by process ${owner}. Stop it first, or set DATA_DIR to another folder.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`DATA_DIR: the folder ${folder} is being taken by another process.`);
}

function isAlive(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return isLongleaf(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// After a restart of the machine the number may belong to another program.
function isLongleaf(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('scripts/');
  } catch {
    return true;
  }
}
