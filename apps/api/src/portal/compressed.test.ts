import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from './compressed.ts';

const page = '<p>Longleaf</p>'.repeat(400);

async function ask(acceptEncoding: string | undefined, text = page) {
  const app = Fastify();
  app.setNotFoundHandler(async (request, reply) =>
    reply.type('text/html').send(await compressed(request, reply, text)),
  );
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  const answer = await app.inject({ method: 'GET', url: '/', headers });
  await app.close();
  return answer;
}

test('a page is sent as the browser takes it', async () => {
  const brotli = await ask('gzip, deflate, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(page);
  const zipped = await ask('gzip');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(page);
  expect(zipped.headers['vary']).toBe('accept-encoding');
});

test.each([undefined, 'identity', 'br;q=0', ''])(
  'a caller that says %s gets the text itself',
  async (accepted) => {
    const answer = await ask(accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.payload).toBe(page);
  },
);

test('a short text is not worth it', async () => {
  expect((await ask('br', 'short')).headers['content-encoding']).toBeUndefined();
});
