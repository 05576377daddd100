import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database that can freeze: connections stay open and new ones are taken, but nothing comes back. */
export type Link = { url: string; freeze: () => void; thaw: () => void; close: () => void };

/** Lays a link to the server of a database address. */
export async function openLink(databaseUrl: string): Promise<Link> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    near.on('data', (chunk) => far.write(chunk)).on('end', () => far.end());
    far.on('data', (chunk) => near.write(chunk)).on('end', () => near.end());
    if (isFrozen) for (const socket of [near, far]) socket.pause();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
