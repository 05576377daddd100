import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepHost, type Host } from './host.ts';
import { watchFolders } from './watch-folders.ts';

// A program as small as one can be: it says what its part holds, is ready, and ends with who started it.
const PROGRAM = `
import { word } from './parts/part.ts';
process.on('disconnect', () => process.exit());
process.send({ say: 'holds ' + word });
process.send({ ready: 'here' });
process.send({ say: 'process ' + process.pid });
setInterval(() => {}, 60_000);
`;

let folder = '';
let said: string[] = [];
let host: Host;
let endWatch = () => {};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'longleaf-host-'));
  mkdirSync(join(folder, 'parts'));
  writeFileSync(join(folder, 'server.ts'), PROGRAM);
  saveInPlace('first');
  said = [];
  host = keepHost({ name: 'Small', file: join(folder, 'server.ts'), port: 'PORT' }, {}, (message) =>
    said.push(message),
  );
  endWatch = watchFolders([folder], () => host.restart());
  await host.start();
});

afterEach(async () => {
  endWatch();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

const part = () => join(folder, 'parts/part.ts');
const text = (word: string) => `export const word = ${JSON.stringify(word)};`;
const saveInPlace = (word: string) => writeFileSync(part(), text(word));

function saveByReplacing(content: string): void {
  writeFileSync(`${part()}.tmp`, content);
  renameSync(`${part()}.tmp`, part());
}

it('starts again from a file that was replaced, each time, and from one written in place after that', async () => {
  for (const word of ['second', 'third', 'fourth']) {
    saveByReplacing(text(word));
    await expect.poll(() => said).toContain(`holds ${word}`);
  }
  saveInPlace('fifth');
  await expect.poll(() => said).toContain('holds fifth');
  expect(said.join()).not.toContain('ended by itself');
});

it('follows a folder that was made, and one that was removed and made again', async () => {
  const program = (name: string) => `export { word } from '../${name}/more.ts';`;
  for (const word of ['of a new folder', 'of the folder made again']) {
    rmSync(join(folder, 'more'), { recursive: true, force: true });
    mkdirSync(join(folder, 'more'));
    writeFileSync(join(folder, 'more/more.ts'), text(word));
    saveByReplacing(program('more'));
    await expect.poll(() => said).toContain(`holds ${word}`);
    writeFileSync(join(folder, 'more/more.ts'), text(`${word}, changed`));
    await expect.poll(() => said).toContain(`holds ${word}, changed`);
  }
});

it('waits for the next change after one that does not start', async () => {
  saveByReplacing('export const word = ;');
  await expect.poll(() => said).toContain('Small did not start (exit 1). The next change is waited for.');
  saveByReplacing(text('mended'));
  await expect.poll(() => said).toContain('holds mended');
});

it('starts a program that was killed again, five times', async () => {
  for (let kill = 1; kill <= 6; kill++) {
    await expect.poll(() => said.filter((message) => message.startsWith('process ')).length).toBe(kill);
    process.kill(
      Number(said.findLast((message) => message.startsWith('process '))?.split(' ')[1]),
      'SIGKILL',
    );
  }
  await expect.poll(() => said).toContain('Small ended 5 times; it is not started again.');
  expect(said.filter((message) => message === 'Starting Small again')).toHaveLength(5);
  saveByReplacing(text('saved'));
  await expect.poll(() => said).toContain('holds saved');
});
