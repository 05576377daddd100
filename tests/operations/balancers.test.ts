import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@longleaf/platform/free-port';
import { openDatabase } from '@longleaf/platform/database';
import { testDatabase } from '@longleaf/testkit/database';
import { listeningTestIssuer } from '@longleaf/testkit/issuer';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { APPS, startApp, type App } from '../../scripts/lib/apps.ts';
import { BALANCERS, HOSTS, type Asked, type Balancer, type Copies } from './balancers.ts';

const [PORTAL, SIGN_IN, CONTENT] = APPS;
const COLLEGE = 199_120;
const CALLERS = 4;
/** A program may take long to start on a machine that does other things. */
const PATIENTLY = { timeout: 90_000 };
const SEARCH = { method: 'POST', body: '[]', headers: { 'content-type': 'application/json' } };
const FILTERS = '/api/campusSearch/institutionFilters';

const { url: databaseUrl } = await testDatabase('few');
const issuer = await listeningTestIssuer();
const token = await issuer.token('ann', { expiresIn: 3_600 });
const PERSON = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const folder = await mkdtemp(join(tmpdir(), 'longleaf-balanced-'));
const secret = () => randomBytes(32).toString('hex');

const SETTINGS = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATABASE_CONNECTIONS: '4',
  DATA_DIR: folder,
  PORTAL_URL: `https://${HOSTS.portal}`,
  CONTENT_URL: `https://${HOSTS.content}`,
  OIDC_ISSUER: `https://${HOSTS.signIn}`,
  IDENTITY_SECRET: secret(),
  DATA_SECRET: secret(),
  ACCOUNT_SERVICE_SECRET: secret(),
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '0',
  // As in production, where the samples of both balancers count on it.
  STOP_WAIT_SECONDS: '8',
  // So that only a balancer keeps figures from strangers.
  METRICS_PUBLIC: 'true',
  // As both samples say.
  TRUST_PROXY: '1',
};

type Copy = { child: ChildProcess; address: string; port: number };

async function startCopy(app: App, own: Record<string, string> = {}, port?: number): Promise<Copy> {
  const taken = port ?? (await freePort());
  const ofPortal = app === PORTAL ? { OIDC_ISSUER: issuer.issuer } : {};
  const settings = { ...SETTINGS, ...ofPortal, ...own, [app.port]: String(taken) };
  const { child } = await startApp(app, settings);
  return { child, address: `127.0.0.1:${taken}`, port: taken };
}

let api: Copy[] = [];
let signIn: Copy[] = [];
let content: Copy | undefined;

beforeAll(async () => {
  if (BALANCERS.every(({ missing }) => missing !== undefined)) return;
  api = await Promise.all([startCopy(PORTAL), startCopy(PORTAL)]);
  [signIn, content] = await Promise.all([
    Promise.all([startCopy(SIGN_IN), startCopy(SIGN_IN)]),
    startCopy(CONTENT),
  ]);
});
afterAll(async () => {
  const all = [...api, ...signIn, ...(content ? [content] : [])];
  for (const { child } of all) child.kill('SIGKILL');
  await issuer.close();
  await rm(folder, { recursive: true, force: true });
});

const addresses = (): Copies => ({
  portal: api.map(({ address }) => address) as [string, string],
  signIn: signIn.map(({ address }) => address) as [string, string],
  content: content?.address ?? '',
});

