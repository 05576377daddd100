import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderInMemory } from './files-in-memory.ts';

const GIGABYTES = 2 ** 30;

async function somePlace(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'longleaf-in-memory-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  return place;
}

it('makes a folder of this run that the account of the database may enter', async () => {
  const place = await somePlace();
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  const folder = folderInMemory(place, 100 * GIGABYTES);
  expect(folder).toBe(join(place, `longleaf-test-${process.pid}`));
  expect(statSync(folder ?? '').mode & 0o777).toBe(0o755);
  expect(readdirSync(folder ?? '')).toEqual([]);
});

it('removes what killed runs have left, and nothing else', async () => {
  const place = await somePlace();
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const [left, running, others] = [
    `longleaf-test-${ended}`,
    `longleaf-test-${process.ppid}`,
    'longer-than-theirs',
  ];
  for (const name of [left, running, others]) await mkdir(join(place, name, 'postgres'), { recursive: true });
  folderInMemory(place, 100 * GIGABYTES);
  expect([left, running, others].map((name) => existsSync(join(place, name)))).toEqual([false, true, true]);
});

it('makes none where memory is short, the machine has no such folder, or runs no program from there', async () => {
  const place = await somePlace();
  expect(folderInMemory(place, 3 * GIGABYTES)).toBeNull();
  expect(folderInMemory(join(place, 'none'), 100 * GIGABYTES)).toBeNull();
  expect(folderInMemory(place, 100 * GIGABYTES, () => false)).toBeNull();
  expect(readdirSync(place)).toEqual([]);
});
