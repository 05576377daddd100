import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import type { AddressInfo } from 'node:net';
import { afterFile } from '@longleaf/testkit/after-file';
import { beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './server.ts';

let port: number;

beforeAll(async () => {
  const app = await createServer({
    settings: readSettings({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '0' }),
    log: createLogger('test', 'silent'),
    authenticate: async () => undefined,
    policies: {},
    catalogVersion: () => 'one',
  });
  app.post('/echo', (request) => ({ received: request.body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
  afterFile(() => app.close());
});

const json = (text: string) => Buffer.from(JSON.stringify({ text }));
const LARGE = json(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 9973).join(' '));

function post(headers: string, body: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n${headers}\r\n\r\n`),
    body,
  ]);
}

/** Sends two requests, the second when the first is answered, on one connection if it stays open. */
async function statusesOf(first: Buffer): Promise<number[]> {
  const line = connection();
  const one = await line.ask(first);
  const next = post('content-type: application/json', json('next'));
  const two = line.isOpen() ? await line.ask(next) : await connection().ask(next);
  return [one, two];
}

function connection() {
  const socket: Socket = connect(port, '127.0.0.1');
  let isEnded = false;
  let closes = false;
  socket.on('error', () => undefined).on('close', () => (isEnded = true));
  return {
    isOpen: () => !isEnded && !closes,
    ask: (bytes: Buffer) =>
      new Promise<number>((resolve, reject) => {
        let text = '';
        const read = (chunk: Buffer) => {
          text += chunk.toString('latin1');
          const [head = '', body] = text.split('\r\n\r\n');
          const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
          if (body === undefined || body.length < length) return;
          closes = /connection: close/i.test(head);
          socket.off('data', read);
          resolve(Number(text.slice(9, 12)));
        };
        socket.on('data', read);
        socket.once('close', () => reject(new Error('The connection ended without an answer')));
        socket.write(bytes);
      }),
  };
}

describe('a connection on which a body was refused', () => {
  it.each([
    [
      'packed, of a type that is not read',
      415,
      'content-encoding: gzip\r\ncontent-type: application/pdf',
      gzipSync(LARGE),
    ],
    ['packed', 415, 'content-encoding: gzip\r\ncontent-type: application/json', gzipSync(LARGE)],
    ['said to be packed, and is not', 415, 'content-encoding: br\r\ncontent-type: application/json', LARGE],
    ['of a type that is not read', 415, 'content-type: application/pdf', LARGE],
    ['too large', 413, 'content-type: application/json', Buffer.concat([LARGE, LARGE])],
  ])('answers the next request: the body is %s', async (_, status, headers, body) => {
    expect(await statusesOf(post(headers, body))).toEqual([status, 200]);
  });
});

it('reads a body that says it is not packed', async () => {
  const plain = post('content-encoding: identity\r\ncontent-type: application/json', json('plain'));
  expect(await statusesOf(plain)).toEqual([200, 200]);
});
