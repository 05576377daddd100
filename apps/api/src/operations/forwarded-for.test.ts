import { describe, expect, it } from 'vitest';
import { startApi } from '../../test/start-api.ts';

async function asker(settings: Record<string, string>) {
  const { url } = await startApi({ settings: { RATE_LIMIT_PER_MINUTE: '2', ...settings } });
  return async (path: string, forwarded?: string) => {
    const headers = new Headers(forwarded === undefined ? [] : [['x-forwarded-for', forwarded]]);
    return fetch(`${url}/api${path}`, { headers });
  };
}

async function statuses(ask: Awaited<ReturnType<typeof asker>>, addresses: string[]): Promise<number[]> {
  const answers = [];
  for (const address of addresses) answers.push((await ask('/nothing', address)).status);
  return answers;
}

describe('an address that a caller claims', () => {
  it('counts for nothing where no proxy is known', async () => {
    const ask = await asker({});
    expect(await statuses(ask, ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([404, 404, 429]);
  });

  it.each([
    ['a number of proxies', '1'],
    ['the network of the proxy', '127.0.0.0/8'],
  ])('counts for nothing before what the proxy says: %s', async (_, TRUST_PROXY) => {
    const ask = await asker({ TRUST_PROXY });
    // The last entry is the proxy's own; what stands before it came from the caller.
    const claimed = ['192.0.2.1', '192.0.2.2', '127.0.0.1'].map((address) => `${address}, 198.51.100.7`);
    expect(await statuses(ask, claimed)).toEqual([404, 404, 429]);
    expect(await statuses(ask, ['198.51.100.8'])).toEqual([404]);
  });

  it.each(['', '1', '127.0.0.0/8'])(
    'opens no figures, which are for this machine alone: TRUST_PROXY=%j',
    async (TRUST_PROXY) => {
      const ask = await asker({ TRUST_PROXY });
      expect((await ask('/metrics')).status).toBe(200);
      expect((await ask('/metrics', '127.0.0.1')).status).toBe(404);
      expect((await ask('/metrics', '127.0.0.1, 198.51.100.7')).status).toBe(404);
      expect((await ask('/metrics', '198.51.100.7')).status).toBe(404);
    },
  );

  it('gets the figures where they are for everyone', async () => {
    const ask = await asker({ METRICS_PUBLIC: 'true' });
    expect((await ask('/metrics', '198.51.100.7')).status).toBe(200);
  });
});

it('tells whoever asked too often when to come back', async () => {
  const ask = await asker({});
  await statuses(ask, ['192.0.2.1', '192.0.2.1']);
  const refused = await ask('/nothing');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
});
