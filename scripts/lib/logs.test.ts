import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { APPS } from './apps.ts';
import { openLogs } from './logs.ts';

it('keeps what each program writes in a file of its own, and what the start says in another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const logs = await openLogs(folder);
  for (const app of APPS) logs.lineOf(app)(JSON.stringify({ level: 30, msg: `a line of ${app.name}` }));
  logs.say('Starting');
  await logs.close();
  const kept = new Map(
    await Promise.all(
      (await readdir(folder)).map(
        async (file) => [file.split('.')[0], await readFile(join(folder, file), 'utf8')] as const,
      ),
    ),
  );
  expect(new Set(kept.keys())).toEqual(new Set(['start', ...APPS.map(({ log }) => log)]));
  for (const app of APPS) {
    const lines = (kept.get(app.log) ?? '').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([`a line of ${app.name}`]);
  }
  expect(kept.get('start')).toContain('Starting');
  expect(told).toHaveBeenCalledWith(expect.stringContaining('Starting'));
});
