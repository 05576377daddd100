import { beforeAll, describe, expect, it } from 'vitest';
import { fillSignIn, PARENT, startIdentity, STUDENT, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, signedIn, start } from '../testing/relying-party.ts';
import { complaintAt, hiddenField, type TestBrowser } from '../testing/test-browser.ts';
import { neighbourhood } from './addresses.ts';
import { attempts } from './attempts.ts';

let identity: TestIdentity;
let portal: RelyingParty;

beforeAll(async () => {
  identity = await startIdentity({ TRUST_PROXY: '1' });
  portal = await portalParty(identity);
});

async function tryFrom(
  address: string,
  userName: string,
  password: string,
  browser: TestBrowser = identity.browser(),
) {
  const page = await browser.open((await start(portal)).url);
  return browser.submit(
    page.url,
    { csrf: hiddenField(page.body, 'csrf'), identifier: userName, password },
    { 'x-forwarded-for': address },
  );
}

async function failFrom(address: string, userName: string, times: number) {
  let last = await tryFrom(address, userName, 'wrong_password');
  for (let index = 1; index < times; index++) last = await tryFrom(address, userName, 'wrong_password');
  return last;
}

describe('one address that tries one account', () => {
  it('waits longer and longer, told in words and in Retry-After, and then may try again', async () => {
    const seventh = await failFrom('10.0.0.1', 'demo_senior', 7);
    expect(seventh.status).toBe(429);
    expect(seventh.headers.get('retry-after')).toBe('2');
    expect(complaintAt(seventh.body, 'identifier')).toBe(
      'There were too many tries. Wait 2 seconds, then try again',
    );
    identity.clock.advance(2);
    expect((await failFrom('10.0.0.1', 'demo_senior', 1)).status).toBe(400);
    const ninth = await failFrom('10.0.0.1', 'demo_senior', 1);
    expect(ninth.headers.get('retry-after')).toBe('4');
    identity.clock.advance(4);
    const { url } = await tryFrom('10.0.0.1', 'demo_senior', STUDENT.password);
    expect(url.searchParams.has('code')).toBe(true);
  });

  it('is refused while it waits even with the right password', async () => {
    await failFrom('10.0.0.2', 'demo_college', 6);
    expect((await tryFrom('10.0.0.2', 'demo_college', STUDENT.password)).status).toBe(429);
  });

  it('does not lock the person out elsewhere', async () => {
    const { url } = await tryFrom('10.0.0.3', 'demo_college', STUDENT.password);
    expect(url.searchParams.has('code')).toBe(true);
  });
});

describe('an address that is only claimed', () => {
  it('opens no budget: what the proxy in front says counts, not what came to it', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 8; index++) {
      const claimed = `203.0.113.${index}, 127.0.0.1, 10.0.0.9`;
      statuses.push((await tryFrom(claimed, 'claims_to_be_elsewhere', 'wrong_password')).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
  });
});

describe('many addresses that try one account', () => {
  it('are stopped together, never for more than fifteen minutes', async () => {
    for (let index = 0; index < 21; index++) await failFrom(`10.1.0.${index}`, 'demo_educator', 1);
    let longest = 0;
    for (let index = 0; index < 14; index++) {
      const refused = await tryFrom(`10.2.0.${index}`, 'demo_educator', STUDENT.password);
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      longest = Math.max(longest, wait);
      identity.clock.advance(wait);
      await failFrom(`10.3.0.${index}`, 'demo_educator', 1);
    }
    expect(longest).toBe(900);
  });

  it('cannot keep out the owner on a device that knows them', async () => {
    const owner = identity.browser();
    await signedIn(portal, owner, PARENT);
    for (let index = 0; index < 22; index++) await failFrom(`10.4.0.${index}`, PARENT.userName, 1);
    const stranger = await tryFrom('10.5.0.1', PARENT.userName, PARENT.password);
    expect(stranger.status).toBe(429);
    owner.close();
    const { url } = await tryFrom('10.5.0.1', PARENT.userName, PARENT.password, owner);
    expect(url.searchParams.has('code')).toBe(true);
  });

  it('gain nothing from a device that knows somebody else, or from a made-up device', async () => {
    const device = identity.browser();
    await signedIn(portal, device);
    device.close();
    expect((await tryFrom('10.6.0.1', PARENT.userName, PARENT.password, device)).status).toBe(429);
    const forged = identity.browser();
    forged.setCookie('_device', `${device.cookie('_device')}`);
    forged.setCookie('_device.sig', 'forged');
    expect((await tryFrom('10.6.0.2', PARENT.userName, PARENT.password, forged)).status).toBe(429);
  });

  it('a known device has a limit too', async () => {
    const owner = identity.browser();
    await signedIn(portal, owner);
    owner.close();
    let last = 0;
    for (let index = 0; index < 12; index++) {
      last = (await tryFrom('10.7.0.1', STUDENT.userName, 'wrong_password', owner)).status;
    }
    expect(last).toBe(429);
  });
});

