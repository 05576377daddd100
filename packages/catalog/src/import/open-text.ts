import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { refuseBinary } from './binary-file.ts';
import { ImportRefused } from './refused.ts';

const newLine = 0x0a;

/**
 * Opens a text file as a stream of text. Official files are UTF-8 or, until some years ago, Latin-1: a file that is no
 * valid UTF-8 is read as Latin-1.
 * @throws ImportRefused when the file cannot be opened, or is no text: it is named for what it is.
 */
export async function openText(file: string): Promise<Readable> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let line = 1;
  try {
    await refuseBinary(file);
    for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
      line += linesBeforeNul(part, line);
      isUtf8 &&= decodes(decoder, part);
    }
    isUtf8 &&= decodes(decoder);
    return createReadStream(file, isUtf8 ? 'utf8' : 'latin1');
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(`The file cannot be opened: ${(error as Error).message}`);
  }
}

/** Counts the lines that end in a part of a file. @throws ImportRefused at a NUL byte, which no text has. */
function linesBeforeNul(part: Buffer, line: number): number {
  const nul = part.indexOf(0);
  let lines = 0;
  for (let at = part.indexOf(newLine); at !== -1; at = part.indexOf(newLine, at + 1)) {
    if (nul !== -1 && at > nul) break;
    lines++;
  }
  if (nul !== -1)
    throw new ImportRefused(
      `This is no text, or a damaged one: line ${line + lines} holds a NUL byte. Download the file again.`,
    );
  return lines;
}

function decodes(decoder: TextDecoder, part?: Buffer): boolean {
  try {
    decoder.decode(part, { stream: part !== undefined });
    return true;
  } catch {
    return false;
  }
}
