import { openDatabase } from '@longleaf/platform/database';
import { LETTER_STATES } from '@longleaf/platform/mail/count-letters';
import { afterFile } from '@longleaf/testkit/after-file';
import { testDatabase } from '@longleaf/testkit/database';
import { type Figures, readFigures } from '@longleaf/testkit/figures';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRequests } from './count-requests.ts';
import { programMetrics } from './program-metrics.ts';
import { openRegistry } from './registry.ts';
import { serveMetrics } from './serve-metrics.ts';

const SECONDS = 'longleaf_http_request_duration_seconds';
const source = await testDatabase();

async function appWith(everyone = false) {
  const app = Fastify({ exposeHeadRoutes: false });
  const registry = openRegistry();
  countRequests(app, registry);
  serveMetrics(app, registry, { path: '/metrics', everyone });
  afterAll(() => app.close());
  const figures = async () => readFigures((await app.inject('/metrics')).body);
  return { app, registry, figures };
}

describe('requests', () => {
  let figures: Figures;

  beforeAll(async () => {
    const { app, figures: read } = await appWith();
    app.get('/people/:name', () => 'hello');
    app.get('/refused', (_request, reply) => reply.code(429).send());
    app.get('/handed-over', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(303).end();
    });
    app.addHttpMethod('PROPFIND');
    app.route({ method: 'PROPFIND', url: '/folder', handler: () => 'rows' });
    await app.inject('/people/ann');
    await app.inject('/people/bob?secret=1');
    await app.inject('/refused');
    await app.inject('/nothing/at/all');
    await app.inject('/handed-over');
    await app.inject({ method: 'PROPFIND' as 'GET', url: '/folder' });
    figures = await read();
  });

  it.each([
    ['by the pattern of their route, never by their address', 'GET', '/people/:name', 200, 2],
    ['that were refused for being too many', 'GET', '/refused', 429, 1],
    ['that lead to nothing, all together', 'GET', 'other', 404, 1],
    ['that something else than the server answers', 'GET', '/handed-over', 303, 1],
    ['of a method that nobody uses, under one name', 'other', '/folder', 200, 1],
  ])('are counted %s', (_, method, route, status, times) => {
    const labels = { method, route, status: String(status) };
    expect(figures.value(`${SECONDS}_count`, labels)).toBe(times);
    expect(figures.value(`${SECONDS}_bucket`, { ...labels, le: '+Inf' })).toBe(times);
  });

  it('name nobody', () => {
    expect(JSON.stringify(figures.samples)).not.toMatch(/ann|bob|secret|nothing/);
  });
});

it('are told with those of the process, each with a type and words of help', async () => {
  const { figures } = await appWith();
  const { told, value } = await figures();
  for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', SECONDS]) {
    expect([...told.keys()]).toContain(name);
  }
  expect(told.has('nodejs_eventloop_lag_p99_seconds') && told.has('nodejs_gc_duration_seconds')).toBe(true);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  for (const { type, help } of told.values()) expect([type, help]).not.toContain('');
});

it('are for this machine alone, unless they are for everyone', async () => {
  const ask = async (everyone: boolean, from: { remoteAddress?: string; headers?: Record<string, string> }) =>
    (await (await appWith(everyone)).app.inject({ url: '/metrics', ...from })).statusCode;
  const proxied = { 'x-forwarded-for': '127.0.0.1' };
  expect(await ask(false, { remoteAddress: '127.0.0.1' })).toBe(200);
  expect(await ask(false, { remoteAddress: '::ffff:127.0.0.1' })).toBe(200);
  expect(await ask(false, { remoteAddress: '192.0.2.7' })).toBe(404);
  expect(await ask(false, { remoteAddress: '127.0.0.1', headers: proxied })).toBe(404);
  expect(await ask(true, { remoteAddress: '192.0.2.7', headers: proxied })).toBe(200);
});

describe('a program', () => {
  const calls = openDatabase(source.url, { maximum: 2 });
  afterAll(() => calls.close());
  const options = {
    pools: { calls: calls.pool },
    tasks: ['told-of'],
    mailOwner: 'portal',
    jobsRunning: () => false,
  };

  it('tells of connections in use, idle and waited for, whoever holds them', async () => {
    const { registry, figures } = await appWith();
    programMetrics(registry, { ...options, database: source });
    const lent = [await calls.pool.connect(), await calls.pool.connect()];
    const third = calls.pool.connect();
    const busy = await figures();
    const inUse = { pool: 'calls', state: 'in-use' };
    expect(busy.value('longleaf_pool_connections', inUse)).toBe(2);
    expect(busy.value('longleaf_pool_waiting', { pool: 'calls' })).toBe(1);
    expect(busy.value('longleaf_pool_connections_max', { pool: 'calls' })).toBe(2);
    for (const client of lent) client.release();
    (await third).release();
    const idle = await figures();
    expect(idle.value('longleaf_pool_connections', inUse)).toBe(0);
    expect(idle.value('longleaf_pool_connections', { pool: 'calls', state: 'idle' })).toBe(2);
    expect(idle.value('longleaf_pool_waiting', { pool: 'calls' })).toBe(0);
  });

  it('tells of each job and each state of letters, also where there are none', async () => {
    const { registry, figures } = await appWith();
    programMetrics(registry, { ...options, database: source });
    const { value } = await figures();
    for (const state of ['waiting', 'running', 'later', 'failing', 'given-up']) {
      expect(value('longleaf_queue_jobs', { task: 'told-of', state })).toBe(0);
    }
    expect(value('longleaf_queue_oldest_due_seconds', { task: 'told-of' })).toBe(0);
    for (const state of LETTER_STATES) expect(value('longleaf_mail_letters', { state })).toBe(0);
    expect(value('longleaf_mail_oldest_waiting_seconds')).toBe(0);
    expect(value('longleaf_database_up')).toBe(1);
    expect(value('longleaf_queue_runner_up')).toBe(0);
  });

  it('tells nothing of what waits while the database is away, and all else', async () => {
    const away = openDatabase('postgres://nobody@127.0.0.1:9/nothing', { maximum: 1 });
    afterFile(() => away.close());
    const { registry, figures } = await appWith();
    programMetrics(registry, { ...options, database: away });
    const { value, samples, told } = await figures();
    expect(value('longleaf_database_up')).toBe(0);
    expect(value('longleaf_pool_waiting', { pool: 'calls' })).toBe(0);
    expect(samples.filter(({ name }) => /^longleaf_(queue_jobs|queue_oldest|mail)/.test(name))).toEqual([]);
    expect(told.has('longleaf_mail_letters')).toBe(true);
  });
});
