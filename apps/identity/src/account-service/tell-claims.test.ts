import { tellAccountClaims, tellAccountLanguage } from '@longleaf/contract/account-claims';
import { beforeAll, describe, expect, it } from 'vitest';
import { PARENT, startIdentity, STUDENT, type TestIdentity } from '../testing/harness.ts';
import { type JsonCall, jsonCall } from '../testing/json-call.ts';
import { portalParty, type RelyingParty, signedIn } from '../testing/relying-party.ts';

let identity: TestIdentity;
let portal: RelyingParty;
let token: string;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
  token = (await signedIn(portal, identity.browser())).access_token;
});

const call = (path: string, options?: JsonCall) => jsonCall(identity, path, options);
const tell = (body: unknown, as: string | undefined = token) =>
  call(tellAccountClaims.path, { method: 'POST', body, ...(as !== undefined && { token: as }) });
const infoOf = async (as: string) => (await call('/userInfo', { token: as })).body as Record<string, unknown>;

const CLAIMS = { firstName: 'Ada', lastName: 'Lovelace', role: 4, primaryConnection: '134' };

describe('telling the account of names, roles and school', () => {
  it('shows in what tokens say, and again without a change', async () => {
    for (let time = 0; time < 2; time++) expect((await tell(CLAIMS)).status).toBe(204);
    expect(await infoOf(token)).toMatchObject({
      sub: STUDENT.sub,
      name: 'Ada Lovelace',
      given_name: 'Ada',
      family_name: 'Lovelace',
      role: 4,
      primaryConnection: '134',
    });
  });

  it('changes nothing else and nobody else, whatever is sent', async () => {
    const parent = (await signedIn(portal, identity.browser(), PARENT)).access_token;
    const before = await infoOf(parent);
    const own = await infoOf(token);
    const more = {
      id: PARENT.sub,
      sub: PARENT.sub,
      email: 'evil@example.org',
      emailVerified: false,
      userName: 'x',
    };
    expect((await tell({ ...CLAIMS, ...more })).status).toBe(204);
    expect(await infoOf(parent)).toEqual(before);
    expect(await infoOf(token)).toEqual(own);
  });

  it.each([
    ['firstName', { ...CLAIMS, firstName: '' }],
    ['lastName', { ...CLAIMS, lastName: 'T0rres' }],
    ['role', { ...CLAIMS, role: 0 }],
    ['role', { ...CLAIMS, role: 256 }],
    ['primaryConnection', { ...CLAIMS, primaryConnection: 'x'.repeat(41) }],
    ['body', null],
  ])('refuses a wrong %s', async (field, body) => {
    const answer = await tell(body);
    expect(answer).toMatchObject({ status: 400 });
    expect(Object.keys((answer.body as { modelState: object }).modelState)).toContain(field);
  });

  it('needs a token', async () => {
    expect((await call(tellAccountClaims.path, { method: 'POST', body: CLAIMS })).status).toBe(401);
  });
});

describe('telling the account of the language that somebody chose', () => {
  const choose = (body: unknown, as?: string) =>
    call(tellAccountLanguage.path, { method: 'POST', body, ...(as !== undefined && { token: as }) });

  it('shows in what tokens say, again without a change', async () => {
    for (let time = 0; time < 2; time++) expect((await choose({ language: 'es' }, token)).status).toBe(204);
    expect(await infoOf(token)).toMatchObject({ locale: 'es' });
    expect((await choose({ language: 'en' }, token)).status).toBe(204);
    expect(await infoOf(token)).toMatchObject({ locale: 'en' });
  });

  it.each([{ language: 'en-XA' }, { language: 7 }, {}])('refuses %j', async (body) => {
    expect(await choose(body, token)).toMatchObject({
      status: 400,
      body: { modelState: { language: [expect.any(String)] } },
    });
  });

  it('needs somebody who is signed in', async () => {
    expect((await choose({ language: 'es' })).status).toBe(401);
  });
});
