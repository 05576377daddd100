import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  readonly errors: number;
}

export interface Request_ {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

const connections = 8;

/** Sends requests one after another over eight connections on loopback, for some seconds. */
export async function load(base: string, requests: readonly Request_[], seconds: number): Promise<Load> {
  const result = await autocannon({
    url: base,
    connections,
    duration: seconds,
    requests: requests.map((request) => ({
      method: request.method,
      path: request.path,
      ...(request.body !== undefined && {
        body: request.body,
        headers: { 'content-type': 'application/json' },
      }),
    })),
  });
  return {
    perSecond: Math.round(result.requests.average),
    p50Milliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

/** Takes the middle of several numbers. */
export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
