import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/start-api.ts';

const pair = await generateKeyPair('EdDSA');
const other = await generateKeyPair('EdDSA');
const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'v', alg: 'EdDSA', use: 'sig' }];
let isDown = false;
const server: Server = createServer((_request, reply) => {
  if (isDown) reply.statusCode = 500;
  reply.end(isDown ? '' : JSON.stringify({ keys }));
});
await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
afterAll(() => void server.close());
const VENDOR = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vendor`;
const PORTAL_URL = 'https://portal.example';
const settings = {
  PORTAL_URL,
  ASSESSMENT_VENDOR_URL: VENDOR,
  ASSESSMENT_LICENSES: '*=104+101+1700, 341985=100',
};
const api = await startApi({ catalog: true, settings });

const get = (as: string | undefined, path: string, from: TestApi = api) =>
  from.call('GET', path, as === undefined ? {} : { as });
const access = async (as: string) => (await get(as, '/learnaboutyourself/canaccess')).json;
const resultsOf = async (as: string, configId = 104) =>
  ((await get(as, `/hes/assessments?configId=${configId}`)).json as { results: unknown[] }[])[0]?.results;
const tokenOf = async (as: string) => ((await get(as, '/hes/getToken')).json as { token: string }).token;
const claimsOf = async (token: string) =>
  (
    await jwtVerify(token, createRemoteJWKSet(new URL(`${api.url}/api/applicationLogin/keys`)), {
      issuer: PORTAL_URL,
      audience: new URL(VENDOR).origin,
      typ: 'assessment-vendor+jwt',
    })
  ).payload;
const nameOf = async (as: string) => (await claimsOf(await tokenOf(as))).sub ?? '';

interface Said {
  sub: string;
  claims?: Record<string, unknown>;
  jti?: string;
  issuer?: string;
  audience?: string;
  typ?: string;
  seconds?: number;
  key?: CryptoKey;
  iat?: number;
}
const done = {
  config_id: 104,
  outcome: 'completed',
  completed_at: '2026-11-02T15:00:00Z',
  title: 'The helper',
  summary: 'You see what others need.',
  areas: [{ name: 'Helping', score: 80 }],
};
const signed = (said: Said) =>
  new SignJWT(said.claims ?? done)
    .setProtectedHeader({ alg: 'EdDSA', kid: 'v', typ: said.typ ?? 'assessment-result+jwt' })
    .setIssuer(said.issuer ?? VENDOR)
    .setAudience(said.audience ?? PORTAL_URL)
    .setSubject(said.sub)
    .setJti(said.jti ?? crypto.randomUUID())
    .setIssuedAt(said.iat)
    .setExpirationTime(Math.floor(Date.now() / 1000) + (said.seconds ?? 60))
    .sign(said.key ?? pair.privateKey);
const send = (result: unknown) => api.call('POST', '/hes/results', { body: { result } });
const refusal = (configId = 104) => ({ config_id: configId, outcome: 'not-licensed' });

describe('who may take what', () => {
  it('is said by four flags, and canaccess is no survey’s name (API-088, ST-212, GAP-017)', async () => {
    expect(await access('ann')).toEqual({
      isOffered: true,
      dwyaAccess: true,
      lsiAccess: true,
      skillsAccess: true,
      intelligencesAccess: false,
    });
    expect((await get('ann', '/LEARNABOUTYOURSELF/CanAccess')).json).toMatchObject({ isOffered: true });
  });

  it('follows the school that one goes to', async () => {
    const school = api.dependencies.catalog.organizations();
    const brown = school.find('hs-00134');
    const code = brown?.ceebCode ?? '';
    expect(code).toMatch(/^\d{6}$/);
    const here = await startApi({
      beside: api,
      catalog: true,
      settings: { ...settings, ASSESSMENT_LICENSES: `${code}=100` },
    });
    await here.call('PUT', '/users/primaryConnection/save', {
      as: 'bea',
      body: { primaryConnectionCrmId: 'hs-00134' },
    });
    expect((await get('bea', '/learnaboutyourself/canaccess', here)).json).toMatchObject({
      intelligencesAccess: true,
      dwyaAccess: false,
    });
    expect((await get('ben', '/learnaboutyourself/canaccess', here)).json).toMatchObject({
      intelligencesAccess: false,
    });
  });
});

describe('the way there', () => {
  it.each([
    ['personality', 104],
    ['learning', 101],
    ['Skills', 1700],
  ])('%s is taken at the vendor’s %i (API-089, CON-068)', async (assessment, configId) => {
    expect((await get('cal', `/learnaboutyourself/${assessment}`)).json).toEqual({
      address: `${VENDOR}/assessments/${configId}`,
      configId,
    });
  });

  it('names the license where there is none (ST-213)', async () => {
    expect(await get('cal', '/learnaboutyourself/intelligences')).toMatchObject({
      status: 400,
      json: { modelState: { license: ['Your school has no license for this survey.'] } },
    });
  });

  it('knows no other survey', async () => {
    expect((await get('cal', '/learnaboutyourself/interest-profiler')).status).toBe(404);
  });

  it('is opened by a token that holds for a minute, is for the vendor alone and names nobody (API-091)', async () => {
    const { token, seconds } = (await get('dot', '/hes/getToken')).json as { token: string; seconds: number };
    const claims = await claimsOf(token);
    expect(seconds).toBe(60);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(60);
    expect(claims['config_ids']).toEqual([104, 101, 1700]);
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'config_ids', 'exp', 'iat', 'iss', 'jti', 'sub']);
    const again = await claimsOf(await tokenOf('dot'));
    expect(again.sub).toBe(claims.sub);
    expect(again.jti).not.toBe(claims.jti);
    expect(await nameOf('eli')).not.toBe(claims.sub);
  });

  it('is told in the profile as heSUserId (ENT-138)', async () => {
    await api.call('PUT', '/users/profile/save', { as: 'fay', body: { nickname: 'Fay' } });
    const name = await nameOf('fay');
    expect((await get('fay', '/users/profile')).json).toMatchObject({ heSUserId: name });
  });

  it('is closed to whoever has no license at all', async () => {
    const none = await startApi({ beside: api, settings: { ...settings, ASSESSMENT_LICENSES: '' } });
    expect(await get('gus', '/hes/getToken', none)).toMatchObject({
      status: 400,
      json: { modelState: { license: [expect.any(String)] } },
    });
  });
});

describe('what comes back (API-090, API-092)', () => {
  it('is kept once, however often it is sent, and shown to its owner alone', async () => {
    const sub = await nameOf('hal');
    const result = await signed({ sub });
    const replies = await Promise.all([send(result), send(result), send(result)]);
    expect(replies.map(({ status, json }) => [status, json])).toEqual(
      replies.map(() => [200, { kept: true }]),
    );
    expect(await resultsOf('hal')).toEqual([
      {
        id: expect.any(Number),
        title: 'The helper',
        summary: 'You see what others need.',
        areas: [{ name: 'Helping', score: 80 }],
        dateCompleted: '2026-11-02T15:00:00.000Z',
      },
    ]);
    expect(await resultsOf('hal', 101)).toEqual([]);
    expect(await resultsOf('ida')).toEqual([]);
  });

  it('stands latest first, with the minutes of each survey (CON-070)', async () => {
    const sub = await nameOf('jan');
    await send(
      await signed({ sub, claims: { ...done, title: 'Old', completed_at: '2025-01-02T00:00:00Z' } }),
    );
    await send(await signed({ sub, claims: { ...done, title: 'New' } }));
    expect(await resultsOf('jan')).toMatchObject([{ title: 'New' }, { title: 'Old' }]);
    const all = (await get('jan', '/hes/assessments')).json as object[];
    expect(all).toMatchObject([
      { configId: 104, durationMin: 20, durationMax: 35 },
      { configId: 101, durationMin: 15, durationMax: 20 },
      { configId: 1700 },
      { configId: 100, durationMin: 15, durationMax: 20 },
    ]);
  });

  it('is written down for its owner, who did not bring it', async () => {
    const sub = await nameOf('kim');
    await send(await signed({ sub }));
    const { rows } = await api.database.query(
      `select actor, actor_kind, entity, act from portal.audit where owner_id =
         (select id from portal.people where subject = 'kim')`,
    );
    expect(rows).toEqual([
      { actor: 'vendor-survey', actor_kind: 'holder', entity: 'vendor-survey', act: 'change' },
    ]);
  });

  it.each<[string, Omit<Said, 'sub'>]>([
    ['by another key', { key: other.privateKey }],
    ['by another vendor', { issuer: 'https://else.example' }],
    ['for another portal', { audience: 'https://else.example' }],
    ['too long ago', { seconds: -5 }],
    ['as something else', { typ: 'JWT' }],
    ['with a survey that is none', { claims: { ...done, config_id: 5 } }],
    ['without what it is about', { claims: { config_id: 104 } }],
    ['with a score that is none', { claims: { ...done, areas: [{ name: 'x', score: -1 }] } }],
  ])('is refused when signed %s', async (_, said) => {
    const sub = await nameOf('lea');
    expect(await send(await signed({ sub, ...said }))).toMatchObject({
      status: 400,
      json: { modelState: { result: [expect.any(String)] } },
    });
    expect(await resultsOf('lea')).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['a number', 5],
    ['nonsense', 'nonsense'],
    ['what only looks like one', 'a.b.c'],
    ['a long one', 'x'.repeat(20_001)],
  ])('refuses %s', async (_, result) => {
    expect(await send(result)).toMatchObject({
      status: 400,
      json: { modelState: { result: [expect.any(String)] } },
    });
  });

  it('is about somebody who was sent there', async () => {
    expect((await send(await signed({ sub: 'nobody' }))).status).toBe(404);
  });

  it('waits while the vendor’s keys cannot be read', async () => {
    isDown = true;
    const fresh = await startApi({ beside: api, settings });
    const result = await signed({ sub: 'nobody' });
    const reply = await fresh.call('POST', '/hes/results', { body: { result } });
    isDown = false;
    expect(reply.status).toBe(503);
  });
});

describe('a vendor that says that there is no license (ST-213)', () => {
  it('marks the person, for that survey alone, until a day has passed', async () => {
    const sub = await nameOf('max');
    const result = await signed({ sub, claims: refusal() });
    await Promise.all([send(result), send(result)]);
    expect(await access('max')).toMatchObject({ dwyaAccess: false, lsiAccess: true });
    expect((await get('max', '/learnaboutyourself/personality')).json).toMatchObject({
      modelState: { license: [expect.any(String)] },
    });
    expect((await claimsOf(await tokenOf('max')))['config_ids']).toEqual([101, 1700]);
    expect(await access('ned')).toMatchObject({ dwyaAccess: true });
    await api.database.query(
      `update portal.vendor_refusals set refused_at = refused_at - interval '25 hours'`,
    );
    expect(await access('max')).toMatchObject({ dwyaAccess: true });
  });

  it('an old word does not take the place of a newer one, and a finished survey ends it', async () => {
    const sub = await nameOf('ora');
    const now = Math.floor(Date.now() / 1000);
    await send(await signed({ sub, claims: refusal(), iat: now }));
    await send(await signed({ sub, claims: refusal(), iat: now - 90_000 }));
    expect(await access('ora')).toMatchObject({ dwyaAccess: false });
    const later = new Date((now + 60) * 1000).toISOString();
    await send(await signed({ sub, claims: { ...done, completed_at: later } }));
    expect(await access('ora')).toMatchObject({ dwyaAccess: true });
  });
});

describe('with no vendor', () => {
  let none: TestApi;
  beforeAll(async () => {
    none = await startApi({ beside: api, settings: { PORTAL_URL, ASSESSMENT_VENDOR_URL: '' } });
  });
  it('says that there are none (GAP-043)', async () => {
    expect((await get('pam', '/learnaboutyourself/canaccess', none)).json).toEqual({
      isOffered: false,
      dwyaAccess: false,
      lsiAccess: false,
      skillsAccess: false,
      intelligencesAccess: false,
    });
    for (const path of ['/learnaboutyourself/personality', '/hes/getToken'])
      expect(await get('pam', path, none)).toMatchObject({
        status: 404,
        json: { detail: 'The surveys of our partner are not available here.' },
      });
    expect((await none.call('POST', '/hes/results', { body: { result: 'x' } })).status).toBe(404);
  });
});

it('refuses a number that is no survey’s', async () => {
  expect(await get('ann', '/hes/assessments?configId=7')).toMatchObject({
    status: 400,
    json: { modelState: { configId: [expect.any(String)] } },
  });
});

it.each(['/learnaboutyourself/canaccess', '/learnaboutyourself/skills', '/hes/assessments', '/hes/getToken'])(
  '%s needs sign-in',
  async (path) => {
    expect((await get(undefined, path)).status).toBe(401);
  },
);
