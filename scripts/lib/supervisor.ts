import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import type { Settings } from '@longleaf/platform/settings';
import { APPS, type App } from './apps.ts';
import { ROOT } from './checks.ts';
import { openDatabaseServer, watchDatabase } from './database-server.ts';
import { lockFolder } from './folder-lock.ts';
import { keepHost, type Host } from './host.ts';
import { openLogs, type Logs } from './logs.ts';
import { watchFolders } from './watch-folders.ts';

/** Everything that `npm start` runs. */
export type Running = {
  stop(): Promise<void>;
  /** Comes when one of the programs, or the database, could not be kept running. With `watch` it never does. */
  failed: Promise<Error>;
};

type Options = {
  /** Starts a host again when its files change. */
  watch?: boolean;
  /** Done when the data folder is ours, before anything is started. */
  before?: () => Promise<void>;
  /** Ends a start that is under way. */
  signal?: AbortSignal;
};

/**
 * Starts the database (unless DATABASE_URL names one) and the hosts, starts again what ends by itself, keeps what
 * all of them write below `DATA_DIR/logs`, and stops all in order: hosts first, database last.
 */
export async function startAll(settings: Settings, options: Options = {}): Promise<Running> {
  const unlock = lockFolder(settings.DATA_DIR);
  let logs: Logs | undefined;
  let database: EmbeddedPostgres | undefined;
  let hosts: Host[] = [];
  let stopping: Promise<void> | undefined;
  const watches: (() => void)[] = [];
  const failure = Promise.withResolvers<Error>();
  const onGivenUp = options.watch ? undefined : failure.resolve;

  const stopAll = async () => {
    for (const endWatch of watches) endWatch();
    await Promise.all(hosts.map((host) => host.stop()));
    await database?.stop();
    await logs?.close();
    unlock();
  };
  const stop = () => (stopping ??= stopAll());

  try {
    await options.before?.();
    logs = await openLogs(join(settings.DATA_DIR, 'logs'));
    const { say, lineOf } = logs;
    database = await openDatabaseServer(settings, say);
    const env = environment(database);
    const apps = appsFor(settings);
    hosts = apps.map((app) =>
      keepHost(app, {
        env,
        say,
        onLine: lineOf(app),
        // Each ends by itself at its deadline, and a moment after.
        stopPatience: (settings.STOP_DEADLINE_SECONDS + 5) * 1_000,
        ...(onGivenUp && { onGivenUp }),
      }),
    );
    if (database) {
      const keep = (again: EmbeddedPostgres) => (database = again);
      watches.push(watchDatabase(settings, database, { say, keep, onGivenUp: failure.resolve }));
    }
    say(`Starting ${apps.length} hosts`);
    await startHosts(hosts, options.signal);
    if (options.watch) {
      apps.forEach((app, i) => watches.push(watchFolders(foldersOf(app), () => hosts[i]?.restart())));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, failed: failure.promise };
}

async function startHosts(hosts: Host[], signal: AbortSignal | undefined): Promise<void> {
  const end = () => hosts.forEach((host) => void host.stop());
  if (signal?.aborted) return;
  signal?.addEventListener('abort', end, { once: true });
  const results = await Promise.allSettled(hosts.map((host) => host.start()));
  signal?.removeEventListener('abort', end);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

// The content site and the stand-ins have no address when a setting says that there are none.
function appsFor(settings: Settings): App[] {
  const absent = [
    ...(settings.CONTENT_URL === undefined ? ['content'] : []),
    ...(settings.PARTNERS_URL === undefined ? ['partners'] : []),
  ];
  return APPS.filter((app) => !absent.includes(app.log));
}

// An app's own folder and every package.
function foldersOf(app: App): string[] {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name));
  return [join(ROOT, dirname(app.file), '..'), ...packages];
}

function environment(database: EmbeddedPostgres | undefined): Record<string, string> {
  if (database) return { DATABASE_URL: database.url, LONGLEAF_EMBEDDED: '1' };
  // What names another one, a file maybe, they inherit.
  return {};
}
