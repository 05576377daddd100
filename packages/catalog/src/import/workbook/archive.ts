import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { ImportRefused } from '../refused.ts';
import { workbookLimits } from './limits.ts';

/** The files inside a workbook, by name. */
export interface Archive {
  readonly has: (name: string) => boolean;
  /** Reads a file as text, piece by piece. @throws ImportRefused when it is larger than allowed. */
  readonly read: (name: string, mostBytes: number) => AsyncIterable<string>;
  readonly close: () => void;
}

/** Opens a workbook (a zip file). @throws ImportRefused when it is damaged, locked or has too many files. */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true });
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry);
      if (entries.size > workbookLimits.entries)
        throw new ImportRefused(`The workbook holds more than ${workbookLimits.entries} files.`);
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  return {
    has: (name) => entries.has(name),
    read: (name, mostBytes) => readEntry(zip, entries.get(name), name, mostBytes),
    close: () => zip.close(),
  };
}

async function* readEntry(
  zip: ZipFile,
  entry: Entry | undefined,
  name: string,
  mostBytes: number,
): AsyncGenerator<string> {
  if (!entry) throw new ImportRefused(`The workbook lacks ${name}.`);
  if (entry.isEncrypted()) throw new ImportRefused('The workbook is locked with a password.');
  const tooLarge = () => new ImportRefused(`${name} in the workbook is larger than ${mostBytes} bytes.`);
  if (entry.uncompressedSize > mostBytes) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw tooLarge();
    yield decoder.decode(part, { stream: true });
  }
  yield decoder.decode();
}
