import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings, type Settings } from '@longleaf/platform/settings';
import { afterFile } from '@longleaf/testkit/after-file';
import { testDatabase, type TestDatabase } from '@longleaf/testkit/database';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@longleaf/platform/demo-people';
import type { FastifyInstance } from 'fastify';
import { findAccount } from '../accounts/repository.ts';
import { buildIdentity, type IdentityOptions } from '../app.ts';
import { ensureDemoPeople } from '../demo-people.ts';
import { startIdentityJobs } from '../jobs.ts';
import { readKeys } from '../keys/key-store.ts';
import { deriveKey } from '../secret.ts';
import { hiddenField, TestBrowser } from './test-browser.ts';

export const FOREIGN_SECRET = 'a-secret-of-a-foreign-client-0123456789';
export const STUDENT = { ...DEMO_PEOPLE.student, password: DEMO_PASSWORD };
export const PARENT = { ...DEMO_PEOPLE.parent, password: DEMO_PASSWORD };

const FOREIGN_CLIENTS = [
  {
    client_id: 'counselor-desk',
    client_name: 'Counselor desk',
    client_secret: FOREIGN_SECRET,
    redirect_uris: ['http://desk.test/back'],
    post_logout_redirect_uris: ['http://desk.test/bye'],
  },
  { client_id: 'sister-app', redirect_uris: ['http://sister.test/back'], api_access: true },
];

/** A clock that tests move by hand. */
export class TestClock {
  #now = Date.parse('2026-10-05T14:00:00Z');
  readonly now = () => new Date(this.#now);
  advance(seconds: number): void {
    this.#now += seconds * 1_000;
  }
}

export type TestIdentity = {
  app: FastifyInstance;
  issuer: string;
  settings: Settings;
  database: TestDatabase;
  clock: TestClock;
  browser(): TestBrowser;
  /** Another copy of the provider on the same database and issuer. */
  anotherCopy(): Promise<FastifyInstance>;
  /** Waits until no job waits or is being done. */
  waitForJobs(): Promise<void>;
};

/**
 * The provider on real PostgreSQL and a real port, with the demo people, for one test file. It sends letters when
 * SMTP_URL is among the overrides.
 */
export async function startIdentity(
  overrides: Record<string, string> = {},
  options: Pick<IdentityOptions, 'languages'> = {},
): Promise<TestIdentity> {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const database = await testDatabase();
  const clock = new TestClock();
  const settings = readSettings({
    NODE_ENV: 'test',
    LONGLEAF_EMBEDDED: '1',
    IDENTITY_PORT: String(port),
    IDENTITY_SECRET: randomBytes(32).toString('hex'),
    ACCOUNT_SERVICE_SECRET: randomBytes(32).toString('hex'),
    PORTAL_URL: 'http://portal.test',
    OIDC_FOREIGN_CLIENTS: JSON.stringify(FOREIGN_CLIENTS),
    LOG_LEVEL: 'silent',
    // Tests of a file come from one address, faster than people do.
    RATE_LIMIT_PER_MINUTE: '0',
    ...overrides,
  });
  await ensureDemoPeople(database, settings);
  const build = () =>
    buildIdentity({
      ...options,
      settings,
      database,
      clock: clock.now,
      log: createLogger('identity', 'silent'),
    });
  const app = await build();
  await app.listen({ port, host: 'localhost' });
  afterFile(() => app.close());
  if (settings.SMTP_URL !== undefined) {
    const log = createLogger('identity', 'silent');
    const jobs = await startIdentityJobs({
      settings,
      database,
      clock: clock.now,
      log,
      databaseUrl: database.url,
    });
    afterFile(() => jobs.stop());
  }
  return {
    app,
    issuer,
    settings,
    database,
    clock,
    browser: () => new TestBrowser(issuer),
    async waitForJobs() {
      let open = 1;
      while (open > 0) {
        const { rows } = await database.query<{ open: number }>(
          `select count(*) as open from jobs.jobs where run_at <= now() and attempts < max_attempts`,
        );
        open = rows[0]?.open ?? 0;
        await new Promise((done) => setImmediate(done));
      }
    },
    async anotherCopy() {
      const copy = await build();
      afterFile(() => copy.close());
      return copy;
    },
  };
}

/** Fills in the sign-in form of the page that a browser is at. */
export async function fillSignIn(
  browser: TestBrowser,
  page: { url: URL; body: string },
  person: { userName: string; password: string },
  more: Record<string, string> = {},
) {
  return browser.submit(page.url, {
    csrf: hiddenField(page.body, 'csrf'),
    identifier: person.userName,
    password: person.password,
    ...more,
  });
}

/** What is needed to make access tokens as the provider makes them. */
export async function tokenMaterial({ issuer, settings, database }: TestIdentity, sub: string) {
  const sealingKey = deriveKey(settings.IDENTITY_SECRET ?? '', 'keys');
  const [key] = (await readKeys(database, sealingKey)).signing;
  const account = await findAccount(database, sub);
  if (!key || !account) throw new Error('The provider has no key, or nobody has this subject');
  return { issuer, audience: 'longleaf-api', clientId: 'longleaf-portal', account, key };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, 'localhost', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
