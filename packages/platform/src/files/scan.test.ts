import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { scan, ScannerError } from './scan.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A stand-in that speaks ClamAV's protocol: it reads what INSTREAM sends, and answers once the length of 0 came. */
async function scanner(answer: (bytes: Buffer, socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (part) => {
      got = Buffer.concat([got, part]);
      const command = 'zINSTREAM\0';
      if (got.length < command.length) return;
      expect(got.subarray(0, command.length).toString()).toBe(command);
      const chunks: Buffer[] = [];
      for (let at = command.length; at + 4 <= got.length;) {
        const length = got.readUInt32BE(at);
        if (length === 0) return answer(Buffer.concat(chunks), socket);
        if (at + 4 + length > got.length) return;
        chunks.push(got.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('sends every byte, and takes a file in which nothing was found', async () => {
  const sent = Buffer.alloc(300_000, 3);
  let got: Buffer | undefined;
  const address = await scanner((bytes, socket) => {
    got = bytes;
    socket.end('stream: OK\0');
  });
  expect(await scan(address, sent)).toEqual({ isClean: true });
  expect(got?.equals(sent)).toBe(true);
});

it('says what was found', async () => {
  const address = await scanner((_, socket) => socket.end('stream: Eicar-Test-Signature FOUND\0'));
  expect(await scan(address, Buffer.from('x'))).toEqual({ isClean: false, found: 'Eicar-Test-Signature' });
});

it.each([
  ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
  ['nothing', ''],
  ['words that only look like it', 'stream: NOT OK at all\0'],
])('takes %s for no answer', async (_, words) => {
  const address = await scanner((_bytes, socket) => socket.end(words));
  await expect(scan(address, Buffer.from('x'))).rejects.toThrow(ScannerError);
});

it('says that it cannot be reached', async () => {
  await expect(scan('tcp://127.0.0.1:1', Buffer.from('x'))).rejects.toThrow(ScannerError);
});

it('does not read an answer without end', async () => {
  const address = await scanner((_, socket) => socket.write('x'.repeat(10_000)));
  await expect(scan(address, Buffer.from('x'))).rejects.toThrow(ScannerError);
});
