import { fork, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const ROOT = join(import.meta.dirname, '../..');

/** A program of its own: its name for people, its file from the root, the setting that holds its port, its log. */
export type App = { name: string; file: string; port: string; log: string; flags?: readonly string[] };

/**
 * What Node is told of memory where it holds all facts: reading them leaves five times as much behind as they take, and
 * Node keeps that on a machine with much memory. Two versions of the facts, while an import is taken over, have room.
 */
export const API_MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=640'] as const;

/** The four hosts and the program of each. */
export const APPS = [
  { name: 'Portal and API', file: 'apps/api/src/server.ts', port: 'PORT', log: 'api', flags: API_MEMORY },
  { name: 'Sign-in', file: 'apps/identity/src/server.ts', port: 'IDENTITY_PORT', log: 'identity' },
  { name: 'Content site', file: 'apps/content/src/server.ts', port: 'CONTENT_PORT', log: 'content' },
  { name: 'Stand-ins', file: 'apps/partners/src/server.ts', port: 'PARTNERS_PORT', log: 'partners' },
] as const satisfies App[];

type Hearing = {
  say?: (message: string) => void;
  /** Takes each line that the app writes; without it they are thrown away. */
  onLine?: (line: string) => void;
};

/** Starts one app as a process of its own; `ready` gives its address, or fails when it ends before it listens. */
export function spawnApp(
  app: App,
  env: Record<string, string | undefined>,
  hearing: Hearing = {},
): { child: ChildProcess; ready: Promise<string> } {
  const child = fork(resolve(ROOT, app.file), [], {
    cwd: ROOT,
    // What Node has read and compiled once it need not again: a fifth of the time that a start takes.
    env: { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'), ...process.env, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning', ...(app.flags ?? [])],
    // A group of its own: Ctrl-C reaches the supervisor, which stops the apps in order.
    detached: true,
    stdio: hearing.onLine ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (hearing.onLine) listen(child, hearing.onLine);
  const ready = new Promise<string>((done, fail) => {
    child.on('message', (message: { ready?: string; say?: string }) => {
      if (message.say !== undefined) hearing.say?.(message.say);
      if (message.ready !== undefined) done(message.ready);
    });
    child.once('exit', (code, signal) =>
      fail(new Error(`${app.name} did not start (${signal ?? `exit ${code}`}).`)),
    );
    child.once('error', fail);
  });
  return { child, ready };
}

/** Starts one app as a process of its own and waits until it listens. */
export async function startApp(
  app: App,
  env: Record<string, string | undefined>,
): Promise<{ child: ChildProcess; address: string }> {
  const { child, ready } = spawnApp(app, env);
  return { child, address: await ready };
}

/** Asks an app to finish what it has in hand and end; insists after so many milliseconds. */
export function stopApp(child: ChildProcess, patience = 30_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('exit', () => {
      clearTimeout(insist);
      done();
    });
    child.kill('SIGTERM');
  });
}

function listen(child: ChildProcess, onLine: (line: string) => void): void {
  const read = (stream: Readable | null, use: (line: string) => void) =>
    stream && createInterface({ input: stream, crlfDelay: Infinity }).on('line', use);
  read(child.stdout, onLine);
  // What an app writes there is for the person at the terminal as well: why it cannot start.
  read(child.stderr, (line) => {
    process.stderr.write(`${line}\n`);
    onLine(line);
  });
}
