import { randomBytes } from 'node:crypto';
import { openDatabase, PATIENCE_OF_CALLS } from '@longleaf/platform/database';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { testDatabase } from '@longleaf/testkit/database';
import { linkTo } from '@longleaf/testkit/frozen-link';
import { afterAll, expect, it } from 'vitest';
import { buildIdentity } from './app.ts';

const { url } = await testDatabase();
const link = await linkTo(url);
// Long enough for a slow machine that does answer, short enough for one that never will.
const patience = { ...PATIENCE_OF_CALLS, connection: 2_000, answer: 2_000 };
const database = openDatabase(link.url, { maximum: 4, patience });
afterAll(() => database.close());
const settings = readSettings({ NODE_ENV: 'test', IDENTITY_SECRET: randomBytes(32).toString('hex') });
const log = createLogger('identity', 'silent');
const app = await buildIdentity({ settings, database, clock: () => new Date(), log });
afterAll(() => app.close());

it('is told to callers as 503 while the database answers nothing, and over when it does', async () => {
  const name = () => app.inject({ url: '/account-service/users/nobody_here/checkusername' });
  const ready = () => app.inject({ url: '/health/ready' });
  expect([(await name()).statusCode, (await ready()).statusCode]).toEqual([200, 200]);
  link.freeze();
  const answers = await Promise.all([name(), ready()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  link.thaw();
  await expect.poll(async () => (await ready()).statusCode).toBe(200);
  expect((await name()).statusCode).toBe(200);
});

const SIGN_IN = {
  client_id: 'longleaf-portal',
  response_type: 'code',
  scope: 'openid',
  redirect_uri: `${settings.PORTAL_URL}/signin-callback`,
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
};

it.each([
  ['where a sign-in begins', 'GET', `/auth?${new URLSearchParams(SIGN_IN).toString()}`],
  ['where tokens are given', 'POST', '/token'],
  ['where they are taken back', 'POST', '/token/revocation'],
  ['where a session ends', 'GET', '/session/end'],
  ['where a person is told', 'GET', '/userinfo'],
] as const)('is told as 503 by the OpenID provider, too: %s', async (_, method, url) => {
  await expect.poll(async () => (await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  const ask = () =>
    app.inject({
      method,
      url,
      headers: {
        cookie: '_session=some-session',
        ...(url === '/userinfo' && { authorization: 'Bearer some-token' }),
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'POST' && {
        payload:
          'grant_type=refresh_token&refresh_token=some-token&token=some-token&client_id=longleaf-portal',
      }),
    });
  const before = await ask();
  expect(before.statusCode).toBeLessThan(500);
  link.freeze();
  const answer = await ask();
  link.thaw();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
});

it.each([
  ['where a sign-in begins', `/auth?${new URLSearchParams(SIGN_IN).toString()}`],
  ['where a session ends', '/session/end'],
] as const)('is told to people by the OpenID provider in words that say what goes on: %s', async (_, url) => {
  await expect.poll(async () => (await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  link.freeze();
  const headers = { cookie: '_session=some-session', accept: 'text/html' };
  const answer = await app.inject({ url, headers });
  link.thaw();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.body).toContain('<h1>Signing in does not work right now</h1>');
  expect(answer.body).toContain('Nothing you saved is lost.');
});

it('is told to people on a page, with when to come back', async () => {
  await expect.poll(async () => (await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  link.freeze();
  const answer = await app.inject({
    method: 'POST',
    url: '/account/email/confirm',
    headers: {
      accept: 'text/html',
      origin: settings.OIDC_ISSUER,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'token=some-token',
  });
  link.thaw();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('Signing in does not work right now');
});
