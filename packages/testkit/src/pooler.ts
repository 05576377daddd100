import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@longleaf/platform/free-port';
import { serverAccount } from '@longleaf/platform/postgres/account';
import pg from 'pg';
import { afterFile } from './after-file.ts';

/** The PgBouncer of this machine; undefined where there is none, and then tests with it are left out. */
export const POOLER = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((path) =>
  existsSync(path),
);
export const NO_POOLER = 'this machine has no pgbouncer';

export type PoolerOptions = {
  mode?: 'transaction' | 'session' | 'statement';
  /** Connections to the database; 3 unless stated. */
  size?: number;
  /** Further lines of its settings. */
  settings?: Record<string, string | number>;
};

/**
 * Starts a real PgBouncer of the test file's own before the server of a database address; it ends with the file's last
 * test.
 * @returns the address of the same database through it.
 */
export async function startPooler(databaseUrl: string, options: PoolerOptions = {}): Promise<string> {
  if (POOLER === undefined) throw new Error(NO_POOLER);
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  const database = new URL(databaseUrl);
  const users = join(folder, 'userlist.txt');
  await writeFile(users, `"${database.username}" "${database.password}"\n`);
  await writeFile(file, settingsOf(database, { listen_port: port, auth_file: users }, options));
  // It refuses to run as root, as PostgreSQL does.
  const account = serverAccount();
  await chmod(folder, 0o755);
  const child = spawn(POOLER, ['-q', file], {
    stdio: 'ignore',
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  afterFile(async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  });
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  await untilItAnswers(url.href, child);
  return url.href;
}

/** As docs/operations.md writes them, on one machine and smaller. */
function settingsOf(
  { hostname, port }: URL,
  places: Record<string, string | number>,
  { mode, size, settings }: PoolerOptions,
): string {
  const rows = {
    listen_addr: '127.0.0.1',
    unix_socket_dir: '',
    ...places,
    auth_type: 'scram-sha-256',
    pool_mode: mode ?? 'transaction',
    default_pool_size: size ?? 3,
    max_client_conn: 500,
    ...settings,
  };
  return [
    '[databases]',
    `* = host=${hostname} port=${port}`,
    '[pgbouncer]',
    ...Object.entries(rows).map(([name, value]) => `${name} = ${value}`),
    '',
  ].join('\n');
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch {
      await pause(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error('pgbouncer does not answer');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
