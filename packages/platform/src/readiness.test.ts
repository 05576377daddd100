import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { hasRoom } from './readiness.ts';

it('has no room on a disk with less than 64 MB left', async () => {
  expect(await hasRoom(tmpdir(), async () => 63 * 1024 * 1024)).toBe(false);
  expect(await hasRoom(tmpdir(), async () => 65 * 1024 * 1024)).toBe(true);
});

it('asks the disk itself', async () => {
  expect(await hasRoom(tmpdir())).toBe(true);
});
