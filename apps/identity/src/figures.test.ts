import { DEMO_PEOPLE } from '@longleaf/platform/demo-people';
import { figuresAt } from '@longleaf/testkit/figures';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillSignIn, PARENT, startIdentity, STUDENT, type TestIdentity } from './testing/harness.ts';
import { portalParty, type RelyingParty, signedIn, start } from './testing/relying-party.ts';
import { hiddenField } from './testing/test-browser.ts';
import { giveCode, givePassword, giveSecondFactor, newPerson } from './testing/two-factor.ts';

let identity: TestIdentity;
let portal: RelyingParty;

beforeAll(async () => {
  identity = await startIdentity({ TRUST_PROXY: '1' });
  portal = await portalParty(identity);
});

const figures = () => figuresAt(`${identity.issuer}/metrics`);

/** By how much each figure of signing in grew meanwhile. */
async function growth(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const told = async () => {
    const { samples } = await figures();
    const ours = samples.filter(({ name }) => /^longleaf_(sign_in|registrations|throttled)/.test(name));
    return ours.map(
      ({ name, labels, value }) => [[name, ...Object.values(labels)].join(' '), value] as const,
    );
  };
  const before = new Map(await told());
  await work();
  const grown = (await told()).map(([name, value]) => [name, value - (before.get(name) ?? NaN)] as const);
  return Object.fromEntries(grown.filter(([, by]) => by !== 0));
}

const fail = (person: { userName: string }) =>
  givePassword(identity.browser(), portal, { ...person, password: 'wrong_password' });

describe('the figures of signing in count', () => {
  it('who gave the right password', async () => {
    expect(await growth(() => signedIn(portal, identity.browser()))).toEqual({
      'longleaf_sign_ins_total password': 1,
    });
  });

  it('a wrong password and a name that nobody has alike', async () => {
    expect(
      await growth(async () => {
        await fail(STUDENT);
        await fail({ userName: 'nobody_at_all' });
      }),
    ).toEqual({ 'longleaf_sign_in_failures_total wrong-password': 2 });
  });

  it('who has to wait, and for what', async () => {
    const person = await newPerson(identity, 'waits_a_lot');
    for (let failures = 0; failures < 6; failures++) await fail(person);
    expect(await growth(() => fail(person))).toEqual({
      'longleaf_sign_in_failures_total had-to-wait': 1,
      'longleaf_throttled_total pair': 1,
    });
  });

  it('codes, wrong and right', async () => {
    const person = await newPerson(identity, 'has_an_app');
    const { recoveryCodes } = await giveSecondFactor(identity, person.id);
    const browser = identity.browser();
    expect(
      await growth(async () => {
        const page = await giveCode(browser, await givePassword(browser, portal, person), '000000');
        await giveCode(browser, page, recoveryCodes[0] ?? '');
      }),
    ).toEqual({
      'longleaf_sign_in_failures_total wrong-code': 1,
      'longleaf_sign_ins_total recovery-code': 1,
    });
  });

  it('a passkey that does not fit', async () => {
    const browser = identity.browser();
    const page = await browser.open((await start(portal)).url);
    expect(
      await growth(() =>
        browser.submit(`${page.url.pathname}/passkey`, {
          csrf: hiddenField(page.body, 'csrf'),
          credential: '{}',
        }),
      ),
    ).toEqual({ 'longleaf_sign_in_failures_total wrong-passkey': 1 });
  });

  it('accounts that are made', async () => {
    expect(await growth(() => newPerson(identity, 'is_new_here'))).toEqual({
      longleaf_registrations_total: 1,
    });
  });

  it('and name nobody', async () => {
    const browser = identity.browser();
    await fillSignIn(browser, await browser.open((await start(portal)).url), PARENT);
    await fetch(`${identity.issuer}/account-service/users/${PARENT.userName}/checkusername`);
    const { samples } = await figures();
    expect(samples.length).toBeGreaterThan(100);
    const everyone = Object.values(DEMO_PEOPLE).map(({ userName }) => userName);
    expect(JSON.stringify(samples)).not.toMatch(
      new RegExp([...everyone, 'nobody_at_all', '@'].join('|'), 'i'),
    );
    const routes = samples.map(({ labels }) => labels['route']).filter((route) => route !== undefined);
    expect(routes).toContain('/interaction/:uid');
    expect(routes).toContain('/auth/:uid');
    // Ids and digests have no place in a pattern.
    expect(routes.join(' ')).not.toMatch(/[\w-]*\d[\w-]{10,}/);
  });
});

it('are for this machine alone', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${identity.issuer}/metrics`, { headers });
  const own = await ask({});
  expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ]);
  expect((await ask({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  expect((await ask({ 'x-forwarded-for': '198.51.100.7' })).status).toBe(404);
});

it('are for everyone where a setting says so', async () => {
  const open = await startIdentity({ METRICS_PUBLIC: 'true', TRUST_PROXY: '1' });
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  expect((await fetch(`${open.issuer}/metrics`, { headers })).status).toBe(200);
});
