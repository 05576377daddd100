import { beforeAll, describe, expect, it } from 'vitest';
import { PARENT, startIdentity, STUDENT, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, signedIn, start } from '../testing/relying-party.ts';
import { hiddenField, type TestBrowser } from '../testing/test-browser.ts';
import { newPerson } from '../testing/two-factor.ts';
import { addressDigests } from './addresses.ts';
import { attempts } from './attempts.ts';

/** Attacks on somebody's password by a person who has accounts of their own. The victims' e-mails are confirmed. */

let identity: TestIdentity;
let portal: RelyingParty;
let mallory: Awaited<ReturnType<typeof newPerson>>;

beforeAll(async () => {
  identity = await startIdentity({ TRUST_PROXY: '1' });
  portal = await portalParty(identity);
  mallory = await newPerson(identity, 'mallory', { email: STUDENT.email });
});

type Try = { from: string; name: string; password?: string; browser?: TestBrowser };

/** One try to sign in: 303 when it was right, 400 when it was wrong, 429 when it has to wait. */
async function statusOf({ from, name, password = 'a_wrong_guess', browser = identity.browser() }: Try) {
  const page = await browser.open((await start(portal, { prompt: 'login' })).url);
  const form = { csrf: hiddenField(page.body, 'csrf'), identifier: name, password };
  return (await browser.submit(page.url, form, { 'x-forwarded-for': from })).status;
}

async function deviceOf(person: { userName: string; password: string }): Promise<TestBrowser> {
  const browser = identity.browser();
  await signedIn(portal, browser, person as never);
  browser.close();
  return browser;
}

const wrongOnes = (statuses: readonly number[]) => statuses.filter((status) => status === 400).length;

describe('guessing somebody’s password', () => {
  it('gets no more tries on devices that know another account with the same e-mail', async () => {
    const statuses: number[] = [];
    for (let device = 0; device < 5; device++) {
      const browser = await deviceOf(mallory);
      for (let index = 0; index < 4; index++) {
        statuses.push(await statusOf({ from: '10.0.1.1', name: STUDENT.email, browser }));
      }
    }
    expect(wrongOnes(statuses)).toBe(6);
    expect(statuses.slice(6)).toEqual(Array.from({ length: 14 }, () => 429));
  });

  it.each([
    ['by the e-mail that both accounts have', () => STUDENT.email, '10.0.2.1'],
    ['by the account name', () => 'mallory', '10.0.2.2'],
  ])('gets no more tries by signing in to an account of one’s own: %s', async (_how, own, from) => {
    identity.clock.advance(2 * 60 * 60);
    const statuses: number[] = [];
    for (let round = 0; round < 5; round++) {
      for (let index = 0; index < 4; index++) {
        statuses.push(await statusOf({ from, name: STUDENT.email }));
      }
      await statusOf({ from, name: own(), password: mallory.password });
    }
    expect(wrongOnes(statuses)).toBeLessThanOrEqual(6);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is one count for an account, by whichever name and from wherever', async () => {
    identity.clock.advance(2 * 60 * 60);
    const statuses: number[] = [];
    for (let index = 0; index < 24; index++) {
      const name = index % 2 === 0 ? PARENT.email : PARENT.userName;
      statuses.push(await statusOf({ from: `10.0.3.${index}`, name }));
      if (index % 8 > 0) continue;
      await statusOf({ from: `10.0.3.${index}`, name: 'mallory', password: mallory.password });
    }
    expect(wrongOnes(statuses)).toBe(21);
  });

  it('counts for the account on a device that knows it too', async () => {
    identity.clock.advance(2 * 60 * 60);
    const browser = await deviceOf(PARENT);
    for (let index = 0; index < 9; index++) {
      expect(await statusOf({ from: '10.0.4.1', name: PARENT.userName, browser })).toBe(400);
    }
    const elsewhere: number[] = [];
    for (let index = 0; index < 14; index++) {
      elsewhere.push(await statusOf({ from: `10.0.5.${index}`, name: PARENT.userName }));
    }
    expect(wrongOnes(elsewhere)).toBe(12);
  });
});

describe('the count of a network address', () => {
  /** Failures of others at this address, without their hashing. */
  async function failuresAt(address: string, count: number) {
    const digest = await addressDigests(identity.database, identity.clock.now)(address);
    const counter = attempts(identity.database, identity.clock.now);
    for (let index = 0; index < count; index++) await counter.begin([{ kind: 'address', of: digest }]);
  }

  it('is not wiped by signing in to an account of one’s own', async () => {
    await failuresAt('10.0.6.1', 98);
    expect(await statusOf({ from: '10.0.6.1', name: 'mallory', password: mallory.password })).toBe(303);
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) {
      statuses.push(await statusOf({ from: '10.0.6.1', name: `somebody_${index}` }));
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it('goes on waiting when its owner signs in on a device that knows them', async () => {
    const browser = await deviceOf(mallory);
    await failuresAt('10.0.7.1', 101);
    const own = { from: '10.0.7.1', name: 'mallory', password: mallory.password, browser };
    expect(await statusOf(own)).toBe(303);
    expect(await statusOf({ from: '10.0.7.1', name: 'somebody_else' })).toBe(429);
  });

  it('counts wrong tries on a device that knows the account', async () => {
    const browser = await deviceOf(mallory);
    await failuresAt('10.0.8.1', 100);
    expect(await statusOf({ from: '10.0.8.1', name: 'mallory', browser })).toBe(400);
    expect(await statusOf({ from: '10.0.8.1', name: 'somebody_else' })).toBe(429);
  });
});
