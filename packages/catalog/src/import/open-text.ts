import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { ImportRefused } from './refused.ts';

/**
 * Opens a text file as a stream. Official files are UTF-8 or, until some years ago, Latin-1: a file that is no valid
 * UTF-8 is read as Latin-1.
 * @throws ImportRefused when the file cannot be opened.
 */
export async function openText(file: string): Promise<Readable> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const part of createReadStream(file)) decoder.decode(part as Buffer, { stream: true });
    decoder.decode();
    return createReadStream(file);
  } catch (error) {
    if (error instanceof TypeError) return createReadStream(file, 'latin1');
    throw new ImportRefused(`The file cannot be opened: ${(error as Error).message}`);
  }
}
