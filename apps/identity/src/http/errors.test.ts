import { randomBytes } from 'node:crypto';
import { openDatabase } from '@longleaf/platform/database';
import { errorInLog, type Logger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { afterFile } from '@longleaf/testkit/after-file';
import { testDatabase } from '@longleaf/testkit/database';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildIdentity } from '../app.ts';

/** A host whose database goes away, and what it logs from then on. */
let app: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  const { url } = await testDatabase();
  const database = openDatabase(url);
  const settings = readSettings({ NODE_ENV: 'test', IDENTITY_SECRET: randomBytes(32).toString('hex') });
  const write = (line: string) => void lines.push(line);
  const log: Logger = pino({ serializers: { err: errorInLog } }, { write });
  app = await buildIdentity({ settings, database, clock: () => new Date(), log });
  afterFile(() => app.close());
  await database.close();
});

describe('a fault of our own', () => {
  it.each([
    ['/users/:username', '/account-service/users/PasswordResetAccounts/maya.torres%40example.org'],
    ['/users/:name', '/account-service/users/maya_torres/checkusername'],
  ])('is logged by its route and request, not by its address: %s', async (_route, url) => {
    lines.length = 0;
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(500);
    expect(lines.join('')).not.toMatch(/maya/i);
    const { route, requestId, err } = JSON.parse(lines[0] ?? '{}');
    expect(route).toMatch(/^\/account-service\/users\/.*:(user)?name/);
    expect(requestId).toBe(answer.json().requestId);
    expect(err.message).toMatch(/pool/);
  });

  it('tells the caller no detail of it', async () => {
    const { body } = await app.inject({ url: '/account-service/users/maya_torres/checkusername' });
    expect(body).not.toMatch(/pool|select|stack|at /);
  });

  it('of the provider is logged by its route as well', async () => {
    lines.length = 0;
    const query = new URLSearchParams({
      client_id: 'longleaf-portal',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'http://localhost:3000/signin-callback',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      login_hint: 'maya.torres@example.org',
    });
    const answer = await app.inject({ url: `/auth?${query}` });
    expect(answer.statusCode).toBe(500);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toMatch(/maya/i);
  });
});

describe('a request that comes slowly', () => {
  it('has a minute to arrive', () => {
    expect(app.server.requestTimeout).toBeGreaterThan(0);
    expect(app.server.requestTimeout).toBeLessThanOrEqual(60_000);
  });
});
