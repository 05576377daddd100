import { accountWindows } from '@longleaf/contract/account-safety';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, start } from '../testing/relying-party.ts';
import { type Lies, SoftwarePasskey } from '../testing/software-passkey.ts';
import { complaintAt, hiddenField, type TestBrowser } from '../testing/test-browser.ts';
import { ageSession, giveSecondFactor, newPerson, openWindow } from '../testing/two-factor.ts';
import { MOST_PASSKEYS } from './repository.ts';

const PATH = accountWindows.passkeys;

let identity: TestIdentity;
let portal: RelyingParty;
let person: Awaited<ReturnType<typeof newPerson>>;
let browser: TestBrowser;
let passkey: SoftwarePasskey;
let count = 0;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
});

beforeEach(async () => {
  count += 1;
  person = await newPerson(identity, `keyholder_${count}`);
  browser = identity.browser();
  passkey = new SoftwarePasskey(identity.issuer);
});

/** What the page's script gets before it asks for a passkey. */
async function optionsAt(who: TestBrowser, address: string, csrf: string) {
  const answer = await who.submit(address, { csrf });
  return { status: answer.status, options: answer.status === 200 ? JSON.parse(answer.body) : {} };
}

async function addPasskey(who = browser, owner = person, key = passkey, lies: Lies = {}, name = 'My phone') {
  const page = await openWindow(who, PATH, owner);
  const csrf = hiddenField(page.body, 'csrf');
  const { options } = await optionsAt(who, `${PATH}/options`, csrf);
  return who.submit(PATH, { csrf, do: 'add', name, credential: key.create(options, lies) });
}

async function beginSignIn(who: TestBrowser) {
  const page = await who.open((await start(portal)).url);
  const csrf = hiddenField(page.body, 'csrf');
  const { options } = await optionsAt(who, `${page.url.pathname}/passkey/options`, csrf);
  const send = (credential: string, more: Record<string, string> = {}) =>
    who.submit(`${page.url.pathname}/passkey`, { csrf, credential, ...more });
  return { page, csrf, options, send };
}

const WRONG = 'That passkey does not work here. Try again, or use your password';

describe('adding a passkey', () => {
  it('keeps it under its name, and it signs in as two factors', async () => {
    const after = await addPasskey();
    expect(after.status).toBe(200);
    expect(after.body).toContain('My phone');
    await giveSecondFactor(identity, person.id);
    const visitor = identity.browser();
    const { options, send } = await beginSignIn(visitor);
    expect(options.allowCredentials ?? []).toEqual([]);
    expect((await send(passkey.get(options))).url.searchParams.has('code')).toBe(true);
    expect((await openWindow(visitor, accountWindows.activity, person)).body).toContain('Passkey');
  });

  it.each<[string, Lies]>([
    ['another challenge', { challenge: 'bm90LXRoZS1jaGFsbGVuZ2U' }],
    ['another origin', { origin: 'http://evil.test' }],
    ['another host', { host: 'evil.test' }],
    ['nobody having shown a finger or PIN', { userVerified: false }],
    ['the answer of a sign-in', { type: 'webauthn.get' }],
  ])('refuses one with %s', async (_what, lies) => {
    const after = await addPasskey(browser, person, passkey, lies);
    expect(after.status).toBe(400);
    expect(complaintAt(after.body, 'name')).toBe('That passkey could not be added. Try again');
  });

  it.each(['', '{', '[]', 'null', '{"id":7}', '{"response":{}}', 'x'.repeat(30_000)])(
    'refuses the text %j',
    async (credential) => {
      const page = await openWindow(browser, PATH, person);
      const csrf = hiddenField(page.body, 'csrf');
      await optionsAt(browser, `${PATH}/options`, csrf);
      expect((await browser.submit(PATH, { csrf, do: 'add', credential })).status).toBe(400);
    },
  );

  it('takes a challenge once', async () => {
    const page = await openWindow(browser, PATH, person);
    const csrf = hiddenField(page.body, 'csrf');
    const { options } = await optionsAt(browser, `${PATH}/options`, csrf);
    const form = { csrf, do: 'add', name: 'A' };
    expect((await browser.submit(PATH, { ...form, credential: passkey.create(options) })).status).toBe(200);
    const second = new SoftwarePasskey(identity.issuer);
    expect((await browser.submit(PATH, { ...form, credential: second.create(options) })).status).toBe(400);
  });

  it('never takes over a passkey of another account', async () => {
    await addPasskey();
    const thief = await newPerson(identity, `thief_${count}`);
    const after = await addPasskey(identity.browser(), thief);
    expect(after.status).toBe(400);
    const { options, send } = await beginSignIn(identity.browser());
    await send(passkey.get(options, { userHandle: Buffer.from(person.id).toString('base64url') }));
    const { rows } = await identity.database.pool.query(
      `select account_id from identity.passkeys where id = $1`,
      [passkey.id],
    );
    expect(rows).toEqual([{ account_id: person.id }]);
  });

  it('stops at the limit', async () => {
    await identity.database.pool.query(
      `insert into identity.passkeys
         (id, account_id, public_key, counter, transports, backed_up, name, created_at)
       select 'filler-' || $1 || n, $1::uuid, '\\x00', 0, '{}', false, 'Key ' || n, now()
       from generate_series(1, $2::int) n`,
      [person.id, MOST_PASSKEYS],
    );
    const after = await addPasskey();
    expect(complaintAt(after.body, 'name')).toBe('You have 10 passkeys. Remove one before you add another');
  });

  it('keeps names as plain text and short', async () => {
    const after = await addPasskey(browser, person, passkey, {}, `<script>${'x'.repeat(200)}`);
    expect(after.body).not.toContain('<script>x');
    expect(after.body).toContain(`&lt;script&gt;${'x'.repeat(52)}<`);
  });
});

