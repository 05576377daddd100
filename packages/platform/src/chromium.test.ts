import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findChromium } from './chromium.ts';

// One test for both: to unpack is most of what they take.
it('takes an empty CHROMIUM_PATH as one that is not set, and unpacks anew where only a part is left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-chromium-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'chromium', 'fonts'), { recursive: true });
  await writeFile(join(folder, 'chromium', 'fonts', 'left.ttf'), '');
  vi.stubEnv('CHROMIUM_PATH', '');
  const { executablePath } = await findChromium(folder);
  expect(existsSync(executablePath)).toBe(true);
  expect(await readdir(folder)).toEqual(['chromium']);
});

it('takes the browser that CHROMIUM_PATH names', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/browser');
  expect((await findChromium('/nowhere')).executablePath).toBe('/opt/browser');
});
