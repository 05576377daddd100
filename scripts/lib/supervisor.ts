import type { ChildProcess } from 'node:child_process';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { isAlive } from '@longleaf/platform/postgres/postmaster';
import type { Settings } from '@longleaf/platform/settings';
import { APPS, startApp, stopApp, type App } from './apps.ts';
import { lockFolder } from './folder-lock.ts';
import { say } from './say.ts';

const MOST_RESTARTS = 5;

/** Everything that `npm start` runs. */
export type Running = { stop(): Promise<void> };

/**
 * Starts the database (unless DATABASE_URL names one) and the four hosts, starts a host again when it ends by itself,
 * and stops all in order: hosts first, database last.
 */
export async function startAll(settings: Settings, options: { watch?: boolean } = {}): Promise<Running> {
  const unlock = lockFolder(settings.DATA_DIR);
  let database: EmbeddedPostgres | undefined;
  const children = new Map<App, ChildProcess>();
  let stopping = false;
  let stopWatching = () => {};

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    stopWatching();
    await Promise.all([...children.values()].map(stopApp));
    await database?.stop();
    unlock();
  };

  try {
    const env = await environment(settings, (started) => (database = started));
    const launch = async (app: App, restarts: number): Promise<void> => {
      const { child } = await startApp(app, env, { ...options, say });
      children.set(app, child);
      child.once('exit', (code, signal) => {
        if (stopping) return;
        say(`${app.name} ended by itself (${signal ?? code}).`);
        if (restarts >= MOST_RESTARTS) {
          say(`${app.name} ended ${MOST_RESTARTS} times; it is not started again.`);
          return;
        }
        say(`Starting ${app.name} again`);
        launch(app, restarts + 1).catch((error: unknown) => say(String(error)));
      });
    };
    stopWatching = watchDatabase(
      settings,
      () => database,
      (again) => (database = again),
    );
    say('Starting the four hosts');
    const results = await Promise.allSettled(APPS.map((app) => launch(app, 0)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

// A database server that was killed is started again on the same port, where the hosts look for it.
function watchDatabase(
  settings: Settings,
  current: () => EmbeddedPostgres | undefined,
  replace: (again: EmbeddedPostgres) => void,
): () => void {
  let busy = false;
  const timer = setInterval(() => {
    const database = current();
    if (busy || !database || isAlive(database.pid)) return;
    busy = true;
    say('The database ended by itself; starting it again');
    startEmbeddedPostgres({ dataDir: settings.DATA_DIR, port: database.port })
      .then(replace, (error: unknown) => say(String(error)))
      .finally(() => (busy = false));
  }, 1000);
  return () => clearInterval(timer);
}

async function environment(
  settings: Settings,
  keep: (database: EmbeddedPostgres) => void,
): Promise<Record<string, string>> {
  const common = { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' };
  if (settings.DATABASE_URL !== undefined) return { ...common, DATABASE_URL: settings.DATABASE_URL };
  say('Starting PostgreSQL');
  const database = await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, say });
  keep(database);
  if (database.adopted) say('Found the database server still running from before; using it');
  return { ...common, DATABASE_URL: database.url, LONGLEAF_EMBEDDED: '1' };
}
