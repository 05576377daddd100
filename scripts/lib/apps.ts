import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The four hosts and the program of each. */
export const APPS = [
  { name: 'Portal and API', file: 'apps/api/src/server.ts', port: 'PORT' },
  { name: 'Sign-in', file: 'apps/identity/src/server.ts', port: 'IDENTITY_PORT' },
  { name: 'Content site', file: 'apps/content/src/server.ts', port: 'CONTENT_PORT' },
  { name: 'Stand-ins', file: 'apps/partners/src/server.ts', port: 'PARTNERS_PORT' },
] as const;

export type App = (typeof APPS)[number];

/** Starts one app as a process of its own and waits until it listens. */
export function startApp(
  app: App,
  env: Record<string, string | undefined>,
  options: { watch?: boolean; say?: (message: string) => void } = {},
): Promise<{ child: ChildProcess; address: string }> {
  return new Promise((done, fail) => {
    const child = fork(join(ROOT, app.file), [], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      execArgv: ['--disable-warning=ExperimentalWarning', ...(options.watch ? ['--watch'] : [])],
      // A group of its own: Ctrl-C reaches the supervisor, which stops the apps in order.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (message: { ready?: string; say?: string }) => {
      if (message.say !== undefined) options.say?.(message.say);
      if (message.ready !== undefined) done({ child, address: message.ready });
    });
    child.once('exit', (code) => fail(new Error(`${app.name} did not start (exit ${code}).`)));
    child.once('error', fail);
  });
}

/** Asks an app to finish what it has in hand and end; insists after ten seconds. */
export function stopApp(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(insist);
      done();
    });
    child.kill('SIGTERM');
  });
}
