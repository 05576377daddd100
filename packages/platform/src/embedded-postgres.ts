import { spawn } from 'node:child_process';
import { randomBytes, createHash } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { closedFolder, serverAccount, type Account } from './postgres/account.ts';
import { findBinaries, linkLibraries, type Binaries } from './postgres/binaries.ts';
import { isAlive, runningPostmaster, stopPostmaster } from './postgres/postmaster.ts';

const USER = 'longleaf';
const DATABASE = 'longleaf';
const SHARED_PLACE = '/var/lib/longleaf';

export type EmbeddedPostgres = {
  port: number;
  /** Connection address of the database `longleaf`. */
  url: string;
  pid: number;
  /** True when a server that was already running on the folder was found and is used. */
  adopted: boolean;
  /** Stops the server: open transactions are rolled back, committed work is on disk. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** The project's data folder; the server's files go into `postgres` below it. */
  dataDir: string;
  /** False gives up safety against power loss for speed: tests only. */
  durable?: boolean;
  /** The port to listen on; a free one when left out. */
  port?: number;
  /** Another PostgreSQL than the one that the product comes with: tests only. */
  binaries?: Binaries;
  /** Told in plain words what is being done. */
  say?: (message: string) => void;
};

/**
 * Starts PostgreSQL on the data folder, or connects to the server that already runs there (one left by a
 * killed process is found by its `postmaster.pid`, never doubled).
 * @throws Error in plain words when the server cannot be made or does not come up.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const say = options.say ?? (() => undefined);
  const account = serverAccount();
  const home = await placeFor(resolve(options.dataDir), account, say);
  const data = join(home, 'data');
  const found = options.binaries ?? findBinaries();
  const binaries = await reachableBinaries(found, account, say);
  const password = await readPassword(home);

  const running = runningPostmaster(data);
  if (running) {
    const { pid, port } = running;
    const url = addressOf(password, port);
    try {
      await waitUntilReady(url, pid, home);
      return { url, port, pid, adopted: true, stop: () => stopPostmaster(pid) };
    } catch (error) {
      // One that was killed just now can still be found; a new one takes its place.
      if (isAlive(pid)) throw error;
    }
  }
  if (!existsSync(join(data, 'PG_VERSION'))) {
    say('Making the database (once)');
    await initialise(home, data, binaries, localeOf(found), account, password);
  }
  const port = options.port ?? (await freePort());
  const url = addressOf(password, port);
  for (let tries = 1; ; tries++) {
    const logged = await logOf(home);
    const pid = launch(home, data, binaries, account, port, options.durable ?? true);
    try {
      await waitUntilReady(url, pid, home);
      return { url, port, pid, adopted: false, stop: () => stopPostmaster(pid) };
    } catch (error) {
      const fresh = (await logOf(home)).slice(logged.length);
      if (tries === HELD_TRIES || !STILL_HELD.some((words) => fresh.includes(words))) throw error;
      await wait(HELD_PAUSE_MILLISECONDS);
    }
  }
}

// The processes of a server that was killed take a moment to let go of its memory and its lock.
const STILL_HELD = ['is still in use', 'already exists'];
const HELD_TRIES = 30;
const HELD_PAUSE_MILLISECONDS = 500;

function logOf(home: string): Promise<string> {
  return readFile(join(home, 'server.log'), 'utf8').catch(() => '');
}

/** The folder of the server's files, moved out of the way when the server's account cannot enter it. */
async function placeFor(
  dataDir: string,
  account: Account | undefined,
  say: (message: string) => void,
): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const wanted = join(dataDir, 'postgres');
  const closed = account && closedFolder(dataDir, account);
  const home =
    closed === undefined
      ? wanted
      : join(SHARED_PLACE, createHash('sha256').update(wanted).digest('hex').slice(0, 16));
  if (closed !== undefined) {
    say(
      `The account ${account?.name} cannot enter ${closed}, so the database is kept in ${home}. Set DATA_DIR to choose another place.`,
    );
  }
  await mkdir(home, { recursive: true });
  if (account) await chown(home, account.uid, account.gid);
  await chmod(home, 0o700);
  return home;
}