describe.each(BALANCERS)('$name with the sample in deploy/', ({ missing, start }) => {
  let balancer: Balancer;
  beforeAll(async () => {
    if (missing === undefined) balancer = await start(addresses());
  });
  beforeEach(({ skip }) => skip(missing !== undefined, missing));
  afterAll(async () => balancer?.end());

  it('leads each host to its program, and nothing else anywhere', async () => {
    const { ask } = balancer;
    expect(await ask(HOSTS.portal, '/api/health')).toMatchObject({ status: 200, body: '{"status":"alive"}' });
    const discovery = await ask(HOSTS.signIn, '/.well-known/openid-configuration');
    expect(JSON.parse(discovery.body)).toMatchObject({ issuer: SETTINGS.OIDC_ISSUER });
    const guides = await ask(HOSTS.content, '/');
    expect([guides.status, guides.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    expect((await ask('other.test', '/api/health')).status).toBe(421);
    for (const path of ['/api/metrics', '/API/Metrics', '/api/%6detrics'])
      expect((await ask(HOSTS.portal, path)).status).toBe(404);
    for (const path of ['/metrics', '/Metrics', '/%6detrics'])
      expect((await ask(HOSTS.signIn, path)).status).toBe(404);
  });

  it('sends whoever comes without TLS to where there is', async () => {
    const answer = await fetch(`${balancer.plainUrl}/colleges?q=x`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toMatch(/^https:\/\/.*\/colleges\?q=x$/);
  });

  it('gives each request an id of its own making', async () => {
    const given = 'stranger-0123456789';
    const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
    const headers = { 'x-request-id': given, traceparent };
    const ids = await Promise.all(
      Object.values(HOSTS).map(async (host) => {
        const answer = await balancer.ask(host, '/nothing', { headers });
        return String(answer.headers['x-request-id']);
      }),
    );
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f-]{32,36}$/);
      expect(id).not.toBe('ab'.repeat(16));
    }
  });

  it('says on a page, with when to come back, that no copy answers', async () => {
    const nobody = `127.0.0.1:${await freePort()}`;
    const own = await start({ ...addresses(), signIn: [nobody, nobody], content: nobody });
    onTestFinished(own.end);
    for (const host of [HOSTS.signIn, HOSTS.content]) {
      const answer = await own.ask(host, '/guides');
      expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
        503,
        '10',
        'no-store',
      ]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('<h1>This site cannot be reached right now</h1>');
      expect(answer.body).toContain('Nothing you saved is lost.');
    }
  });

  it('writes neither addresses nor paths of its callers', async () => {
    const { headers } = await balancer.ask(HOSTS.portal, '/api/health?who=somebody');
    const own = async () =>
      (await balancer.lines()).filter(({ requestId }) => requestId === headers['x-request-id']);
    await expect.poll(own, PATIENTLY).toHaveLength(1);
    const line = JSON.stringify(await own());
    expect(line).toContain('"status"');
    expect(line).not.toMatch(/somebody|health|127\.0\.0\.1(?!:\d+")/);
    expect(await balancer.written()).not.toMatch(/who=somebody|"GET |client: /);
  });
});

const HERE = BALANCERS.filter(({ missing }) => missing === undefined);
const NONE_HERE = 'this machine has neither HAProxy nor nginx';

/** Each balancer of this machine before two copies of the API, until the test ends. */
async function startEach(portal: [string, string]): Promise<Balancer[]> {
  const balancers = await Promise.all(HERE.map(({ start }) => start({ ...addresses(), portal })));
  onTestFinished(async () => {
    await Promise.all(balancers.map(({ end }) => end()));
  });
  return balancers;
}

describe('every balancer of this machine', () => {
  beforeEach(({ skip }) => skip(HERE.length === 0, NONE_HERE));

  it('lets no caller choose the address that it counts as', async () => {
    // One copy that allows few: whoever could claim addresses would be let in again and again.
    const strict = await startCopy(PORTAL, { RATE_LIMIT_PER_MINUTE: '3' });
    onTestFinished(() => void strict.child.kill('SIGKILL'));
    const balancers = await startEach([strict.address, strict.address]);
    const claim = (n: number) => ({
      'x-forwarded-for': `192.0.2.${n}, 198.51.100.${n}`,
      forwarded: `for=192.0.2.${n}`,
    });
    // In turns: each is this machine's one address, so all of them together have three.
    const through: number[] = [];
    for (let n = 0; n < 5; n++) {
      const { ask } = balancers[n % balancers.length] as Balancer;
      through.push((await ask(HOSTS.portal, '/api/nothing', { headers: claim(n) })).status);
    }
    expect(through).toEqual([404, 404, 404, 429, 429]);
    // Without a balancer before it, the same claims are believed: it is the samples that hold them off.
    const past = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => fetch(`http://${strict.address}/api/nothing`, { headers: claim(n) })),
    );
    expect(past.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  }, 180_000);

  it('loses no request while one copy after the other is restarted', async () => {
    const balancers = await startEach(addresses().portal);
    const loads = balancers.map(startLoad);
    const allSend = (more: number) => Promise.all(loads.map((load) => load.sends(more)));
    const restartAndWait = async (copies: readonly Copy[], app: App, turn: number) => {
      const copy = copies[turn] as Copy;
      await restart(copy, app, () => allSend(40));
      for (const balancer of balancers)
        await expect.poll(() => isTaken(balancer, copies, copy), PATIENTLY).toBe(true);
    };
    // One of each program at a time, as they have nothing to do with each other.
    for (const turn of [0, 1]) {
      await allSend(40);
      await Promise.all([restartAndWait(api, PORTAL, turn), restartAndWait(signIn, SIGN_IN, turn)]);
    }
    await allSend(40);
    const wrong = await Promise.all(loads.map((load) => load.end()));
    expect(wrong.map((of, n) => [HERE[n]?.name, of.length, of.slice(0, 5)])).toEqual(
      HERE.map(({ name }) => [name, 0, []]),
    );
  }, 300_000);

  it('tries the other copy where one is gone without a word', async () => {
    const lost = await startCopy(PORTAL);
    const pair = [lost, api[1] as Copy];
    onTestFinished(() => void lost.child.kill('SIGKILL'));
    const balancers = await startEach(pair.map(({ address }) => address) as [string, string]);
    for (const balancer of balancers)
      await expect.poll(() => isTaken(balancer, pair, lost), PATIENTLY).toBe(true);
    const gone = once(lost.child, 'exit');
    lost.child.kill('SIGKILL');
    await gone;
    const posted: Asked = { method: 'POST', body: String(COLLEGE), headers: PERSON };
    for (const { ask } of balancers) {
      const answers = Array.from({ length: 12 }, () => ask(HOSTS.portal, '/api/collegePlanning', posted));
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(statuses).toEqual(statuses.map(() => 200));
    }
  }, 120_000);
});

describe('every balancer of this machine, where a copy dies over a request', () => {
  beforeEach(({ skip }) => skip(HERE.length === 0, NONE_HERE));

  it('asks another one for what is only read, and sends nothing else twice', async () => {
    const dying = await startDyingCopy();
    const balancers = await startEach([dying.address, (api[1] as Copy).address]);
    for (const { ask } of balancers) {
      const statuses = new Set<number | string>();
      const read = () =>
        ask(HOSTS.portal, '/api/health/ready?part=people').then(({ status }) => status, String);
      // nginx leaves a copy that failed alone for two seconds.
      while (dying.asked.length === 0) {
        statuses.add(await read());
        await wait(100);
      }
      expect([...statuses]).toEqual([200]);
      expect(dying.asked).toContain('GET');
      const posted: Asked = { method: 'POST', body: String(COLLEGE), headers: PERSON };
      // HAProxy only closes the connection where the request is not the first over it.
      const save = () =>
        ask(HOSTS.portal, '/api/collegePlanning', posted).then(({ status }) => status, String);
      await expect.poll(save, { ...PATIENTLY, interval: 300 }).not.toBe(200);
      expect(dying.asked.filter((method) => method === 'POST')).toHaveLength(1);
      dying.asked.length = 0;
    }
  }, 120_000);
});

const [{ missing: noHaproxy, start: startHaproxy }] = BALANCERS as [(typeof BALANCERS)[number]];

it.skipIf(noHaproxy !== undefined)(
  'HAProxy goes on sending people to copies that cannot reach the database',
  async () => {
    const { url } = await testDatabase('few');
    const start = (app: App) => startCopy(app, { DATABASE_URL: url });
    const [cut, cutSignIn] = await Promise.all([
      Promise.all([start(PORTAL), start(PORTAL)]),
      Promise.all([start(SIGN_IN), start(SIGN_IN)]),
    ]);
    const own = await startHaproxy({
      ...addresses(),
      portal: cut.map(({ address }) => address) as [string, string],
      signIn: cutSignIn.map(({ address }) => address) as [string, string],
    });
    onTestFinished(async () => {
      await own.end();
      for (const { child } of [...cut, ...cutSignIn]) child.kill('SIGKILL');
    });
    expect((await own.ask(HOSTS.portal, FILTERS, SEARCH)).status).toBe(200);
    const takeAway = await cutOff(url);
    onTestFinished(takeAway.undo);
    for (const { address } of cut)
      await expect
        .poll(async () => (await fetch(`http://${address}/api/health/ready`)).status, PATIENTLY)
        .toBe(503);
    // More looks than it wants to be sure.
    const before = await Promise.all(cut.map(looksAt));
    await expect
      .poll(
        async () => (await Promise.all(cut.map(looksAt))).every((now, n) => now >= (before[n] ?? 0) + 4),
        PATIENTLY,
      )
      .toBe(true);
    expect((await own.ask(HOSTS.portal, FILTERS, SEARCH)).status).toBe(200);
    // Nobody can sign in; who comes to is told so by the sign-in host, not by the balancer.
    const page: Asked = { headers: { accept: 'text/html' } };
    const signingIn = await own.ask(HOSTS.signIn, '/session/end', page);
    expect([signingIn.status, signingIn.headers['retry-after']]).toEqual([503, '5']);
    expect(signingIn.body).toContain('Signing in does not work right now');
  },
  120_000,
);

/** What looks well to a balancer and ends each connection over which it is asked for anything else. */
async function startDyingCopy(): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/api/health' || request.url?.endsWith('?part=pages')) return void response.end();
    asked.push(request.method ?? '');
    request.socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Stops a copy in order, lets time pass without it, and starts it anew. */
async function restart(copy: Copy, app: App, pause: () => Promise<unknown>): Promise<void> {
  const gone = once(copy.child, 'exit');
  copy.child.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  await pause();
  Object.assign(copy, await startCopy(app, {}, copy.port));
}

/** Ends every connection to a database and lets none in, as if it were away. */
async function cutOff(url: string): Promise<{ undo: () => Promise<void> }> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const admin = openDatabase(server.href, { maximum: 1 });
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name]);
  return {
    undo: async () => {
      await admin.query(`alter database ${name} allow_connections true`);
      await admin.close();
    },
  };
}

