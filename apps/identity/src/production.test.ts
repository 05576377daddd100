import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@longleaf/platform/database';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { afterFile } from '@longleaf/testkit/after-file';
import { testDatabase, type TestDatabase } from '@longleaf/testkit/database';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildIdentity } from './app.ts';
import { ensureDemoPeople } from './demo-people.ts';
import { identitySecret } from './secret.ts';
import { TestClock } from './testing/harness.ts';

const secret = randomBytes(32).toString('hex');
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

function productionSettings(changes: Record<string, string> = {}) {
  return readSettings(
    {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://somewhere/longleaf',
      IDENTITY_SECRET: randomBytes(32).toString('hex'),
      ACCOUNT_SERVICE_SECRET: randomBytes(32).toString('hex'),
      PORTAL_URL: 'https://portal.example.org',
      OIDC_ISSUER: 'https://signin.example.org',
      MAIL: 'off',
      ...changes,
    },
    'identity',
  );
}

function build(settings: ReturnType<typeof readSettings>) {
  return buildIdentity({ settings, database, clock: new TestClock().now, log: createLogger('x', 'silent') });
}

describe('behind a balancer that ends https', () => {
  const query = new URLSearchParams({
    client_id: 'longleaf-portal',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: 'https://portal.example.org/signin-callback',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });

  it('writes https addresses and sends cookies over https alone', async () => {
    const app = await build(productionSettings({ IDENTITY_SECRET: secret }));
    afterFile(() => app.close());
    const answer = await app.inject({ url: `/auth?${query}`, headers: { host: '10.0.0.9:3001' } });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['strict-transport-security']).toBeDefined();
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
    const discovery = (await app.inject('/.well-known/openid-configuration')).json();
    for (const [name, value] of Object.entries(discovery)) {
      expect([name, value]).not.toEqual([name, expect.stringMatching(/^http:|10\.0\.0\.9/)]);
    }
  });

  it('refuses to start on keys that another secret sealed, and says which setting', async () => {
    await expect(build(productionSettings())).rejects.toThrow(/^IDENTITY_SECRET/);
  });

  it('refuses an issuer with a path', async () => {
    const withPath = { OIDC_ISSUER: 'https://example.org/signin' };
    expect(() => productionSettings(withPath)).toThrow(/\n {2}OIDC_ISSUER: /);
    await expect(build({ ...productionSettings(), ...withPath })).rejects.toThrow(/^OIDC_ISSUER/);
  });

  it('says whether it can do its work', async () => {
    const copy = openDatabase(database.url);
    const settings = readSettings({ NODE_ENV: 'test', IDENTITY_SECRET: secret });
    const app = await buildIdentity({
      settings,
      database: copy,
      clock: new TestClock().now,
      log: createLogger('x', 'silent'),
    });
    afterFile(() => app.close());
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
    await copy.close();
    const away = await app.inject('/health/ready?part=people');
    expect([away.statusCode, away.json()]).toEqual([
      503,
      { status: 'not ready', database: false, keys: false },
    ]);
    expect((await app.inject('/health/ready?part=pages')).statusCode).toBe(404);
    expect((await app.inject('/health')).statusCode).toBe(200);
  });

  it('makes no demo people', async () => {
    await expect(ensureDemoPeople(database, productionSettings())).rejects.toThrow(/embedded default only/);
    const { rowCount } = await database.pool.query('select 1 from identity.accounts');
    expect(rowCount).toBe(0);
  });
});

describe('the secret of the embedded default', () => {
  it('is made once and readable by its owner alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'longleaf-secret-'));
    const settings = { DATA_DIR: folder, NODE_ENV: 'development', IDENTITY_SECRET: undefined } as const;
    const secrets = await Promise.all([1, 2, 3].map(() => identitySecret(settings)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    const file = join(folder, 'identity-secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toBe(secrets[0]);
    await rm(folder, { recursive: true });
  });

  it('is never made in production', async () => {
    const settings = { DATA_DIR: tmpdir(), NODE_ENV: 'production', IDENTITY_SECRET: undefined } as const;
    await expect(identitySecret(settings)).rejects.toThrow(/IDENTITY_SECRET/);
  });
});