describe('signing in with a passkey', () => {
  it.each<[string, Lies]>([
    ['another challenge', { challenge: 'bm90LXRoZS1jaGFsbGVuZ2U' }],
    ['another origin', { origin: 'http://evil.test' }],
    ['another host', { host: 'evil.test' }],
    ['nobody having shown a finger or PIN', { userVerified: false }],
    ['the handle of another person', { userHandle: 'c29tZWJvZHktZWxzZQ' }],
    ['the answer of adding one', { type: 'webauthn.create' }],
  ])('refuses %s', async (_what, lies) => {
    await addPasskey();
    const { options, send } = await beginSignIn(identity.browser());
    const answer = await send(passkey.get(options, lies));
    expect(answer.status).toBe(400);
    expect(complaintAt(answer.body, 'identifier')).toBe(WRONG);
  });

  it('refuses a passkey that nobody added, in the same words', async () => {
    const { options, send } = await beginSignIn(identity.browser());
    const answer = await send(passkey.get(options));
    expect(answer.status).toBe(400);
    expect(complaintAt(answer.body, 'identifier')).toBe(WRONG);
  });

  it('takes an answer once, and only in the browser that asked', async () => {
    await addPasskey();
    const first = await beginSignIn(identity.browser());
    const answer = passkey.get(first.options);
    const elsewhere = await beginSignIn(identity.browser());
    expect((await elsewhere.send(answer)).status).toBe(400);
    expect((await first.send(answer)).url.searchParams.has('code')).toBe(true);
    const again = await beginSignIn(identity.browser());
    expect((await again.send(answer)).status).toBe(400);
  });

  it('refuses a copy whose counter does not grow', async () => {
    await addPasskey();
    const first = await beginSignIn(identity.browser());
    expect((await first.send(passkey.get(first.options, { counter: 9 }))).url.searchParams.has('code')).toBe(
      true,
    );
    const copy = await beginSignIn(identity.browser());
    expect((await copy.send(passkey.get(copy.options, { counter: 9 }))).status).toBe(400);
  });

  it('needs the token of the form', async () => {
    await addPasskey();
    const visitor = identity.browser();
    const { page, options, send } = await beginSignIn(visitor);
    const address = `${page.url.pathname}/passkey`;
    expect((await visitor.submit(address, { credential: passkey.get(options) })).status).toBe(403);
    expect((await optionsAt(visitor, `${address}/options`, 'wrong')).status).toBe(403);
    expect((await send('rubbish')).status).toBe(400);
  });
});

describe('looking after passkeys', () => {
  it('renames and removes one; removed it signs nobody in, and whoever is in elsewhere is out', async () => {
    const page = await addPasskey();
    const elsewhere = identity.browser();
    const there = await beginSignIn(elsewhere);
    await there.send(passkey.get(there.options));
    const form = { csrf: hiddenField(page.body, 'csrf'), passkey: passkey.id };
    const renamed = await browser.submit(PATH, { ...form, do: 'rename', name: 'Laptop' });
    expect(renamed.body).toContain('Laptop');
    const removed = await browser.submit(PATH, { ...form, do: 'remove' });
    expect(removed.body).toContain('You have none yet.');
    const { url } = await elsewhere.open((await start(portal, { prompt: 'none' })).url);
    expect(url.searchParams.get('error')).toBe('login_required');
    const { options, send } = await beginSignIn(identity.browser());
    expect((await send(passkey.get(options))).status).toBe(400);
  });

  it('leaves those of other people alone', async () => {
    await addPasskey();
    const other = await newPerson(identity, `neighbour_${count}`);
    const elsewhere = identity.browser();
    const page = await openWindow(elsewhere, PATH, other);
    const form = { csrf: hiddenField(page.body, 'csrf'), passkey: passkey.id };
    await elsewhere.submit(PATH, { ...form, do: 'rename', name: 'Mine now' });
    await elsewhere.submit(PATH, { ...form, do: 'remove' });
    expect((await browser.open(PATH)).body).toContain('My phone');
  });

  it.each(['add', 'rename', 'remove'])(
    'refuses %s without the form token and from another site',
    async (deed) => {
      const page = await addPasskey();
      const csrf = hiddenField(page.body, 'csrf');
      const form = { do: deed, passkey: passkey.id, name: 'X' };
      expect((await browser.submit(PATH, form)).status).toBe(403);
      const origin = 'http://evil.test';
      expect((await browser.submit(PATH, { ...form, csrf }, { origin })).status).toBe(403);
      expect((await browser.open(PATH)).body).toContain('My phone');
    },
  );

  it('needs a fresh sign-in', async () => {
    const page = await addPasskey();
    await ageSession(identity, person.id, 601);
    const form = { csrf: hiddenField(page.body, 'csrf'), do: 'remove', passkey: passkey.id };
    expect((await browser.submit(PATH, form)).body).toContain('Email or account name');
    expect((await browser.open(PATH)).body).toContain('Email or account name');
  });
});
