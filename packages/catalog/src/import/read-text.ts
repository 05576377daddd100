import { openText } from './open-text.ts';

/**
 * Reads a text file whole: UTF-8, or Latin-1 where it is no valid UTF-8. A byte order mark is left out.
 * @throws ImportRefused when the file cannot be opened, or is no text: it is named for what it is.
 */
export async function readText(file: string): Promise<string> {
  const parts: string[] = [];
  for await (const part of (await openText(file)) as AsyncIterable<string>) parts.push(part);
  return parts.join('').replace(/^\uFEFF/, '');
}
