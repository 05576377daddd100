import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { migrateJobs } from '@longleaf/platform/jobs/migrate';
import { createLogger } from '@longleaf/platform/logging';
import { migrateMail } from '@longleaf/platform/mail/migrate';
import { readSettings } from '@longleaf/platform/settings';
import { buildIdentity } from '../../apps/identity/src/app.ts';
import { ensureDemoPeople } from '../../apps/identity/src/demo-people.ts';
import { ROOT } from '../../scripts/lib/checks.ts';

const TRIES = 200;
const SHUFFLES = 2_000;

type Times = { known: number[]; unknown: number[] };

/**
 * Whether the time of an answer tells that an account exists: the real account service over HTTP, known and unknown
 * names in turn. `chance` is how often a difference as large comes from the order alone; small means it tells.
 */
export async function measureRecovery(): Promise<unknown> {
  const dataDir = await mkdtemp(join(tmpdir(), 'longleaf-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const database = openDatabase(server.url, { maximum: 4 });
  try {
    await migrate(database, { folder: join(ROOT, 'apps/identity/migrations'), schema: 'identity' });
    await migrateMail(database);
    await migrateJobs(database);
    const settings = readSettings({
      NODE_ENV: 'test',
      LONGLEAF_EMBEDDED: '1',
      IDENTITY_SECRET: randomBytes(32).toString('hex'),
      ACCOUNT_SERVICE_SECRET: randomBytes(32).toString('hex'),
    });
    await ensureDemoPeople(database, settings);
    // More than an hour between tries, so that none has to wait.
    let now = Date.parse('2026-10-05T14:00:00Z');
    const clock = () => new Date(now);
    const app = await buildIdentity({ settings, database, clock, log: createLogger('bench', 'silent') });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const next = () => (now += 2 * 60 * 60 * 1_000);
    try {
      return {
        tries: TRIES,
        'wrong answer': compare(await timed(address, next, wrongAnswer)),
        'request for a link': compare(await timed(address, next, linkRequest)),
      };
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Request = { path: string; body: object };

function wrongAnswer(userName: string): Request {
  return { path: '/account/ResetPassword', body: { userName, securityAnswer: 'not it' } };
}

function linkRequest(username: string): Request {
  return { path: '/users/sendPasswordResetRequest', body: { accountId: 'x'.repeat(22), username } };
}

async function timed(
  address: string,
  next: () => void,
  requestFor: (name: string) => Request,
): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  const one = async (name: string) => {
    next();
    const { path, body } = requestFor(name);
    const start = performance.now();
    const answer = await fetch(`${address}/account-service${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.text();
    const took = performance.now() - start;
    if (answer.status === 429) throw new Error('A try had to wait: its time means nothing');
    return took;
  };
  for (let warm = 0; warm < 10; warm++) await one('demo_student');
  for (let index = 0; index < TRIES; index++) {
    const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) times[kind].push(await one(kind === 'known' ? 'demo_student' : 'nobody_here'));
  }
  return times;
}

function compare({ known, unknown }: Times) {
  const difference = median(known) - median(unknown);
  const all = [...known, ...unknown];
  let asLarge = 0;
  for (let index = 0; index < SHUFFLES; index++) {
    const mixed = shuffled(all);
    const between = median(mixed.slice(0, TRIES)) - median(mixed.slice(TRIES));
    if (Math.abs(between) >= Math.abs(difference)) asLarge++;
  }
  return {
    knownMedianMilliseconds: rounded(median(known)),
    unknownMedianMilliseconds: rounded(median(unknown)),
    differenceMilliseconds: rounded(difference),
    spreadMilliseconds: rounded(quantile(all, 0.75) - quantile(all, 0.25)),
    chance: rounded(asLarge / SHUFFLES),
  };
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function shuffled(values: readonly number[]): number[] {
  const mixed = [...values];
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = Math.floor(Math.random() * (index + 1));
    [mixed[index], mixed[other]] = [mixed[other] ?? 0, mixed[index] ?? 0];
  }
  return mixed;
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
