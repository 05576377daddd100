import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@longleaf/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPS, spawnApp, stopApp } from '../../scripts/lib/apps.ts';
import { startCollector } from './collector.ts';

const [PORTAL, SIGN_IN] = APPS;
/** Stands in the path of both calls, and is looked for in the database. */
const NAME = 'ann_of_a_real_name';
const SERVER = 2;
const CLIENT = 3;

const dataDir = await mkdtemp(join(tmpdir(), 'longleaf-traces-'));
const database = await testDatabase('few');
const collector = await startCollector();
const running: ChildProcess[] = [];
let portal: string;
let signIn: string;

async function start(app: typeof PORTAL | typeof SIGN_IN, env: Record<string, string>) {
  const lines: string[] = [];
  const { child, ready } = spawnApp(
    app,
    {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      IDENTITY_PORT: '0',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      IDENTITY_SECRET: 'x'.repeat(40),
      ACCOUNT_SERVICE_SECRET: 'y'.repeat(40),
      LOG_LEVEL: 'info',
      RATE_LIMIT_PER_MINUTE: '0',
      ...env,
    },
    { onLine: (line) => lines.push(line) },
  );
  running.push(child);
  return { child, lines, address: await ready };
}

beforeAll(async () => {
  signIn = (await start(SIGN_IN, { TRACES_URL: collector.url })).address;
  portal = (await start(PORTAL, { TRACES_URL: collector.url, ACCOUNT_SERVICE_URL: signIn })).address;
}, 300_000);
afterAll(async () => {
  await Promise.all(running.map((child) => stopApp(child)));
  await collector.close().catch(() => undefined);
  await rm(dataDir, { recursive: true, force: true });
});

/** Asks what the API asks the sign-in host for, as part of a trace. */
const isFree = (traceparent: string, base = portal) =>
  fetch(`${base}/api/users/${NAME}/checkusername?secret=of-the-query`, { headers: { traceparent } });
const hex = (bytes: number) => randomBytes(bytes).toString('hex');

it('is one trace over both hosts, from the balancer on, with routes and statements, and nothing of people', async () => {
  const [traceId, balancer] = [hex(16), hex(8)];
  expect((await isFree(`00-${traceId}-${balancer}-01`)).status).toBe(200);
  const ofTrace = () => collector.spans().filter((span) => span.traceId === traceId);
  const named = (program: string, kind: number) =>
    ofTrace().find((span) => span.program === program && span.kind === kind);
  await expect.poll(() => named('longleaf-api', SERVER)?.parentSpanId, { timeout: 30_000 }).toBe(balancer);
  await expect.poll(() => named('longleaf-sign-in', SERVER), { timeout: 30_000 }).toBeDefined();
  const asked = named('longleaf-api', SERVER);
  const asking = ofTrace().find(({ name }) => name === 'GET account service');
  const answered = named('longleaf-sign-in', SERVER);
  expect(asking?.parentSpanId).toBe(asked?.spanId);
  expect(answered?.parentSpanId).toBe(asking?.spanId);
  expect(asked?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': expect.stringMatching(/^\/api\/users\/:\w+\/checkusername$/),
    'http.response.status_code': '200',
  });
  const statement = ofTrace().find(({ attributes }) =>
    /^select\b.*\bidentity"?\."?accounts\b/s.test(attributes['db.query.text'] ?? ''),
  );
  expect(statement).toMatchObject({ program: 'longleaf-sign-in', kind: CLIENT, name: 'select' });
  expect(statement?.parentSpanId).toBe(answered?.spanId);
  expect(statement?.attributes['db.query.text']).toContain('$1');
  const sent = collector.bodies.join('\n');
  for (const own of [NAME, 'of-the-query', '127.0.0.1', database.url]) expect(sent).not.toContain(own);
  expect(sent).not.toContain('health');
});

it('leaves out what whoever sent the request has left out', async () => {
  const left = hex(16);
  expect((await isFree(`00-${left}-${hex(8)}-00`)).status).toBe(200);
  const kept = hex(16);
  expect((await isFree(`00-${kept}-${hex(8)}-01`)).status).toBe(200);
  const ids = () => collector.spans().map(({ traceId }) => traceId);
  await expect.poll(ids, { timeout: 30_000 }).toContain(kept);
  expect(ids()).not.toContain(left);
});

it('sends nothing without the setting, whatever other programs are told in the environment', async () => {
  const silent = await startCollector();
  const base = silent.url.replace('/v1/traces', '');
  const { child, address } = await start(SIGN_IN, { TRACES_URL: '', OTEL_EXPORTER_OTLP_ENDPOINT: base });
  expect((await fetch(`${address}/.well-known/openid-configuration`)).status).toBe(200);
  await stopApp(child);
  expect(silent.bodies).toEqual([]);
  await silent.close();
}, 120_000);

it('begins a trace where none came, says it in the lines, and keeps none of it with TRACES_PART=0', async () => {
  const some = await startCollector();
  const { child, address, lines } = await start(SIGN_IN, { TRACES_URL: some.url, TRACES_PART: '0' });
  expect((await fetch(`${address}/jwks`)).status).toBe(200);
  const line = () => lines.find((text) => text.includes('"route":"/jwks"')) ?? '{}';
  await expect
    .poll(() => JSON.parse(line()))
    .toMatchObject({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  await stopApp(child);
  expect(some.bodies).toEqual([]);
  await some.close();
}, 120_000);

// The last: what collects is gone after it.
it('harms nothing when the collector is away: requests are answered, and stopping is in order', async () => {
  await collector.close();
  for (let asked = 0; asked < 20; asked++) {
    expect((await isFree(`00-${hex(16)}-${hex(8)}-01`)).status).toBe(200);
  }
  for (const child of running.slice(0, 2)) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
}, 120_000);
