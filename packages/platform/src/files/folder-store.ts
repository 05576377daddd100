import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, StoredFile } from './store.ts';

const ID = /^[0-9a-f-]{36}$/;
const DRAFT = /^[0-9a-f-]{36}\.[0-9a-f-]{36}$/;
const AT_ONCE = 500;

/** Keeps files in a folder, readable by its owner alone; a file appears whole or not at all, even when the power fails. */
export function folderStore(folder: string): FileStore {
  const pathOf = (id: string) => {
    if (!ID.test(id)) throw new Error('Files: this is no id of a file');
    return join(folder, id);
  };
  return {
    put: async (id, bytes) => {
      const path = pathOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}`;
      try {
        await writeThrough(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: (id) => readFile(pathOf(id)).catch(absent),
    remove: (id) => rm(pathOf(id), { force: true }),
    list: async function* () {
      const names = await readdir(folder).catch(absent);
      for (let from = 0; from < (names?.length ?? 0); from += AT_ONCE) {
        const part = (names ?? []).slice(from, from + AT_ONCE);
        yield (await Promise.all(part.map((name) => found(folder, name)))).filter((one) => one !== undefined);
      }
    },
    removeDrafts: async (before) => {
      const names = (await readdir(folder).catch(absent)) ?? [];
      let removed = 0;
      for (const name of names.filter((one) => DRAFT.test(one))) {
        const path = join(folder, name);
        const about = await stat(path).catch(absent);
        if (!about || about.mtime >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function found(folder: string, name: string): Promise<StoredFile | undefined> {
  const about = await stat(join(folder, name)).catch(absent);
  return about && ID.test(name) ? { id: name, at: about.mtime } : undefined;
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
