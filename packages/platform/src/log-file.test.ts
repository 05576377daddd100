import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLogFile, type LogFile } from './log-file.ts';

let folder: string;
const troubles: Error[] = [];
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'longleaf-logs-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (size?: string): Promise<LogFile> =>
  openLogFile({
    folder: join(folder, 'logs'),
    name: 'api',
    onTrouble: (error) => troubles.push(error),
    ...(size !== undefined && { size }),
  });

async function lines(): Promise<string[]> {
  const files = await readdir(join(folder, 'logs'));
  const texts = await Promise.all(
    files.toSorted().map((file) => readFile(join(folder, 'logs', file), 'utf8')),
  );
  return texts.join('').split('\n').slice(0, -1);
}

it('keeps lines in a file of the day, goes on in it later, and makes JSON of words', async () => {
  const log = await open();
  log.write('{"level":30,"msg":"a line"}');
  log.write('Error: a fault');
  await log.close();
  const again = await open();
  again.write('{"level":30,"msg":"another"}');
  await again.close();
  expect((await lines()).map((line) => JSON.parse(line) as { msg: string })).toMatchObject([
    { msg: 'a line' },
    { app: 'api', msg: 'Error: a fault' },
    { msg: 'another' },
  ]);
  expect(await readdir(join(folder, 'logs'))).toEqual([
    expect.stringMatching(/^api\.\d{4}-\d\d-\d\d\.1\.log$/),
  ]);
});

it('starts a new file when one is full, and keeps the last fourteen', async () => {
  for (let i = 0; i < 20; i++) {
    const log = await open('1k');
    log.write(JSON.stringify({ i, text: 'x'.repeat(1100) }));
    await log.close();
    const next = await open('1k');
    next.write(JSON.stringify({ i, text: 'x'.repeat(1100) }));
    await next.close();
  }
  await expect.poll(async () => (await readdir(join(folder, 'logs'))).length).toBeLessThanOrEqual(14);
  expect((await lines()).at(-1)).toContain('"i":19');
});

// A disk that is always full, where the system has one.
it.skipIf(!existsSync('/dev/full'))('says that a disk is full, and goes on', async () => {
  await (await open()).close();
  const [file = ''] = await readdir(join(folder, 'logs'));
  await rm(join(folder, 'logs', file));
  await symlink('/dev/full', join(folder, 'logs', file));
  const log = await open();
  log.write('a line');
  await expect.poll(() => troubles.map((error) => error.message).join()).toContain('ENOSPC');
  log.write('another line');
  await log.close();
});
