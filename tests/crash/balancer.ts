import {
  Agent,
  createServer,
  get,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type Balancer = {
  url: string;
  /** The copies that it sends requests to now. */
  taken: () => string[];
  close: () => void;
};

type Copy = { address: string; isReady: boolean; agent: Agent };

const LOOK_MILLISECONDS = 100;

/**
 * A plain balancer: it sends requests to one copy after another of those that say that they are ready, over connections
 * that it keeps. What could not be sent because the connection was refused goes to the next copy; what was sent is
 * never sent again, as it may have been done.
 */
export async function balance(addresses: readonly string[], readyPath: string): Promise<Balancer> {
  const copies: Copy[] = addresses.map((address) => ({
    address,
    isReady: false,
    agent: new Agent({ keepAlive: true }),
  }));
  let turn = 0;
  let closed = false;
  const look = async (copy: Copy) => {
    while (!closed) {
      copy.isReady = await isReady(copy.address + readyPath);
      await wait(LOOK_MILLISECONDS);
    }
  };
  const next = (refused: readonly Copy[]) => {
    const ready = copies.filter((copy) => copy.isReady && !refused.includes(copy));
    return ready[turn++ % ready.length];
  };
  const server = createServer((asked, answer) => void take(asked, answer));
  const take = async (asked: IncomingMessage, answer: ServerResponse) => {
    // Whole before it is sent on: what was refused can go elsewhere.
    const body = Buffer.concat(await asked.toArray());
    const handOn = (refused: readonly Copy[]) => {
      const copy = next(refused);
      if (copy) sendOn(copy, { asked, body }, answer, () => handOn([...refused, copy]));
      else answer.writeHead(503).end('no copy is ready');
    };
    handOn([]);
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  for (const copy of copies) void look(copy);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => copies.filter((copy) => copy.isReady).map((copy) => copy.address),
    close: () => {
      closed = true;
      server.close();
      server.closeAllConnections();
      for (const { agent } of copies) agent.destroy();
    },
  };
}

type Asked = { asked: IncomingMessage; body: Buffer };

function sendOn(copy: Copy, { asked, body }: Asked, answer: ServerResponse, refused: () => void): void {
  const { method, url, headers } = asked;
  const sent = request(
    copy.address + url,
    { method, headers: onward(headers), agent: copy.agent },
    (came) => {
      answer.writeHead(came.statusCode ?? 502, onward(came.headers));
      came.pipe(answer);
      came.on('error', () => answer.destroy());
    },
  );
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') refused();
    else if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end(error.code);
  });
  sent.end(body);
}

/** Without what holds for one connection alone. */
function onward(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const all = { ...headers };
  delete all.connection;
  delete all['keep-alive'];
  return all;
}

function isReady(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(address, { timeout: 2_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
  });
}
