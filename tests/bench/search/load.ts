import autocannon from 'autocannon';

export interface Load {
  readonly requests: number;
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

/**
 * Sends requests over eight connections on loopback for some seconds. The connections share one list, so that no
 * request is sent twice before all have been sent.
 */
export async function load(base: string, requests: readonly Request_[], seconds: number): Promise<Load> {
  let next = 0;
  const setupRequest = (request: { headers?: Record<string, string> }) => {
    const { method, path, body } = requests[next++ % requests.length] as Request_;
    if (body === undefined) return { ...request, method, path };
    return {
      ...request,
      method,
      path,
      body,
      headers: { ...request.headers, 'content-type': 'application/json' },
    };
  };
  const result = await autocannon({
    url: base,
    connections,
    duration: seconds,
    requests: [{ setupRequest }],
  });
  return {
    requests: result.requests.total,
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
