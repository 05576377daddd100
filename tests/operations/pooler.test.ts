import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForCalls } from '@longleaf/platform/connections';
import { openDatabase } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { createLogger } from '@longleaf/platform/logging';
import { openMail } from '@longleaf/platform/mail/mail';
import { readSettings } from '@longleaf/platform/settings';
import { emptyDatabase } from '@longleaf/testkit/database';
import { listeningTestIssuer } from '@longleaf/testkit/issuer';
import { mailFolder } from '@longleaf/testkit/mail-folder';
import { environmentToRun } from '@longleaf/testkit/environment-to-run';
import { NO_POOLER, POOLER, startPooler } from '@longleaf/testkit/pooler';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { APPS, startApp, stopApp } from '../../scripts/lib/apps.ts';

const [PORTAL, SIGN_IN] = APPS;
const dataDir = await mkdtemp(join(tmpdir(), 'longleaf-pooled-'));
const issuer = await listeningTestIssuer();
const secret = () => randomBytes(32).toString('hex');
const settings = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  IDENTITY_PORT: '0',
  PORTAL_URL: 'http://portal.test',
  OIDC_ISSUER: 'http://sign-in.test',
  DATA_DIR: dataDir,
  DATA_SECRET: secret(),
  IDENTITY_SECRET: secret(),
  ACCOUNT_SERVICE_SECRET: secret(),
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '0',
};
let direct: string;
let pooled: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  if (POOLER === undefined) return;
  direct = await emptyDatabase();
  // Fewer than one program opens: each connection is another one all the time.
  pooled = await startPooler(direct, { size: 3 });
});
beforeEach(({ skip }) => skip(POOLER === undefined, NO_POOLER));
afterAll(async () => {
  await Promise.all(running.map(stopApp));
  await issuer.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(app: (typeof APPS)[number]): Promise<string> {
  const own = app === PORTAL ? { OIDC_ISSUER: issuer.issuer } : {};
  const addresses = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct };
  const { child, address } = await startApp(app, { ...settings, ...own, ...addresses });
  running.push(child);
  return address;
}

/** Starts a program that should end by itself: with what code, and what it says of it. */
async function endOf(app: (typeof APPS)[number], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', app.file)], {
    env: { ...environmentToRun(), ...settings, ...env },
  });
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const [code] = await once(child, 'close');
  return { code, said };
}

it.each([PORTAL, SIGN_IN])(
  '$name ends with what to do when it is told of the pooler alone',
  async (app) => {
    const { code, said } = await endOf(app, { DATABASE_URL: pooled });
    expect(code).toBe(1);
    expect(said).toMatch(/cannot start\. DATABASE_URL: leads to a pooler in transaction mode/);
    expect(said).toContain('Set DATABASE_DIRECT_URL to its address');
  },
  180_000,
);

it('two copies of each start together behind it, migrate once, save, read and send, and leave no lock', async () => {
  const [portal, second, signIn, secondSignIn] = await Promise.all([
    start(PORTAL),
    start(PORTAL),
    start(SIGN_IN),
    start(SIGN_IN),
  ]);
  for (const address of [`${portal}/api`, `${second}/api`, signIn, secondSignIn]) {
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  }

  const token = await issuer.token('ann', { expiresIn: 600 });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const names = Array.from({ length: 12 }, (_, index) => `search ${index}`);
  const saved = await Promise.all(
    names.map((name, index) =>
      fetch(`${index % 2 ? portal : second}/api/campusSearch/saveCampusSearch`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name, search: '{}' }),
      }),
    ),
  );
  expect(saved.map(({ status }) => status)).toEqual(names.map(() => 200));
  const read = await fetch(`${portal}/api/campusSearch/loadSavedSearches`, { headers });
  const list = (await read.json()) as { name: string }[];
  expect(list.map(({ name }) => name).toSorted()).toEqual(names.toSorted());

  await expectSignInBegins(signIn, secondSignIn);
  await expectLettersSent();
  await expectMigratedOnce();
  await expectNoLocks();
}, 180_000);

/** Beginning to sign in writes a row at one copy, and its page reads it at the other. */
async function expectSignInBegins(one: string, other: string): Promise<void> {
  const query = new URLSearchParams({
    client_id: 'longleaf-portal',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${settings.PORTAL_URL}/signin-callback`,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  const begun = await fetch(`${one}/auth?${query}`, { redirect: 'manual' });
  expect(begun.status).toBe(303);
  const page = new URL(begun.headers.get('location') ?? '', one).pathname;
  const cookie = begun.headers.getSetCookie().map((line) => line.split(';')[0]);
  const shown = await fetch(other + page, { headers: { cookie: cookie.join('; ') } });
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('type="password"')]);
}

/** A letter of each program, written through the pooler, is sent by the queue's workers. */
async function expectLettersSent(): Promise<void> {
  const read = readSettings({ ...settings, DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct });
  const database = openForCalls({ ...read, DATABASE_URL: pooled });
  const mails = mailFolder(dataDir);
  const log = createLogger('test', 'silent');
  for (const [owner, key] of [
    ['portal', settings.DATA_SECRET],
    ['identity', settings.IDENTITY_SECRET],
  ] as const) {
    const { send } = openMail({ owner, secret: key, settings: read, database, log });
    const words = { subject: owner, greeting: 'Hi', paragraphs: ['Hello'], closing: ['Bye'] };
    await inTransaction(database, (tx) =>
      send(tx, { to: `${owner}@people.example`, kind: 'test', words: { language: 'en', ...words } }),
    );
    expect((await mails.next(`${owner}@people.example`)).subject).toBe(owner);
  }
  await database.close();
}

async function expectMigratedOnce(): Promise<void> {
  const database = openDatabase(direct, { maximum: 1 });
  for (const schema of ['catalog', 'portal', 'identity', 'mail']) {
    const { rows } = await database.query<{ rows: number; migrations: number }>(
      `select count(*) as rows, count(distinct hash) as migrations from ${schema}.migrations`,
    );
    expect(rows[0]?.rows).toBeGreaterThan(0);
    expect(rows[0]).toEqual({ rows: rows[0]?.migrations, migrations: rows[0]?.migrations });
  }
  await database.close();
}

async function expectNoLocks(): Promise<void> {
  const database = openDatabase(direct, { maximum: 1 });
  const held = async () =>
    (await database.query(`select objid, mode from pg_locks where locktype = 'advisory'`)).rows;
  await expect.poll(held).toEqual([]);
  await database.close();
}
