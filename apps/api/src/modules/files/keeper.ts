import { randomBytes, randomUUID } from 'node:crypto';
import { fileMessages, MOST_BYTES_OF_A_PERSON, MOST_FILE_BYTES } from '@longleaf/contract/files';
import type { FileAnswer } from '@longleaf/http/file-answer';
import type { Scope } from '@longleaf/http/policy';
import { notFound, ProblemError } from '@longleaf/http/problem';
import type { Clock } from '@longleaf/platform/clock';
import type { Executor, Transaction } from '@longleaf/platform/executor';
import { scan, ScannerError } from '@longleaf/platform/files/scan';
import { type FileStore, openFileStore } from '@longleaf/platform/files/store';
import { addJob } from '@longleaf/platform/jobs/queue';
import { sealBytes, unsealBytes } from '@longleaf/platform/sealing';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';
import type { Settings } from '@longleaf/platform/settings';
import { honestName } from './honest-name.ts';
import { bytesOf, fileRepository, type FileRow } from './repository.ts';

/** The task that takes the bytes of one file out of the store. */
export const REMOVE_BYTES = 'remove-file-bytes';

export type FileParts = {
  settings: Pick<Settings, 'FILES_URL' | 'CLAMAV_URL' | 'DATA_DIR'>;
  dataSecret: Secret;
  clock: Clock;
  /** The one of the settings unless stated. */
  store?: FileStore;
};

/** A file that comes: what it is called, what it is, and its bytes; its id is a new UUID unless stated. */
export type NewFile = { id?: string; name: string; contentType: string; bytes: Buffer };

export type KeptFile = { id: string; name: string; contentType: string; size: number; madeAt: Date };

/** A file whose bytes are put away and that has no owner yet. */
export type TakenFile = { kept: KeptFile; sealedKey: Buffer };

/** The keys that seal the keys of files. */
export function fileKeys(secret: Secret) {
  return deriveKeys(secret, 'longleaf portal', 'files');
}

/**
 * Keeps, opens and removes files for other modules. Each is held in memory as a whole, so it has `MOST_FILE_BYTES` at
 * most.
 */
export function fileKeeper({ settings, dataSecret, clock, store = openFileStore(settings) }: FileParts) {
  const keys = fileKeys(dataSecret);
  const contentOf = async (id: string, row: FileRow | undefined): Promise<FileAnswer & { bytes: Buffer }> => {
    const sealed = row && (await away(() => store.read(id)));
    if (!row || !sealed) throw notFound(fileMessages.notThere);
    const key = unsealBytes(keys, id, row.sealedKey);
    return { bytes: unsealBytes(key, id, sealed), type: row.contentType, name: row.name };
  };
  return {
    /**
     * Has a file looked at and puts its bytes away; its type is what the caller found in the bytes. It belongs to nobody
     * before `keep`, and is swept away if that never happens. Its name gets the ending of that type. To be done before a
     * transaction: it takes its time.
     * @throws ProblemError 400 when the scanner finds something, 413 above `MOST_FILE_BYTES`, both naming `field`; 503
     * when the scanner or the store is away.
     */
    take: async (
      { id = randomUUID(), name, contentType, bytes }: NewFile,
      field = 'file',
    ): Promise<TakenFile> => {
      if (bytes.length > MOST_FILE_BYTES) throw refused(413, field, fileMessages.tooLarge);
      if (settings.CLAMAV_URL !== undefined) await refuseInfected(settings.CLAMAV_URL, bytes, field);
      const key = randomBytes(32);
      await away(() => store.put(id, sealBytes(key, id, bytes)));
      const kept = {
        id,
        name: honestName(name, contentType),
        contentType,
        size: bytes.length,
        madeAt: clock(),
      };
      return { kept, sealedKey: sealBytes(keys, id, key) };
    },

    /**
     * Makes a taken file its owner's, with the transaction. One that is held the owner has, but cannot read. One that is
     * ours was written here, and always has room.
     * @throws ProblemError 400, naming `field`, when the owner's files would be more than 200 MB.
     */
    keep: async (
      tx: Transaction,
      scope: Scope<'file', 'change'>,
      { kept, sealedKey }: TakenFile,
      { isHeld = false, isOurs = false, field = 'file' } = {},
    ): Promise<KeptFile> => {
      const rows = fileRepository(tx);
      if (!isOurs && (await bytesOf(tx, scope)) + kept.size > MOST_BYTES_OF_A_PERSON)
        throw refused(400, field, fileMessages.noRoom);
      await rows.insert(scope, { ...kept, sealedKey, isHeld });
      return kept;
    },

    /** A file, to be sent as an attachment. @throws ProblemError 404 when there is none of this owner. */
    open: async (
      executor: Executor,
      scope: Scope<'file'>,
      id: string,
    ): Promise<FileAnswer & { bytes: Buffer }> =>
      contentOf(id, await fileRepository(executor).find(scope, id)),

    /** The same for those whom a file is meant for that its owner may not read. @throws ProblemError 404 */
    openHeld: async (
      executor: Executor,
      scope: Scope<'file'>,
      id: string,
    ): Promise<FileAnswer & { bytes: Buffer }> =>
      contentOf(id, await fileRepository(executor).findHeld(scope, id)),

    /** Removes a file with the transaction, for good; its bytes go right after. @returns false when there was none. */
    remove: async (
      tx: Transaction,
      scope: Scope<'file', 'change' | 'delete'>,
      id: string,
    ): Promise<boolean> => {
      const isRemoved = await fileRepository(tx).remove(scope, id);
      if (isRemoved) await addJob(tx, REMOVE_BYTES, { id });
      return isRemoved;
    },
  };
}

export type FileKeeper = ReturnType<typeof fileKeeper>;

/** Takes the bytes of all files of somebody who is being deleted out of the store, right after the transaction. */
export async function removeFilesOf(tx: Transaction, scope: Scope<'person', 'delete'>): Promise<void> {
  for (const id of await fileRepository(tx).idsOf(scope)) await addJob(tx, REMOVE_BYTES, { id });
}

async function refuseInfected(scanner: string, bytes: Buffer, field: string): Promise<void> {
  const scanned = await scan(scanner, bytes).catch((cause: unknown) => {
    if (cause instanceof ScannerError) throw notNow(cause);
    throw cause;
  });
  if (!scanned.isClean) throw refused(400, field, fileMessages.infected);
}

function refused(status: 400 | 413, field: string, words: string): ProblemError {
  return new ProblemError(status, words, { modelState: { [field]: [words] } });
}

/** What the store throws is no fault of ours that a caller could not try again. */
async function away<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    throw notNow(cause);
  }
}

function notNow(cause: unknown): ProblemError {
  return new ProblemError(503, fileMessages.notNow, { headers: { 'retry-after': '30' }, cause });
}
