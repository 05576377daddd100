import { randomBytes } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@longleaf/platform/free-port';
import { addJob } from '@longleaf/platform/jobs/queue';
import { inTransaction } from '@longleaf/platform/executor';
import { createLogger } from '@longleaf/platform/logging';
import { openMail } from '@longleaf/platform/mail/mail';
import { readSettings } from '@longleaf/platform/settings';
import { testDatabase } from '@longleaf/testkit/database';
import { type Figures, figuresAt } from '@longleaf/testkit/figures';
import { linkTo } from '@longleaf/testkit/frozen-link';
import { listeningTestIssuer } from '@longleaf/testkit/issuer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenField, TestBrowser } from '../../apps/identity/src/testing/test-browser.ts';
import { APPS, startApp, stopApp } from '../../scripts/lib/apps.ts';
import {
  alerts,
  dashboardQueries,
  expressionsOf,
  headingsOf,
  scrapes,
  tableOfFigures,
} from './figure-files.ts';

const [PORTAL, SIGN_IN] = APPS;
const database = await testDatabase('few');
const link = await linkTo(database.url);
const dataDir = await mkdtemp(join(tmpdir(), 'longleaf-figures-'));
const issuer = await listeningTestIssuer();
// Forms are taken from the issuer's own address alone.
const signInPort = await freePort();
const secret = () => randomBytes(32).toString('hex');
const settings = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  IDENTITY_PORT: String(signInPort),
  DATABASE_URL: link.url,
  PORTAL_URL: 'http://portal.test',
  OIDC_ISSUER: `http://127.0.0.1:${signInPort}`,
  DATA_DIR: dataDir,
  DATA_SECRET: secret(),
  IDENTITY_SECRET: secret(),
  ACCOUNT_SERVICE_SECRET: secret(),
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '40',
};
const running: ChildProcess[] = [];
let portal: string;
let signIn: string;
const ofPortal = () => figuresAt(`${portal}/api/metrics`);
const ofSignIn = () => figuresAt(`${signIn}/metrics`);

beforeAll(async () => {
  const started = [
    await startApp(PORTAL, { ...settings, OIDC_ISSUER: issuer.issuer }),
    await startApp(SIGN_IN, settings),
  ];
  running.push(...started.map(({ child }) => child));
  [portal = '', signIn = ''] = started.map(({ address }) => address);
});
afterAll(async () => {
  link.thaw();
  await Promise.all(running.map((child) => stopApp(child)));
  await issuer.close();
  await rm(dataDir, { recursive: true, force: true });
});

const REQUESTS = 'longleaf_http_request_duration_seconds_count';

describe('both hosts tell', () => {
  it('of their pools, their runner and their database', async () => {
    const [api, identity] = [await ofPortal(), await ofSignIn()];
    for (const { value } of [api, identity]) {
      expect(value('longleaf_database_up')).toBe(1);
      expect(value('longleaf_queue_runner_up')).toBe(1);
      expect(value('longleaf_pool_connections_max', { pool: 'calls' })).toBe(10);
      expect(value('longleaf_pool_connections_max', { pool: 'queue' })).toBe(4);
    }
    // The listener of the queue holds one for good.
    expect(api.value('longleaf_pool_connections', { pool: 'queue', state: 'in-use' })).toBeGreaterThan(0);
    expect(api.value('longleaf_pool_connections_max', { pool: 'direct' })).toBe(2);
    expect(api.value('longleaf_queue_jobs', { task: 'mail-portal-send', state: 'waiting' })).toBe(0);
    expect(identity.value('longleaf_queue_jobs', { task: 'mail-identity-send', state: 'waiting' })).toBe(0);
    expect(identity.value('longleaf_queue_jobs', { task: 'mail-portal-send', state: 'waiting' })).toBe(
      undefined,
    );
  });

  it('of a job that failed, at the host whose job it is', async () => {
    await addJob(database.pool, 'mail-identity-send', { id: 'no id at all' });
    await expect
      .poll(async () =>
        (await ofSignIn()).value('longleaf_queue_jobs', { task: 'mail-identity-send', state: 'failing' }),
      )
      .toBe(1);
  });

  it('of letters, each of its own', async () => {
    const read = readSettings(settings);
    const log = createLogger('test', 'silent');
    const { send } = openMail({
      owner: 'portal',
      secret: settings.DATA_SECRET,
      settings: read,
      database,
      log,
    });
    const words = {
      language: 'en',
      subject: 'Hi',
      greeting: 'Hi',
      paragraphs: ['Hello'],
      closing: ['Bye'],
    } as const;
    await inTransaction(database, (tx) => send(tx, { to: 'ann@people.example', kind: 'test', words }));
    await expect
      .poll(async () => (await ofPortal()).value('longleaf_mail_letters', { state: 'sent' }))
      .toBe(1);
    expect((await ofSignIn()).value('longleaf_mail_letters', { state: 'sent' })).toBe(0);
  });

  it('of callers who ask too often', async () => {
    const statuses = new Set<number>();
    for (let calls = 0; calls < 45; calls++) statuses.add((await fetch(`${portal}/api/nothing`)).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await ofPortal()).value(REQUESTS, { status: '429' })).toBeGreaterThan(0);
  });

  it('of a sign-in that failed', async () => {
    const browser = new TestBrowser(signIn);
    const page = await browser.open(`/auth?${new URLSearchParams(SIGN_IN_REQUEST)}`);
    const csrf = hiddenField(page.body, 'csrf');
    const answer = await browser.submit(page.url, { csrf, identifier: 'ann_of_durham', password: 'a guess' });
    expect(answer.status).toBe(400);
    const { value, samples } = await ofSignIn();
    expect(value('longleaf_sign_in_failures_total', { reason: 'wrong-password' })).toBe(1);
    expect(JSON.stringify(samples)).not.toContain('ann_of_durham');
  });

  it('nobody who is not at this machine', async () => {
    for (const address of [`${portal}/api/metrics`, `${signIn}/metrics`]) {
      const answer = await fetch(address, { headers: { 'x-forwarded-for': '198.51.100.7' } });
      expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('longleaf_')]);
    }
  });
});

