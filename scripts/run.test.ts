import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

// A command that goes on, as `npm start` does. It says who it is, and how it ended.
const COMMAND = `
import { writeFileSync } from 'node:fs';
import { comes, endOfStart } from ${JSON.stringify(join(import.meta.dirname, 'lib/end-of-start.ts'))};
const end = endOfStart();
writeFileSync('pids', process.ppid + ' ' + process.pid);
const alive = setInterval(() => {}, 1000);
await comes(end);
writeFileSync('ended', 'in order');
process.exit(0);
`;

let root = '';
let npm: ChildProcess | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'longleaf-run-'));
  mkdirSync(join(root, 'scripts'));
  mkdirSync(join(root, 'node_modules'));
  copyFileSync(join(import.meta.dirname, 'run.mjs'), join(root, 'scripts/run.mjs'));
  writeFileSync(join(root, 'scripts/start.ts'), COMMAND);
  writeFileSync(
    join(root, 'package.json'),
    '{"type":"module","scripts":{"start":"node scripts/run.mjs start"}}',
  );
  writeFileSync(join(root, 'package-lock.json'), '{}');
  const installed = createHash('sha256').update('{}').digest('hex');
  writeFileSync(join(root, 'node_modules/.longleaf-installed'), installed);
});
afterEach(() => {
  npm?.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

const textOf = (file: string): string => {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
};

/** `npm start`; gives the numbers of npm, of `run.mjs` and of the command. */
async function start(): Promise<{ npm: ChildProcess; runner: number; command: number }> {
  npm = spawn('npm', ['start'], { cwd: root, stdio: 'ignore' });
  await expect.poll(() => textOf('pids')).toMatch(/^\d+ \d+$/);
  const [runner = 0, command = 0] = textOf('pids').split(' ').map(Number);
  return { npm, runner, command };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that has ended and that nobody asked about is not running.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

it('ends all in order when npm is asked to end', async () => {
  const { npm: started, runner, command } = await start();
  const ended = once(started, 'exit');
  started.kill('SIGTERM');
  await ended;
  await expect.poll(() => textOf('ended')).toBe('in order');
  await expect.poll(() => [runner, command].some(isRunning)).toBe(false);
});

it('ends the command in order when the program that runs it is gone', async () => {
  const { runner, command } = await start();
  process.kill(runner, 'SIGKILL');
  await expect.poll(() => textOf('ended')).toBe('in order');
  await expect.poll(() => isRunning(command)).toBe(false);
});

// An install that takes its time, and says when it begins and ends.
const INSTALL = `
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
appendFileSync('installs', 'begins ');
rmSync('node_modules', { recursive: true });
await new Promise((resolve) => setTimeout(resolve, 700));
mkdirSync('node_modules');
appendFileSync('installs', 'ends ');
`;

/** Starts on a clone where something else is installed than the lockfile names; they end by themselves. */
function startsOnce(count: number): Promise<unknown> {
  writeFileSync(join(root, 'package-lock.json'), '{"changed":true}');
  writeFileSync(join(root, 'install.mjs'), INSTALL);
  writeFileSync(
    join(root, 'scripts/start.ts'),
    `import { appendFileSync } from 'node:fs'; appendFileSync('started', 'x');`,
  );
  const env = { ...process.env, npm_execpath: join(root, 'install.mjs') };
  const starts = Array.from({ length: count }, () =>
    spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'start'], { cwd: root, stdio: 'ignore', env }),
  );
  return Promise.all(starts.map((start) => once(start, 'exit')));
}

it('installs once for three starts at once', async () => {
  await startsOnce(3);
  expect([textOf('installs'), textOf('started')]).toEqual(['begins ends ', 'xxx']);
  expect(existsSync(join(root, '.installing'))).toBe(false);
});

it('installs although a start before it ended in the middle', async () => {
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(ended, 'exit');
  writeFileSync(join(root, '.installing'), String(ended.pid));
  await startsOnce(2);
  expect([textOf('installs'), textOf('started')]).toEqual(['begins ends ', 'xx']);
});

/** What npm writes when it has installed: here all but a package of other machines, or without what is for development. */
function installedByNpm(packages: Record<string, unknown>): void {
  const wanted = {
    '': {},
    'packages/rules': {},
    'node_modules/served': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/built-with': { version: '2.0.0', integrity: 'sha512-b', dev: true },
    'node_modules/elsewhere': { version: '3.0.0', integrity: 'sha512-c', optional: true },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

/** Runs a command to its end, with an install that would be seen. */
async function run(command: string): Promise<string> {
  writeFileSync(join(root, 'install.mjs'), INSTALL);
  writeFileSync(join(root, `scripts/${command}.ts`), '');
  const env = { ...process.env, npm_execpath: join(root, 'install.mjs') };
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), command], { stdio: 'ignore', env });
  expect((await once(child, 'exit'))[0]).toBe(0);
  return textOf('installs');
}

const SERVED = { 'node_modules/served': { version: '1.0.0', integrity: 'sha512-a' } };
const BUILT_WITH = { 'node_modules/built-with': { version: '2.0.0', integrity: 'sha512-b' } };
const OLD = { 'node_modules/built-with': { version: '1.9.0', integrity: 'sha512-o' } };

it('installs nothing where npm ci has', async () => {
  installedByNpm({ ...SERVED, ...BUILT_WITH });
  expect(await run('build')).toBe('');
  expect(await run('build')).toBe('');
});

it.each([
  ['a package is missing', SERVED],
  ['a package is of another version', { ...SERVED, ...OLD }],
])('installs where %s', async (_, packages) => {
  installedByNpm(packages);
  expect(await run('build')).toBe('begins ends ');
});

it.each(['import', 'doctor'])('%s runs in a production install and adds nothing to it', async (command) => {
  installedByNpm(SERVED);
  expect(await run(command)).toBe('');
});

it('import installs where what is there is of another version', async () => {
  installedByNpm({ ...SERVED, ...OLD });
  expect(await run('import')).toBe('begins ends ');
});