describe('one address that tries many accounts', () => {
  it('is slowed down after a hundred failures, which success does not wipe away', async () => {
    const counter = attempts(identity.database, identity.clock.now);
    const address = [{ kind: 'address', of: 'school' }] as const;
    for (let index = 0; index < 100; index++) expect(await counter.begin(address)).toBe(0);
    await counter.succeeded(address);
    expect(await counter.begin(address)).toBe(0);
    expect(await counter.begin(address)).toBe(0);
    expect(await counter.begin(address)).toBe(2);
  });
});

describe('a whole class at one address', () => {
  it('signs in at the same time without anybody having to wait', async () => {
    // A clock that is a little off between requests, as with several copies.
    let off = 0;
    const unsteady = () => new Date(identity.clock.now().getTime() + (off++ % 2 === 0 ? 400 : 0));
    const counter = attempts(identity.database, unsteady);
    const waits = await Promise.all(
      Array.from({ length: 30 }, async (_, student) => {
        const counters = [
          { kind: 'pair', of: `class ${student}` },
          { kind: 'address', of: 'class' },
        ] as const;
        const wait = await counter.begin(counters);
        await counter.succeeded(counters.slice(1));
        return wait;
      }),
    );
    expect(waits).toEqual(waits.map(() => 0));
  });
});

describe('counting', () => {
  it('lets no more through when many tries come at once', async () => {
    const counter = attempts(identity.database, identity.clock.now);
    const tries = Array.from({ length: 20 }, () => counter.begin([{ kind: 'pair', of: 'at once' }]));
    const waits = await Promise.all(tries);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
  });

  it('forgets after the window', async () => {
    const counter = attempts(identity.database, identity.clock.now);
    const one = [{ kind: 'pair', of: 'forgets' }] as const;
    for (let index = 0; index < 6; index++) await counter.begin(one);
    expect(await counter.begin(one)).toBeGreaterThan(0);
    identity.clock.advance(60 * 60 + 1);
    expect(await counter.begin(one)).toBe(0);
    expect(await counter.begin(one)).toBe(0);
  });

  it('keeps no name and no address', async () => {
    await failFrom('203.0.113.77', 'a_very_private_name', 1);
    const { rows } = await identity.database.pool.query<{ row: string }>(
      `select throttles::text as row from identity.throttles
       union all select audit::text from identity.audit
       union all select daily_salts::text from identity.daily_salts`,
    );
    expect(rows.some(({ row }) => /203\.0\.113\.77|a_very_private_name/.test(row))).toBe(false);
  });
});

describe('neighbourhood', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is %s', (address, shared) => expect(neighbourhood(address)).toBe(shared));
});

describe('the form after a wait', () => {
  it('still signs in', async () => {
    const browser = identity.browser();
    const page = await browser.open((await start(portal)).url);
    await failFrom('127.0.0.1', 'demo_new', 7);
    identity.clock.advance(900);
    const { url } = await fillSignIn(browser, page, { userName: 'demo_new', password: STUDENT.password });
    expect(url.searchParams.has('code')).toBe(true);
  });
});
