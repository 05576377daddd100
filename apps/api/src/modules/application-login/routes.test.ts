import { randomBytes } from 'node:crypto';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const secret = randomBytes(32).toString('hex');
const settings = {
  PORTAL_URL: 'https://portal.example',
  APPLICATION_LOGINS:
    'elm/first-year/k1=https://apply.example.edu/in?from=nc,oak/transfer/k2=https://oak.example/login',
};
const api = await startApi({ settings, dataSecret: secret });
const keysAt = (url: string) => createRemoteJWKSet(new URL(`${url}/api/applicationLogin/keys`));
const addressFor = async (person: string, path = '/application/elm/first-year/k1') => {
  const { status, json, headers } = await api.call('GET', path, { as: person });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('no-store');
  return json as { address: string; site: string };
};
const tokenFor = async (person: string, path?: string) =>
  new URL((await addressFor(person, path)).address).searchParams.get('token') ?? '';
const claimsOf = async (token: string, audience = 'https://apply.example.edu') =>
  (await jwtVerify(token, keysAt(api.url), { issuer: 'https://portal.example', audience })).payload;

it('leads to the address of the settings, which keeps what it has, with a token that the published keys prove (API-142)', async () => {
  const { address, site } = await addressFor('ann');
  expect(address).toMatch(/^https:\/\/apply\.example\.edu\/in\?from=nc&token=ey/);
  expect(site).toBe('apply.example.edu');
  const claims = await claimsOf(await tokenFor('ann'));
  expect(claims).toMatchObject({ organization: 'elm', program: 'first-year', app_key: 'k1' });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(60);
  // Nothing about the person goes along.
  expect(Object.keys(claims).toSorted()).toEqual([
    'app_key',
    'aud',
    'exp',
    'iat',
    'iss',
    'jti',
    'organization',
    'program',
    'sub',
  ]);
});

it('is each time another token, of the same person for the same site', async () => {
  const [first, second, other] = await Promise.all(
    ['ann', 'ann', 'ben'].map(async (person) => claimsOf(await tokenFor(person))),
  );
  expect(first?.jti).not.toBe(second?.jti);
  expect(first?.sub).toBe(second?.sub);
  expect(first?.sub).not.toBe(other?.sub);
});

it('names a person otherwise at each site, and is for one site alone', async () => {
  const oak = await tokenFor('ann', '/application/oak/transfer/k2');
  await expect(claimsOf(oak)).rejects.toThrow(/"aud"/);
  const claims = await claimsOf(oak, 'https://oak.example');
  expect(claims.sub).not.toBe((await claimsOf(await tokenFor('ann'))).sub);
});

it.each([
  '/application/elm/first-year/k2',
  '/application/elm/transfer/k1',
  '/application/pine/first-year/k1',
])('leads nowhere from %s', async (path) => {
  expect(await api.call('GET', path, { as: 'ann' })).toMatchObject({
    status: 404,
    json: { detail: 'We do not know this application. Check the link, or ask the college for a new one.' },
  });
});

it('names what cannot be a name', async () => {
  expect(await api.call('GET', '/application/elm/first%20year/k1', { as: 'ann' })).toMatchObject({
    status: 400,
    json: { modelState: { program: [expect.stringContaining('Use letters')] } },
  });
});

it('needs somebody who is signed in', async () => {
  expect((await api.call('GET', '/application/elm/first-year/k1')).status).toBe(401);
});

it('is the same in every copy, and old tokens are proved while the secret is changed', async () => {
  const changed = await startApi({
    settings,
    beside: api,
    dataSecret: { current: randomBytes(32).toString('hex'), before: secret },
  });
  const token = await tokenFor('ann');
  const { payload } = await jwtVerify(token, keysAt(changed.url), { audience: 'https://apply.example.edu' });
  expect(payload.sub).toBe((await claimsOf(token)).sub);
  const fresh = (await changed.call('GET', '/application/elm/first-year/k1', { as: 'ann' })).json as {
    address: string;
  };
  const freshToken = new URL(fresh.address).searchParams.get('token') ?? '';
  const after = await jwtVerify(freshToken, keysAt(changed.url), { audience: 'https://apply.example.edu' });
  expect(after.payload.sub).toBe(payload.sub);
  expect(decodeProtectedHeader(freshToken).kid).not.toBe(decodeProtectedHeader(token).kid);
});

it('leads nowhere where nothing is set', async () => {
  const none = await startApi({ beside: api });
  expect((await none.call('GET', '/application/stand-in/first-year/demo', { as: 'ann' })).status).toBe(404);
});
