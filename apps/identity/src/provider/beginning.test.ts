import * as client from 'openid-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillSignIn, startIdentity, STUDENT, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, start } from '../testing/relying-party.ts';

let identity: TestIdentity;
let portal: RelyingParty;

beforeAll(async () => {
  identity = await startIdentity({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '30' });
  portal = await portalParty(identity);
});

let addresses = 0;
const somewhere = () => `198.51.100.${(addresses += 1)}`;

async function interactions(): Promise<number> {
  const { rows } = await identity.database.pool.query<{ count: number }>(
    `select count(*)::int as count from identity.artifacts where model = 'Interaction'`,
  );
  return rows[0]?.count ?? 0;
}

describe('POST /auth (OpenID Connect Core, 3.1.2.1)', () => {
  const post = (body: string, type = 'application/x-www-form-urlencoded') =>
    fetch(`${identity.issuer}/auth`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { 'content-type': type, origin: 'http://portal.test', 'x-forwarded-for': somewhere() },
    });

  it('begins the same sign-in as GET', async () => {
    const browser = identity.browser();
    const { url, checks } = await start(portal);
    const page = await browser.submit(url.pathname, [...url.searchParams], {
      origin: 'http://portal.test',
      'x-forwarded-for': somewhere(),
    });
    expect(page.body).toContain('<h1>Sign in</h1>');
    const { url: callback } = await fillSignIn(browser, page, STUDENT);
    const tokens = await client.authorizationCodeGrant(portal.configuration, callback, checks);
    expect(tokens.claims()?.sub).toBe(STUDENT.sub);
  });

  it('writes nothing by itself', async () => {
    const before = await interactions();
    const { url } = await start(portal);
    const answer = await post(url.search.slice(1));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/auth\?/);
    expect(await interactions()).toBe(before);
  });

  it.each([
    ['', 'application/x-www-form-urlencoded', 303],
    ['client_id=%00', 'application/x-www-form-urlencoded', 303],
    ['a=%ff&a=b&=&__proto__=x', 'application/x-www-form-urlencoded', 303],
    [`state=${'x'.repeat(9_000)}`, 'application/x-www-form-urlencoded', 413],
    ['{}', 'application/json', 415],
  ])('of %j as %s answers %s', async (body, type, status) => {
    expect((await post(body.slice(0, 10_000), type)).status).toBe(status);
  });
});

describe('beginning to sign in', () => {
  const begin = async (address: string, accept = 'text/html') =>
    fetch((await start(portal)).url, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': address, accept },
    });

  it('is limited for one network address, before anything is written, and not for others', async () => {
    const here = somewhere();
    const statuses: number[] = [];
    for (let index = 0; index < 3; index++) statuses.push((await begin(here)).status);
    expect(statuses).toEqual([303, 303, 303]);
    const before = await interactions();
    const refused = await begin(here);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('<h1>Wait a moment</h1>');
    const program = await begin(here, 'application/json');
    expect([program.status, program.headers.get('content-type')]).toEqual([
      429,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(await interactions()).toBe(before);
    expect((await begin(somewhere())).status).toBe(303);
  });
});
