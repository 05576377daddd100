import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Whoever takes a lock may forget what lets go of it; a lock that nothing refers to would end when memory is tidied. */
const held = new Set<DatabaseSync>();

/**
 * Makes sure that one Longleaf at a time uses a data folder. The lock is the operating system's, taken through SQLite:
 * it ends with the process that has it, however that ends, and two that ask at once never both get it.
 * @throws Error that names the folder and, where it is known, the process that has it.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  } catch (cause) {
    throw new Error(`DATA_DIR: the folder ${folder} cannot be made or written.`, { cause });
  }
  const owner = join(folder, 'lock');
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    writeFileSync(owner, String(process.pid));
  } catch (cause) {
    lock.close();
    if (!String(cause).includes('locked')) {
      throw new Error(`DATA_DIR: the folder ${folder} cannot be written.`, { cause });
    }
    throw new Error(
      `DATA_DIR: the folder ${folder} is in use by ${ownerIn(owner)}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

// For the message alone: whoever has the lock may not have written its number yet.
function ownerIn(file: string): string {
  const number = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return number > 0 ? `process ${number}` : 'another start of Longleaf';
}
