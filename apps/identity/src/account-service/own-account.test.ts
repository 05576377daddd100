import { exportedAccountSchema, freshSignInNeeded } from '@longleaf/contract/account-safety';
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteDueAccounts } from '../accounts/deletion.ts';
import { issueAccessToken } from '../provider/issue-access-token.ts';
import { DEMO_PEOPLE } from '@longleaf/platform/demo-people';
import { PARENT, startIdentity, STUDENT, type TestIdentity, tokenMaterial } from '../testing/harness.ts';
import { type JsonCall, jsonCall } from '../testing/json-call.ts';
import { portalParty, type RelyingParty, signedIn, start } from '../testing/relying-party.ts';
import { newPerson } from '../testing/two-factor.ts';

const ADULT = { ...DEMO_PEOPLE.adult, password: STUDENT.password };
const ME = '/account-service/me';

let identity: TestIdentity;
let portal: RelyingParty;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
});

const call = (path: string, options?: JsonCall) => jsonCall(identity, path, options);
const post = (path: string, token: string) => call(path, { method: 'POST', token });
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;

const CALLS = [
  ['GET', `${ME}/export`],
  ['POST', `${ME}/sign-out-everywhere`],
  ['POST', `${ME}/delete-request`],
  ['POST', `${ME}/delete-cancel`],
] as const;

describe.each(CALLS)('%s %s', (method, path) => {
  it('needs a token: neither nothing nor a cookie is enough', async () => {
    expect((await call(path, { method })).status).toBe(401);
    const browser = identity.browser();
    await signedIn(portal, browser);
    const cookie = ['_session', '_session.sig'].map((name) => `${name}=${browser.cookie(name)}`).join('; ');
    expect((await call(path, { method, headers: { cookie } })).status).toBe(401);
  });

  it('refuses a token whose session has ended', async () => {
    const { access_token: token } = await signedIn(portal, identity.browser());
    await post('/logout', token);
    expect((await call(path, { method, token })).status).toBe(401);
  });
});

describe('GET export', () => {
  it('gives what is kept about the person, and no hash or secret', async () => {
    const { access_token: token } = await signedIn(portal, identity.browser());
    const answer = await call(`${ME}/export`, { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(exportedAccountSchema.strict().parse(answer.body)).toMatchObject({
      id: STUDENT.sub,
      userName: STUDENT.userName,
      email: STUDENT.email,
      twoFactorSince: null,
      deleteAfter: null,
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|hash|secret"/i);
  });
});

describe('POST sign-out-everywhere', () => {
  it('ends every session and refresh token of the person and nobody else', async () => {
    const here = identity.browser();
    const there = identity.browser();
    const other = identity.browser();
    const tokens = [await signedIn(portal, here, ADULT), await signedIn(portal, there, ADULT)];
    const others = await signedIn(portal, other, PARENT);
    expect((await post(`${ME}/sign-out-everywhere`, tokens[0]?.access_token ?? '')).status).toBe(204);

    for (const { refresh_token: refresh } of tokens) {
      const renewal = client.refreshTokenGrant(portal.configuration, refresh ?? '');
      await expect(renewal).rejects.toMatchObject({ error: 'invalid_grant' });
    }
    for (const browser of [here, there]) {
      const { url } = await browser.open((await start(portal, { prompt: 'none' })).url);
      expect(url.searchParams.get('error')).toBe('login_required');
    }
    const renewed = await client.refreshTokenGrant(portal.configuration, others.refresh_token ?? '');
    expect(renewed.access_token).toBeDefined();
  });
});

describe('deleting an account', () => {
  it('says when it will be done; asked again, the first date stays', async () => {
    const { access_token: token } = await signedIn(portal, identity.browser(), PARENT);
    const first = await post(`${ME}/delete-request`, token);
    expect(first.status).toBe(200);
    const fourteenDays = 14 * 24 * 60 * 60 * 1_000;
    expect(Date.parse(first.body.deleteAfter)).toBe(identity.clock.now().getTime() + fourteenDays);
    identity.clock.advance(3_600);
    expect((await post(`${ME}/delete-request`, token)).body).toEqual(first.body);
    expect((await call(`${ME}/export`, { token })).body.deleteAfter).toBe(first.body.deleteAfter);

    expect((await post(`${ME}/delete-cancel`, token)).status).toBe(204);
    expect((await post(`${ME}/delete-cancel`, token)).status).toBe(404);
    expect((await call(`${ME}/export`, { token })).body.deleteAfter).toBeNull();
    const later = new Date(Date.parse(first.body.deleteAfter) + 1_000);
    expect(await deleteDueAccounts(identity.database, later)).toBe(0);
  });

  it.each([
    ['old', secondsAgo(3_600)],
    ['unknown', undefined],
  ])('needs a fresh sign-in: %s is refused', async (_what, authTime) => {
    const material = await tokenMaterial(identity, STUDENT.sub);
    const answer = await post(`${ME}/delete-request`, await issueAccessToken({ ...material, authTime }));
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toBe(freshSignInNeeded);
    const fresh = await issueAccessToken({ ...material, authTime: secondsAgo(60) });
    expect((await call(`${ME}/export`, { token: fresh })).body.deleteAfter).toBeNull();
  });

  it('is done once the days of grace are over, and leaves nothing of the person', async () => {
    const person = { ...STUDENT, ...(await newPerson(identity, 'leaves_for_good')) };
    const tokens = await signedIn(portal, identity.browser(), person);
    const { body } = await post(`${ME}/delete-request`, tokens.access_token);
    const due = Date.parse(body.deleteAfter);
    expect(await deleteDueAccounts(identity.database, new Date(due - 1))).toBe(0);
    expect(await deleteDueAccounts(identity.database, new Date(due))).toBe(1);
    expect(await deleteDueAccounts(identity.database, new Date(due))).toBe(0);

    expect((await call(`${ME}/export`, { token: tokens.access_token })).status).toBe(401);
    await expect(signedIn(portal, identity.browser(), person)).rejects.toBeDefined();
    const { rows } = await identity.database.pool.query(
      `select model as found from identity.artifacts where account_id = $1
       union all select how from (select 'history' as how from identity.sign_ins where account_id = $1::uuid) h`,
      [decodeJwt(tokens.access_token).sub],
    );
    expect(rows).toEqual([]);
  });
});

describe('when the person signed in', () => {
  it('stands in ID tokens and access tokens, and a renewal does not change it', async () => {
    const browser = identity.browser();
    const tokens = await signedIn(portal, browser);
    const before = decodeJwt(tokens.access_token)['auth_time'];
    expect(before).toBe(tokens.claims()?.auth_time);
    const renewed = await client.refreshTokenGrant(portal.configuration, tokens.refresh_token ?? '');
    expect(decodeJwt(renewed.access_token)['auth_time']).toBe(before);
  });

  it('is passed on to tokens for other clients of the session', async () => {
    const { access_token: token } = await signedIn(portal, identity.browser());
    const { body } = await call('/gettoken?clientId=sister-app', { token });
    expect(decodeJwt(body.accessToken)['auth_time']).toBe(decodeJwt(token)['auth_time']);
  });
});
