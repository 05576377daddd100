import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/**
 * Where the bytes of files lie, each under an id (a UUID) that is used once. It knows no owners and no names, and what it
 * is given is sealed already. Each act may be repeated.
 */
export type FileStore = {
  /** Keeps bytes; they are there, whole, when it is done. */
  put(id: string, bytes: Buffer): Promise<void>;
  /** The bytes; undefined when there are none. */
  read(id: string): Promise<Buffer | undefined>;
  /** Takes them away; nothing happens when there are none. */
  remove(id: string): Promise<void>;
  /** Everything that is there, in parts, with the moment when it was put there (real time). */
  list(): AsyncIterable<readonly StoredFile[]>;
  /** Takes away what was begun before that moment and never became a file: its writer was killed. Gives how many. */
  removeDrafts(before: Date): Promise<number>;
};

export type StoredFile = { id: string; at: Date };

/** Opens the store that FILES_URL names: a bucket of S3, else a folder below DATA_DIR. Nothing is connected yet. */
export function openFileStore({ FILES_URL, DATA_DIR }: Pick<Settings, 'FILES_URL' | 'DATA_DIR'>): FileStore {
  return FILES_URL === undefined ? folderStore(join(DATA_DIR, 'files')) : s3Store(FILES_URL);
}
