import { Agent, request } from 'node:http';

/** One request, ready to be sent. */
export interface Request_ {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers: Record<string, string>;
}

/** How one request went. Milliseconds are counted from when it was due; a status of 0 is an answer that never came. */
export interface Arrived<Kind> {
  kind: Kind;
  status: number;
  milliseconds: number;
}

/** So many at most are under way to one copy: what comes on top waits, as in front of a balancer. */
const CONNECTIONS = 256;

/**
 * Sends so many requests a second on average for some seconds, to the copies in turn. They come as people do who know
 * nothing of each other: at random moments, and whether earlier ones are answered or not.
 */
export async function arrive<Kind>(
  addresses: readonly string[],
  {
    perSecond,
    seconds,
    next,
  }: { perSecond: number; seconds: number; next: () => { kind: Kind; request: Request_ } },
): Promise<Arrived<Kind>[]> {
  const copies = addresses.map((address) => ({
    address,
    agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
  }));
  const under: Promise<Arrived<Kind>>[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  for (let due = began; due < end; due += gap(perSecond)) {
    const early = due - performance.now();
    if (early > 0) await new Promise((go) => setTimeout(go, early));
    const { kind, request: wanted } = next();
    const copy = copies[under.length % copies.length];
    if (copy === undefined) throw new Error('There is no copy to send to.');
    under.push(
      send(copy, wanted).then((status) => ({ kind, status, milliseconds: performance.now() - due })),
    );
  }
  const arrived = await Promise.all(under);
  for (const { agent } of copies) agent.destroy();
  return arrived;
}

/** Milliseconds until the next one, where `perSecond` come on average, each at a moment of its own. */
function gap(perSecond: number): number {
  return (-Math.log(1 - Math.random()) * 1000) / perSecond;
}

/** @returns the status, once the whole answer is there. */
function send(
  copy: { address: string; agent: Agent },
  { method, path, body, headers }: Request_,
): Promise<number> {
  return new Promise((done) => {
    const sent = request(copy.address + path, { method, headers, agent: copy.agent }, (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode ?? 0));
      response.once('error', () => done(0));
    });
    sent.once('error', () => done(0));
    sent.end(body);
  });
}
