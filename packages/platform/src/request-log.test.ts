import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLogger } from './logging.ts';
import { RequestLog } from './request-log.ts';

let app: FastifyInstance;
let url: string;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const written = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  app = Fastify({
    loggerInstance: createLogger('small', 'info', written) as FastifyBaseLogger,
    logController: new RequestLog(),
    genReqId: () => 'its-id',
  });
  app.get('/people/:email', () => 'found');
  app.get('/fails', () => {
    throw new Error('the cause');
  });
  app.get('/health', () => 'ok');
  app.get('/health/ready', (_request, reply) => reply.code(503).send('not ready'));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => (lines.length = 0));

it('writes one line for each request, without what the address, the query and the caller say', async () => {
  await fetch(`${url}/people/maya@example.org?name=torres`, {
    headers: { authorization: 'Bearer secret-token', cookie: 'a=secret-cookie' },
  });
  await fetch(`${url}/nothing/maya@example.org`);
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines).toMatchObject([
    {
      method: 'GET',
      route: '/people/:email',
      status: 200,
      requestId: 'its-id',
      app: 'small',
      msg: 'request',
    },
    { method: 'GET', route: 'other', status: 404, requestId: 'its-id' },
  ]);
  expect(lines[0]?.['milliseconds']).toEqual(expect.any(Number));
  expect(JSON.stringify(lines)).not.toMatch(/maya|torres|secret|127\.0\.0\.1/);
});

it('writes the cause of a failure beside it, with the same id', async () => {
  await fetch(`${url}/fails`);
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines).toMatchObject([
    { requestId: 'its-id', err: { message: 'the cause', stack: expect.stringContaining('at ') } },
    { requestId: 'its-id', status: 500, route: '/fails' },
  ]);
});

it('is silent of a look at the health of the program until that fails', async () => {
  await fetch(`${url}/health`);
  await fetch(`${url}/health/ready`);
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines).toMatchObject([{ route: '/health/ready', status: 503 }]);
});