/** Sorting by code point needs nothing of the machine. Before 17 there was no such provider: ICU stands in. */
function localeOf({ version }: Binaries): string[] {
  return Number.parseInt(version, 10) >= 17
    ? ['--locale-provider=builtin', '--locale=C.UTF-8']
    : ['--locale-provider=icu', '--icu-locale=en-US', '--locale=C'];
}

async function reachableBinaries(
  { folder, version }: Binaries,
  account: Account | undefined,
  say: (message: string) => void,
): Promise<string> {
  await linkLibraries(folder);
  if (!account || closedFolder(folder, account) === undefined) return folder;
  const copy = join(SHARED_PLACE, `postgresql-${version}`);
  if (!existsSync(copy)) {
    say(`Copying the database program to ${copy}, where the account ${account.name} can run it`);
    const partial = `${copy}.${process.pid}`;
    await mkdir(dirname(copy), { recursive: true });
    await cp(folder, partial, { recursive: true, verbatimSymlinks: true });
    await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
  }
  return copy;
}

async function readPassword(home: string): Promise<string> {
  const file = join(home, 'password');
  const fresh = randomBytes(24).toString('base64url');
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

async function initialise(
  home: string,
  data: string,
  binaries: string,
  locale: string[],
  account: Account | undefined,
  password: string,
): Promise<void> {
  // Made beside its place and moved there when whole: an attempt that was cut short leaves nothing half-made.
  const fresh = `${data}-new`;
  await rm(fresh, { recursive: true, force: true });
  const passwordFile = join(home, 'password');
  if (account) await chown(passwordFile, account.uid, account.gid);
  await run(
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${fresh}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...locale,
      '--no-instructions',
    ],
    account,
    home,
  );
  await makeDatabase(home, fresh, binaries, account, password);
  await rename(fresh, data);
}

async function makeDatabase(
  home: string,
  data: string,
  binaries: string,
  account: Account | undefined,
  password: string,
): Promise<void> {
  const port = await freePort();
  const pid = launch(home, data, binaries, account, port, true);
  await waitUntilReady(addressOf(password, port, 'postgres'), pid, home);
  const client = new pg.Client({ connectionString: addressOf(password, port, 'postgres') });
  await client.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
  await stopPostmaster(pid);
}

/** What a database does not need that lives for one run of the tests. */
const UNSAFE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
};

function launch(
  home: string,
  data: string,
  binaries: string,
  account: Account | undefined,
  port: number,
  durable: boolean,
): number {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    ...(durable ? {} : UNSAFE),
  };
  const log = openSync(join(home, 'server.log'), 'a');
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      // Its own process group: Ctrl-C reaches the supervisor, which stops the database last.
      detached: true,
      stdio: ['ignore', log, log],
      cwd: home,
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
      ...(account && { uid: account.uid, gid: account.gid }),
    },
  );
  closeSync(log);
  child.on('error', () => undefined);
  child.unref();
  if (child.pid === undefined) throw new Error(`The database program in ${binaries} cannot be started.`);
  return child.pid;
}

async function waitUntilReady(url: string, pid: number, home: string): Promise<void> {
  let last: unknown;
  for (let tries = 0; tries < 600; tries++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      last = error;
      await client.end().catch(() => undefined);
      if ((error as { code?: string }).code === '28P01') break;
      if (!isAlive(pid)) break;
      await wait(50);
    }
  }
  const text = last instanceof Error ? last.message : String(last);
  throw new Error(`The embedded database did not come up (${text}). Its log: ${join(home, 'server.log')}`);
}

function addressOf(password: string, port: number, database = DATABASE): string {
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

function run(
  program: string,
  parameters: string[],
  account: Account | undefined,
  cwd: string,
): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, parameters, {
      cwd,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    let errors = '';
    child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`Making the database failed: ${errors.trim()}`)),
    );
  });
}
