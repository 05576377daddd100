import { randomBytes } from 'node:crypto';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { testDatabase } from '@longleaf/testkit/database';
import { afterAll, expect, it } from 'vitest';
import { buildIdentity } from './app.ts';

const database = await testDatabase();
const stopping = new AbortController();
const app = await buildIdentity({
  settings: readSettings({ NODE_ENV: 'test', IDENTITY_SECRET: randomBytes(32).toString('hex') }),
  database,
  clock: () => new Date(),
  log: createLogger('identity', 'silent'),
  stopping: stopping.signal,
});
afterAll(() => app.close());

it('tells a balancer that it stops, and still serves', async () => {
  const ready = () => app.inject('/health/ready');
  expect((await ready()).json()).toEqual({ status: 'ready', database: true, keys: true, jobs: true });
  stopping.abort();
  const answer = await ready();
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { status: 'stopping' }]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject('/.well-known/openid-configuration')).statusCode).toBe(200);
});
