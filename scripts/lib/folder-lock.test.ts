import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder = '';
let started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longleaf-lock-'));
  started = [];
});
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

const PROGRAM = `
import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
try {
  lockFolder(process.argv[2]);
  console.log('has it');
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(error.message);
}
`;

/** A process that wants the folder; `said` is what it said of it. */
function want(): { child: ChildProcess; said: Promise<string> } {
  const file = join(folder, 'want.mjs');
  writeFileSync(file, PROGRAM);
  const child = spawn(process.execPath, [file, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const said = once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line));
  return { child, said };
}

it('gives a folder to one of three processes that want it at once, also after one that was killed', async () => {
  const first = want();
  expect(await first.said).toBe('has it');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const said = await Promise.all([want(), want(), want()].map((one) => one.said));
  expect(said.filter((words) => words === 'has it')).toHaveLength(1);
  const refused = said.filter((words) => words !== 'has it');
  for (const words of refused) {
    expect(words).toMatch(/^DATA_DIR: the folder .* is in use by .*\. Stop it first, or set DATA_DIR/);
  }
});

it('names the process that has it', async () => {
  const first = want();
  await first.said;
  expect(() => lockFolder(folder)).toThrow(`in use by process ${first.child.pid}.`);
});

it('keeps a folder until the process ends, also when its memory is tidied', async () => {
  const program = `
import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
lockFolder(process.argv[2]);
for (let times = 0; times < 3; times++) {
  globalThis.gc();
  await new Promise((resolve) => setTimeout(resolve, 10));
}
console.log('tidied');
setInterval(() => {}, 60_000);
`;
  writeFileSync(join(folder, 'tidy.mjs'), program);
  const child = spawn(process.execPath, ['--expose-gc', join(folder, 'tidy.mjs'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  await once(createInterface({ input: child.stdout }), 'line');
  expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid}.`);
});

it('lets go of a folder', () => {
  const letGo = lockFolder(folder);
  letGo();
  expect(lockFolder(folder)).not.toThrow();
});

it('says when a folder cannot be written', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFolder(join(folder, 'file/below'))).toThrow('cannot be made or written');
});
