import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An address of a database that can be moved to another server, as a failover moves it. */
export type MovingAddress = {
  url: string;
  /** Ends all connections; new ones lead there. */
  moveTo: (port: number) => void;
  close: () => void;
};

/** Lays an address of its own before the server of a database address. */
export async function movingAddress(databaseUrl: string): Promise<MovingAddress> {
  const url = new URL(databaseUrl);
  let target = Number(url.port);
  const sockets = new Set<Socket>();
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    moveTo: (port) => {
      target = port;
      endAll();
    },
    close: () => {
      server.close();
      endAll();
    },
  };
}
