import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@longleaf/platform/free-port';
import { testDatabase } from '@longleaf/testkit/database';
import { listeningTestIssuer } from '@longleaf/testkit/issuer';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { APPS, startApp, type App } from '../../scripts/lib/apps.ts';
import { balance, type Balancer } from './balancer.ts';

const CALLERS = 6;
/** Between two calls of a caller: short while a copy stops, long while one starts, which takes most of the time. */
const SHORT_PAUSE_MILLISECONDS = 20;
const LONG_PAUSE_MILLISECONDS = 250;
/** The load ends by itself, whatever becomes of the copies. */
const MOST_REQUESTS = 6_000;
const COLLEGE = 199_120;

const { url: databaseUrl } = await testDatabase('few');
const issuer = await listeningTestIssuer();
const token = await issuer.token('ann', { expiresIn: 3_600 });
const folder = await mkdtemp(join(tmpdir(), 'longleaf-rolling-'));
afterAll(async () => {
  await issuer.close();
  await rm(folder, { recursive: true, force: true });
});

const SETTINGS = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATABASE_CONNECTIONS: '4',
  DATA_DIR: folder,
  OIDC_ISSUER: issuer.issuer,
  IDENTITY_SECRET: randomBytes(32).toString('hex'),
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '0',
  // Ten looks of the balancer.
  STOP_WAIT_SECONDS: '1',
};

type Asked = { path: string; method?: string; body?: string; expected: number };

// Each writes a row.
const SIGN_IN = {
  client_id: 'longleaf-portal',
  response_type: 'code',
  scope: 'openid',
  redirect_uri: 'http://localhost:3000/signin-callback',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
};
const JSON_BODY = { 'content-type': 'application/json' };
const FORM_BODY = { 'content-type': 'application/x-www-form-urlencoded' };

it.each([
  {
    app: APPS[0] as App,
    readyPath: '/api/health/ready',
    headers: { authorization: `Bearer ${token}`, ...JSON_BODY } as Record<string, string>,
    asked: [
      { path: '/api/campusSearch/institutionFilters', method: 'POST', body: '[]', expected: 200 },
      { path: '/api/collegePlanning/savedcollegeids', expected: 200 },
      { path: '/api/collegePlanning', method: 'POST', body: String(COLLEGE), expected: 200 },
    ] as Asked[],
  },
  {
    app: APPS[1] as App,
    readyPath: '/health/ready',
    headers: FORM_BODY as Record<string, string>,
    asked: [
      { path: '/.well-known/openid-configuration', expected: 200 },
      { path: `/auth?${new URLSearchParams(SIGN_IN).toString()}`, expected: 303 },
      { path: '/token', method: 'POST', body: 'grant_type=refresh_token', expected: 400 },
    ] as Asked[],
  },
])(
  '$app.name: no request is lost while one copy after the other is restarted',
  async (tried) => {
    const { app, readyPath, headers, asked } = tried;
    const copies = await Promise.all([startCopy(app), startCopy(app)]);
    const balancer = await balance(
      copies.map(({ address }) => address),
      readyPath,
    );
    onTestFinished(() => {
      balancer.close();
      for (const { child } of copies) child.kill('SIGKILL');
    });
    await expect.poll(() => balancer.taken()).toHaveLength(2);

    const load = startLoad(balancer, asked, headers);
    for (const copy of copies) {
      load.pause(SHORT_PAUSE_MILLISECONDS);
      await load.reached(load.sent() + 200);
      const before = copy.child;
      before.kill('SIGTERM');
      const [code] = await once(before, 'exit');
      expect(code).toBe(0);
      load.pause(LONG_PAUSE_MILLISECONDS);
      Object.assign(copy, await startCopy(app, copy.port));
      await expect.poll(() => balancer.taken(), { timeout: 60_000 }).toHaveLength(2);
    }
    await load.reached(load.sent() + 100);
    const wrong = await load.end();
    expect({ lost: wrong.length, such: wrong.slice(0, 5) }).toEqual({ lost: 0, such: [] });
    expect(load.sent()).toBeLessThan(MOST_REQUESTS);
  },
  300_000,
);

type RunningCopy = { child: ChildProcess; address: string; port: number };

async function startCopy(app: App, port?: number): Promise<RunningCopy> {
  const taken = port ?? (await freePort());
  const { child, address } = await startApp(app, { ...SETTINGS, [app.port]: String(taken) });
  return { child, address, port: taken };
}

/** Callers who ask one thing after another, with a pause. Gives what went wrong. */
function startLoad({ url }: Balancer, asked: Asked[], headers: Record<string, string>) {
  let sent = 0;
  let ended = false;
  let pause = LONG_PAUSE_MILLISECONDS;
  const wrong: string[] = [];
  const call = async (caller: number) => {
    for (let n = caller; !ended && sent < MOST_REQUESTS; n++) {
      const { path, method = 'GET', body, expected } = asked[n % asked.length] as Asked;
      sent++;
      const options = { method, headers, redirect: 'manual' as const, ...(body !== undefined && { body }) };
      const status = await fetch(url + path, options).then(
        async (answer) => {
          const text = await answer.text();
          return answer.status === expected ? expected : `${answer.status} ${text}`;
        },
        (error: unknown) => String(error),
      );
      if (status !== expected) wrong.push(`${method} ${path}: ${status}`);
      await wait(pause);
    }
  };
  const callers = Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)));
  return {
    sent: () => sent,
    pause: (milliseconds: number) => void (pause = milliseconds),
    reached: async (number: number) => {
      while (sent < Math.min(number, MOST_REQUESTS)) await wait(pause);
    },
    end: async () => {
      ended = true;
      await callers;
      return wrong;
    },
  };
}
