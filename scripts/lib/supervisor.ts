import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { isAlive } from '@longleaf/platform/postgres/postmaster';
import type { Settings } from '@longleaf/platform/settings';
import { APPS, type App } from './apps.ts';
import { ROOT } from './checks.ts';
import { lockFolder } from './folder-lock.ts';
import { keepHost, type Host } from './host.ts';
import { say } from './say.ts';
import { watchFolders } from './watch-folders.ts';

/** Everything that `npm start` runs. */
export type Running = { stop(): Promise<void> };

/**
 * Starts the database (unless DATABASE_URL names one) and the four hosts, starts a host again when it ends by itself
 * (and, with `watch`, when its files change), and stops all in order: hosts first, database last.
 */
export async function startAll(settings: Settings, options: { watch?: boolean } = {}): Promise<Running> {
  const unlock = lockFolder(settings.DATA_DIR);
  let database: EmbeddedPostgres | undefined;
  let hosts: Host[] = [];
  let stopping = false;
  const watches: (() => void)[] = [];

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    for (const endWatch of watches) endWatch();
    await Promise.all(hosts.map((host) => host.stop()));
    await database?.stop();
    unlock();
  };

  try {
    const env = await environment(settings, (started) => (database = started));
    hosts = APPS.map((app) => keepHost(app, env, say));
    watches.push(
      watchDatabase(
        settings,
        () => database,
        (again) => (database = again),
      ),
    );
    say('Starting the four hosts');
    const results = await Promise.allSettled(hosts.map((host) => host.start()));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    if (options.watch) {
      APPS.forEach((app, i) => watches.push(watchFolders(foldersOf(app), () => hosts[i]?.restart())));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

// An app's own folder and every package.
function foldersOf(app: App): string[] {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name));
  return [join(ROOT, dirname(app.file), '..'), ...packages];
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