/** How often a copy was asked for its pages, and had them. */
async function looksAt({ address }: Copy): Promise<number> {
  const figures = await (await fetch(`http://${address}/api/metrics`)).text();
  const line =
    /^longleaf_http_request_duration_seconds_count\{method="GET",route="\/api\/health\/ready",status="200"\} (\d+)/m;
  return Number(line.exec(figures)?.[1] ?? 0);
}

/** Whether a copy that came back is sent requests again, by what the balancer wrote of them. */
async function isTaken(balancer: Balancer, copies: readonly Copy[], copy: Copy): Promise<boolean> {
  const [host, path] = copies !== signIn ? [HOSTS.portal, '/api/health'] : [HOSTS.signIn, '/health'];
  const own = [copy.address, `${copies !== signIn ? 'api' : 'sign-in'}-${copies.indexOf(copy) + 1}`];
  const answers = await Promise.all(Array.from({ length: 4 }, () => balancer.ask(host, path)));
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  const lines = (await balancer.lines()).filter(({ requestId }) => ids.includes(requestId));
  return lines.some(({ server }) => own.includes(server));
}

/** Callers who ask one thing after another. Gives what was not answered as it should be. */
function startLoad({ ask }: Balancer) {
  const asked = [
    { host: HOSTS.portal, path: FILTERS, ...SEARCH, expected: 200 },
    { host: HOSTS.portal, path: '/api/collegePlanning/savedcollegeids', headers: PERSON, expected: 200 },
    {
      host: HOSTS.portal,
      path: '/api/collegePlanning',
      method: 'POST',
      body: String(COLLEGE),
      headers: PERSON,
      expected: 200,
    },
    { host: HOSTS.signIn, path: '/.well-known/openid-configuration', expected: 200 },
    {
      host: HOSTS.signIn,
      path: '/token',
      method: 'POST',
      body: 'grant_type=refresh_token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      expected: 400,
    },
  ];
  let sent = 0;
  let ended = false;
  const wrong: string[] = [];
  const call = async (caller: number) => {
    for (let n = caller; !ended; n++) {
      const { host, path, expected, ...how } = asked[n % asked.length] as (typeof asked)[number];
      sent++;
      const status = await ask(host, path, how).then(
        ({ status: got, body }) => (got === expected ? expected : `${got} ${body.slice(0, 200)}`),
        String,
      );
      if (status !== expected) wrong.push(`${how.method ?? 'GET'} ${host}${path}: ${status}`);
      await wait(20);
    }
  };
  const callers = Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)));
  return {
    /** Comes when so many more were sent. */
    sends: async (more: number) => {
      for (const until = sent + more; sent < until;) await wait(20);
    },
    end: async () => {
      ended = true;
      await callers;
      return wrong;
    },
  };
}
