import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { joinedWrites } from './joined-writes.ts';

const server = createServer();
afterEach(() => void server.close());

it('holds what is written in one turn and sends it together, in its order, and the end after it', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const received = new Promise<string>((resolve) => {
    server.on('connection', (socket) => {
      let text = '';
      socket.setEncoding('utf8').on('data', (piece) => (text += String(piece)));
      socket.on('end', () => {
        socket.end();
        resolve(text);
      });
    });
  });
  const connection = joinedWrites();
  connection.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(connection, 'connect');
  connection.write('a');
  connection.write(Buffer.from('b'));
  connection.write('c');
  expect(connection.writableLength).toBe(3);
  await new Promise<void>((resolve) => connection.write('d', () => resolve()));
  expect(connection.writableLength).toBe(0);
  connection.write('e');
  connection.end('f');
  expect(await received).toBe('abcdef');
});
