import { operation, type Operation } from '@longleaf/contract/operation';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { QueryPromise } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterFile } from '@longleaf/testkit/after-file';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bind, bindPrepared, Prepared } from './bind.ts';
import { ProblemError } from './problem.ts';
import { createServer } from './server.ts';

const card = operation({
  id: 'TEST-1',
  path: '/card/{id}',
  method: 'GET',
  policy: 'public',
  summary: 'A card',
  params: z.object({ id: z.string() }),
  response: z.object({ name: z.string(), more: z.string().optional() }),
});
const other = operation({ ...card, id: 'TEST-2', path: '/other' as const });

async function serverWith(register: (app: FastifyInstance) => void, settings: Record<string, string> = {}) {
  const app = await createServer({
    settings: readSettings({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '100', ...settings }),
    log: createLogger('test', 'silent'),
    authenticate: async () => undefined,
    policies: {},
    catalogVersion: () => 'one',
  });
  register(app);
  afterFile(() => app.close());
  return app;
}

describe('an answer that is sent as prepared text', () => {
  const sent = async (text: string, settings?: Record<string, string>) => {
    const app = await serverWith((own) => bindPrepared(own, card, () => new Prepared(card, text)), settings);
    return app.inject('/card/1');
  };

  it('is sent as it is', async () => {
    expect((await sent('{"name":"Elon"}')).body).toBe('{"name":"Elon"}');
  });

  it.each([
    ['lacks a field', '{}'],
    ['has a field of another kind', '{"name":5}'],
    ['has a field too many', '{"name":"Elon","ssn":"1"}'],
    ['is no JSON', '{"name":'],
  ])('fails the test that calls it when it %s', async (_, text) => {
    expect((await sent(text)).statusCode).toBe(500);
    // Served to people it is not looked at again.
    expect((await sent(text, { NODE_ENV: 'development' })).body).toBe(text);
  });

  it('is of the operation that it was made for', async () => {
    const app = await serverWith((own) =>
      // @ts-expect-error -- the text of another operation
      bindPrepared(own, card, () => new Prepared(other, '{"name":"Elon"}')),
    );
    expect((await app.inject('/card/1')).statusCode).toBe(500);
  });
});

it('waits for what can be waited for and is no promise, as a query of Drizzle', async () => {
  class Query extends QueryPromise<{ name: string }> {
    override execute = async () => ({ name: 'Elon' });
  }
  const app = await serverWith((own) => bind(own, card, () => new Query()));
  expect((await app.inject('/card/1')).json()).toEqual({ name: 'Elon' });
});

it('answers with the status that the operation names', async () => {
  const made = operation({ ...card, method: 'POST' as const, status: 201 });
  const app = await serverWith((own) => bind(own, made, () => ({ name: 'Elon' })));
  const answer = await app.inject({ method: 'POST', url: '/card/1' });
  expect([answer.statusCode, answer.json()]).toEqual([201, { name: 'Elon' }]);
});

it('limits a call as its operation says, apart from every other', async () => {
  const rare = operation({ ...card, path: '/rare/{id}' as const, perMinute: 2 });
  const app = await serverWith((own) => {
    bind(own, rare, () => ({ name: 'Elon' }));
    bind(own, card, () => ({ name: 'Duke' }));
  });
  const statuses = [];
  for (let time = 0; time < 3; time++) statuses.push((await app.inject('/rare/1')).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await app.inject('/card/1')).statusCode).toBe(200);
});

describe('an error', () => {
  const taken = () => {
    throw new ProblemError(409, 'There is one already.');
  };
  const statusOf = async (served: Operation, settings?: Record<string, string>) =>
    (await (await serverWith((own) => bind(own, served, taken), settings)).inject('/card/1')).statusCode;

  it('fails the test that meets it when its operation does not list it', async () => {
    expect(await statusOf(card)).toBe(500);
    expect(await statusOf({ ...card, errors: [{ status: 409, means: 'There is one' }] })).toBe(409);
    expect(await statusOf(card, { NODE_ENV: 'development' })).toBe(409);
  });
});
