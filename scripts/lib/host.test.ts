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
let lines: string[] = [];
/** How long it waited before each start. Nothing waits here. */
let waits: number[] = [];
let givenUp: Error | undefined;
let time = 0;
let host: Host;
let endWatch = () => {};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'longleaf-host-'));
  mkdirSync(join(folder, 'parts'));
  writeFileSync(join(folder, 'server.ts'), PROGRAM);
  saveInPlace('first');
  said = [];
  lines = [];
  waits = [];
  givenUp = undefined;
  time = 0;
  host = keepHost(
    { name: 'Small', file: join(folder, 'server.ts'), port: 'PORT', log: 'small' },
    {
      env: {},
      say: (message) => said.push(message),
      onLine: (line) => lines.push(line),
      onGivenUp: (error) => (givenUp = error),
      now: () => time,
      pause: async (milliseconds) => void waits.push(milliseconds),
    },
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

/** Waits until the program runs that has `ran` before it, and kills it, `later` milliseconds of its clock after that. */
async function kill(ran: number, later = 0): Promise<void> {
  await expect.poll(() => said.filter((message) => message.startsWith('process ')).length).toBe(ran + 1);
  time += later;
  process.kill(Number(said.findLast((message) => message.startsWith('process '))?.split(' ')[1]), 'SIGKILL');
}

const WAITS = [0, 1000, 2000, 4000, 8000, 16_000, 30_000];

it('starts a program that was killed again, after a wait that grows, and says when it does so no more', async () => {
  for (let ran = 0; ran <= WAITS.length; ran++) await kill(ran);
  await expect.poll(() => givenUp?.message).toBe('Small ended again and again; it is not started any more.');
  expect(waits).toEqual(WAITS);
  saveByReplacing(text('saved'));
  await expect.poll(() => said).toContain('holds saved');
});

it('forgets how often a program ended once it has run for a minute', async () => {
  for (const [ran, later] of [0, 0, 59_999, 60_000, 0].entries()) await kill(ran, later);
  await expect.poll(() => waits).toEqual([0, 1000, 2000, 0, 1000]);
});

it('counts one that does not start as one that ended', async () => {
  saveInPlace('unused');
  endWatch();
  writeFileSync(join(folder, 'server.ts'), 'process.exit(3);');
  await kill(0);
  await expect.poll(() => givenUp).toBeDefined();
  expect(waits).toEqual(WAITS);
});

it('hands on what the program writes, and what ends it', async () => {
  endWatch();
  writeFileSync(join(folder, 'server.ts'), `console.log('a line'); throw new Error('a fault');`);
  await kill(0);
  await expect.poll(() => lines.join('\n')).toMatch(/a line[^]*Error: a fault/);
});