describe('what comes with the project for figures', () => {
  let api: Figures;
  let identity: Figures;

  beforeAll(async () => {
    [api, identity] = [await ofPortal(), await ofSignIn()];
  });

  it('has a row of the table in the docs for each, and none for another', async () => {
    const rows = await tableOfFigures();
    const of = ({ told }: Figures) =>
      [...told.keys()].filter((name) => name.startsWith('longleaf_')).toSorted();
    const rowsOf = (host: string) =>
      rows.filter((row) => row.host === host || row.host === 'both').map(({ name }) => name);
    expect(rowsOf('API').toSorted()).toEqual(of(api));
    expect(rowsOf('sign-in').toSorted()).toEqual(of(identity));
    for (const { name, host, labels } of rows) {
      const told = (host === 'sign-in' ? identity : api).samples.filter(
        ({ name: one }) => baseOf(one) === name,
      );
      const known = new Set(told.flatMap((sample) => Object.keys(sample.labels)));
      known.delete('le');
      expect([name, [...known].toSorted()]).toEqual([name, labels.toSorted()]);
    }
  });

  it('asks in each alert for what there is, and says what to do', async () => {
    const headings = await headingsOf('docs/operations.md');
    const rules = await alerts();
    expect(rules.length).toBeGreaterThan(10);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { expr, annotations } of rules) {
      expectTold(expr);
      expect(annotations.description).toMatch(/^.{20,}\.$/);
      const [file, heading] = annotations.runbook.split('#');
      expect([file, headings.get(heading ?? '')]).toEqual(['docs/operations.md', annotations.summary]);
    }
  });

  it('has an alert for each heading of what to do', async () => {
    const headings = await headingsOf('docs/operations.md', '#### ');
    const summaries = (await alerts()).map(({ annotations }) => annotations.summary);
    expect([...headings.values()].toSorted()).toEqual(summaries.toSorted());
  });

  it('asks in each part of the dashboard for what there is, of any data source', async () => {
    const queries = await dashboardQueries();
    expect(queries.length).toBeGreaterThan(20);
    for (const { expr, datasource } of queries) {
      expectTold(expr);
      expect(datasource).toEqual({ type: 'prometheus', uid: '${datasource}' });
    }
    const shown = queries.flatMap(({ expr }) => expressionsOf(expr).map(({ name }) => baseOf(name)));
    const ours = (await tableOfFigures()).map(({ name }) => name);
    expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('names in the sample where each host tells its own', async () => {
    const hosts = { 'longleaf-api': portal, 'longleaf-sign-in': signIn };
    const found = await scrapes();
    expect(found.map(({ job_name }) => job_name)).toEqual(Object.keys(hosts));
    for (const { job_name, metrics_path } of found) {
      const { told } = await figuresAt(hosts[job_name as keyof typeof hosts] + metrics_path);
      expect(told.has('longleaf_sign_ins_total')).toBe(job_name === 'longleaf-sign-in');
    }
  });

  /** That each figure of an expression is told, with the labels and the values of them that it picks by. */
  function expectTold(expression: string): void {
    const found = expressionsOf(expression);
    expect(found).not.toEqual([]);
    for (const { name, picks } of found) {
      // Prometheus itself tells of `up`.
      if (name === 'up') continue;
      const samples = [...api.samples, ...identity.samples].filter((sample) => sample.name === name);
      expect([name, samples.length > 0]).toEqual([name, true]);
      for (const { label, values } of picks) {
        const known = samples.map(({ labels }) => labels[label]);
        for (const value of values)
          expect([name, label, known]).toEqual([name, label, expect.arrayContaining([value])]);
      }
    }
  }
});

// The last: it leaves nothing as it was.
it('both tell that the database answers nothing, and nothing of what waits in it', async () => {
  link.freeze();
  for (const ask of [ofPortal, ofSignIn]) {
    await expect.poll(async () => (await ask()).value('longleaf_database_up')).toBe(0);
    const { value, samples } = await ask();
    expect(samples.filter(({ name }) => /^longleaf_(mail|queue_jobs|queue_oldest)/.test(name))).toEqual([]);
    expect(value('longleaf_pool_waiting', { pool: 'calls' })).toBeGreaterThanOrEqual(0);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
  }
  link.thaw();
  for (const ask of [ofPortal, ofSignIn]) {
    await expect.poll(async () => (await ask()).value('longleaf_database_up'), { timeout: 60_000 }).toBe(1);
  }
}, 180_000);

/** The name of a figure, without what a histogram adds to it. */
function baseOf(name: string): string {
  return name.replace(/^(longleaf_http_request_duration_seconds)_(bucket|sum|count)$/, '$1');
}

const SIGN_IN_REQUEST = {
  client_id: 'longleaf-portal',
  response_type: 'code',
  scope: 'openid',
  redirect_uri: `${settings.PORTAL_URL}/signin-callback`,
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
};
