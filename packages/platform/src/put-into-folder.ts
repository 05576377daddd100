import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Puts a file into a folder, which is made. It appears whole or not at all. */
export async function putIntoFolder(
  folder: string,
  name: string,
  content: () => NodeJS.ReadableStream,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${name}.${randomUUID()}.part`);
  try {
    await pipeline(content(), createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
