import { accountWindows } from '@longleaf/contract/account-safety';
import type { TestMailServer } from '@longleaf/testkit/mail-server';
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WRONG_PASSWORD } from '../interactions/sign-in-steps.ts';
import { fillSignIn, type TestIdentity } from '../testing/harness.ts';
import { type RelyingParty, signedIn, start } from '../testing/relying-party.ts';
import { type Arrival, complaintAt, hiddenField, type TestBrowser } from '../testing/test-browser.ts';
import { ageSession, newPerson, openWindow, windowDeed } from '../testing/two-factor.ts';
import { startWithMail } from '../testing/with-mail.ts';

const PATH = accountWindows.email;

let mail: TestMailServer;
let identity: TestIdentity;
let portal: RelyingParty;
let person: Awaited<ReturnType<typeof newPerson>>;
let browser: TestBrowser;
let count = 0;

beforeAll(async () => {
  ({ identity, portal, mail } = await startWithMail());
});

beforeEach(async () => {
  count += 1;
  person = await newPerson(identity, `mover_${count}`);
  browser = identity.browser();
});

const newEmail = () => `moved_${count}@example.net`;

async function ask(email = newEmail()): Promise<Arrival> {
  return windowDeed(browser, await openWindow(browser, PATH, person), 'change', { email });
}

/** The link of the next mail to an address. */
async function linkTo(email: string): Promise<URL> {
  const { message } = await mail.next(email);
  return new URL(/http:\S+token=\S+/.exec(message.text ?? '')?.[0] ?? '');
}

/** Follows a link in a browser without any session, and presses its button. */
async function follow(link: URL, visitor = identity.browser()): Promise<Arrival> {
  const page = await visitor.open(link);
  return visitor.submit(link.pathname, { token: hiddenField(page.body, 'token') });
}

async function emailNow() {
  const { rows } = await identity.database.pool.query(
    `select email, email_verified as verified from identity.accounts where id = $1`,
    [person.id],
  );
  return rows[0];
}

describe('changing the e-mail', () => {
  it('takes a link to the new address; the old one is told twice; tokens say the new one', async () => {
    const tokens = await signedIn(portal, browser, person as never);
    const asked = await ask();
    expect(asked.body).toContain(`We sent a link to`);
    expect(asked.body).toContain(newEmail());
    expect(await emailNow()).toEqual({ email: person.email, verified: false });
    expect((await mail.next(person.email)).message.subject).toBe('A new email for your Longleaf account');

    const link = await linkTo(newEmail());
    expect(link.origin).toBe(identity.issuer);
    expect((await follow(link)).body).toContain('Your email is changed');
    expect(await emailNow()).toEqual({ email: newEmail(), verified: true });
    const told = await mail.next(person.email);
    expect(told.message.subject).toBe('The email of your Longleaf account was changed');
    expect(told.raw).not.toContain(newEmail());

    const renewed = await client.refreshTokenGrant(portal.configuration, tokens.refresh_token ?? '');
    expect(decodeJwt(renewed.access_token)).toMatchObject({ email: newEmail(), email_verified: true });
    const byEmail = await signedIn(portal, identity.browser(), { ...person, userName: newEmail() } as never);
    expect(byEmail.claims()?.sub).toBe(person.id);
  });

  it('changes nothing when the link is only opened, as mail programs do', async () => {
    await ask();
    const link = await linkTo(newEmail());
    expect((await identity.browser().open(link)).status).toBe(200);
    expect(await emailNow()).toEqual({ email: person.email, verified: false });
  });

  it('works once, also when the link is used twice at the same time', async () => {
    await ask();
    const link = await linkTo(newEmail());
    const statuses = (await Promise.all([follow(link), follow(link)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await follow(link)).body).toContain('This link no longer works');
  });

  it('forgets an earlier link when another is asked for', async () => {
    await ask();
    const first = await linkTo(newEmail());
    await ask(`again_${count}@example.net`);
    expect((await follow(first)).status).toBe(400);
    expect((await follow(await linkTo(`again_${count}@example.net`))).status).toBe(200);
  });

  it('does not use a link that is older than an hour', async () => {
    await ask();
    const link = await linkTo(newEmail());
    await identity.database.pool.query(`update identity.email_changes set expires_at = now()`);
    expect((await follow(link)).status).toBe(400);
    expect((await browser.open(PATH)).body).not.toContain('We sent a link');
  });

  it('can be stopped', async () => {
    const asked = await ask();
    const link = await linkTo(newEmail());
    const stopped = await windowDeed(browser, asked, 'cancel');
    expect(stopped.body).not.toContain('We sent a link');
    expect((await follow(link)).status).toBe(400);
    expect(await emailNow()).toEqual({ email: person.email, verified: false });
  });

  it('is stopped by signing out everywhere: whoever began it may be somebody else', async () => {
    await ask();
    const link = await linkTo(newEmail());
    const activity = await browser.open(accountWindows.activity);
    await windowDeed(browser, activity, 'sign-out');
    expect((await follow(link)).status).toBe(400);
  });

  it('lets two accounts of one family have the same e-mail, in whatever letter case', async () => {
    await ask('demo_parent@example.org'.toUpperCase());
    const link = await linkTo('demo_parent@example.org'.toUpperCase());
    expect((await follow(link)).status).toBe(200);
  });
});

describe('confirming the e-mail that the account has', () => {
  const signInBy = async (userName: string, password = person.password) => {
    const visitor = identity.browser();
    const page = await visitor.open((await start(portal)).url);
    return fillSignIn(visitor, page, { userName, password });
  };
  const works = ({ url }: Arrival) => url.searchParams.has('code');

  async function confirm(): Promise<URL> {
    const page = await openWindow(browser, PATH, person);
    await windowDeed(browser, page, 'confirm');
    return linkTo(person.email);
  }

  it('is asked for in the window, by one letter, and lets its owner sign in with it', async () => {
    const before = await signInBy(person.email);
    expect(works(before)).toBe(false);
    expect(complaintAt(before.body, 'identifier')).toBe(WRONG_PASSWORD);
    expect(before.body).toContain('An email works here once it is confirmed');

    const page = await openWindow(browser, PATH, person);
    expect(page.body).toContain('It is not confirmed yet');
    const asked = await windowDeed(browser, page, 'confirm');
    expect(asked.body).toContain('to confirm that this email is yours');
    const link = await linkTo(person.email);
    expect(works(await signInBy(person.email))).toBe(false);
    expect((await follow(link)).body).toContain('Your email is confirmed');
    expect(await emailNow()).toEqual({ email: person.email, verified: true });
    expect(works(await signInBy(person.email.toUpperCase()))).toBe(true);
    expect((await browser.open(PATH)).body).not.toContain('It is not confirmed yet');
    await identity.waitForJobs();
    expect(mail.received.filter(({ to }) => to.includes(person.email))).toHaveLength(1);
  });

  it('tells the same of an e-mail that is nobody’s, and nothing of an account name', async () => {
    expect((await signInBy('nobody@example.org')).body).toContain('An email works here once it is confirmed');
    expect((await signInBy('nobody_here')).body).not.toContain('An email works here');
  });

  it('takes it from another account that had it: an e-mail is confirmed for one', async () => {
    await follow(await confirm());
    const first = person;
    person = { ...(await newPerson(identity, `heir_${count}`, { email: first.email })), email: first.email };
    browser = identity.browser();
    expect(works(await signInBy(first.email, person.password))).toBe(true);
    await follow(await confirm());
    const { rows } = await identity.database.pool.query(
      `select user_name as name from identity.accounts where email_key = $1 and email_verified`,
      [first.email],
    );
    expect(rows).toEqual([{ name: person.userName }]);
    expect(works(await signInBy(first.userName, first.password))).toBe(true);
  });

  it('is kept to one account by the database', async () => {
    const write = identity.database.pool.query(
      `update identity.accounts set email_verified = true, email_key = 'demo_parent@example.org' where id = $1`,
      [person.id],
    );
    await expect(write).rejects.toThrow(/accounts_confirmed_email/);
  });

  it('ends with one owner when two accounts confirm it at the same moment', async () => {
    const [mine, first] = [person, await confirm()];
    person = { ...(await newPerson(identity, `rival_${count}`, { email: mine.email })), email: mine.email };
    browser = identity.browser();
    const second = await confirm();
    const answers = await Promise.all([follow(first), follow(second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await identity.database.pool.query(
      `select 1 from identity.accounts where email_key = $1 and email_verified`,
      [mine.email],
    );
    expect(rows).toHaveLength(1);
  });

  it('sends no more than a few letters to one mailbox, however many accounts ask', async () => {
    const email = `full_${count}@example.org`;
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) {
      person = { ...(await newPerson(identity, `crowd_${count}_${index}`, { email })), email };
      browser = identity.browser();
      const page = await openWindow(browser, PATH, person);
      statuses.push((await windowDeed(browser, page, 'confirm')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('what may be typed', () => {
  it.each([
    ['', 'Enter your email'],
    ['nobody', 'Enter an email like name@example.com'],
    [`${'x'.repeat(250)}@example.org`, 'Use at most 254 characters in your email'],
    ['a@example.org\r\nBcc: b@example.org', 'Enter an email like name@example.com'],
    ['a@example.org,b@example.org', 'Enter an email like name@example.com'],
  ])('%j is refused: %s', async (email, complaint) => {
    const answer = await ask(email);
    expect(answer.status).toBe(400);
    expect(complaintAt(answer.body, 'email')).toBe(complaint);
    expect(mail.received.filter(({ to }) => to.includes('b@example.org'))).toEqual([]);
  });

  it('takes nothing but the e-mail from the form', async () => {
    const page = await openWindow(browser, PATH, person);
    const more = { email: newEmail(), role: '128', emailVerified: 'true', accountId: 'x', token: 'mine' };
    await windowDeed(browser, page, 'change', more);
    const { rows } = await identity.database.pool.query(
      `select role, email_verified as verified from identity.accounts where id = $1`,
      [person.id],
    );
    expect(rows[0]).toEqual({ role: 2, verified: false });
    expect((await identity.browser().submit(`${PATH}/confirm`, { token: 'mine' })).status).toBe(400);
  });

  it('sends no more than a few letters at a time', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) statuses.push((await ask(`often_${index}@example.net`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('the language of mail', () => {
  const choose = async (language: string, more: Record<string, string> = {}) =>
    windowDeed(browser, await openWindow(browser, PATH, person), 'language', { language, ...more });
  const chosenIn = ({ body }: Arrival) =>
    [...body.matchAll(/id="language-(\w+)"[^>]*\schecked/g)].map(([, code]) => code);
  const account = async () => {
    const { rows } = await identity.database.pool.query(
      `select language, role, email, email_verified as verified from identity.accounts where id = $1`,
      [person.id],
    );
    return rows[0];
  };

  it('is changed, said, told as a claim, and used for the next mail; again changes nothing', async () => {
    const tokens = await signedIn(portal, browser, person as never);
    expect(chosenIn(await openWindow(browser, PATH, person))).toEqual(['en']);
    for (let time = 0; time < 2; time++) {
      const after = await choose('es');
      expect(after.status).toBe(200);
      expect(after.body).toContain('From now on we write to you in <span lang="es">Español</span>');
      expect(chosenIn(after)).toEqual(['es']);
    }
    const renewed = await client.refreshTokenGrant(portal.configuration, tokens.refresh_token ?? '');
    expect(decodeJwt(renewed.access_token)).toMatchObject({ locale: 'es' });
    expect(renewed.claims()).toMatchObject({ locale: 'es' });
    await ask();
    const { message } = await mail.next(person.email);
    expect(message.subject).toBe('Otra dirección de correo para su cuenta de Longleaf');
    expect((await browser.open(PATH)).body).not.toContain('From now on');
  });

  it.each(['', 'fr', 'ES', 'es-MX', '"><script>', 'x'.repeat(10_000)])('is not %j', async (language) => {
    const answer = await choose(language);
    expect(answer.status).toBe(400);
    expect(complaintAt(answer.body, 'language')).toBe('Choose the language of your emails');
    expect(answer.body).toContain('<a href="#language">Choose the language of your emails</a>');
    expect(answer.body).not.toContain('"><script>');
    expect(await account()).toMatchObject({ language: 'en' });
  });

  it('brings nothing else with it', async () => {
    await choose('es', { email: newEmail(), role: '128', emailVerified: 'true', accountId: 'x' });
    expect(await account()).toEqual({ language: 'es', role: 2, email: person.email, verified: false });
  });

  it('is one of two, whoever writes it', async () => {
    const { pool } = identity.database;
    const write = pool.query(`update identity.accounts set language = 'fr' where id = $1`, [person.id]);
    await expect(write).rejects.toThrow(/accounts_language/);
  });

  it('stays what the account wants when somebody else asks for its mail in another', async () => {
    await choose('es');
    const visitor = { 'content-type': 'application/json', 'accept-language': 'en' };
    const details = (userName: string) => ({
      method: 'POST',
      headers: visitor,
      body: JSON.stringify({ userName, securityAnswer: 'Grandpa' }),
    });
    const path = `${identity.issuer}/account-service/account/ResetPassword`;
    expect((await fetch(path, details(person.userName))).status).toBe(204);
    const { message } = await mail.next(person.email);
    expect(message.subject).toBe('Elija una contraseña nueva para Longleaf');
  });
});

describe('attacks on the window', () => {
  it.each(['', 'x', 'x'.repeat(10_000), 'a\0b', '%00', '../../', "' or 1=1 --"])(
    'a guessed link with %j does nothing',
    async (token) => {
      await ask();
      const answer = await identity.browser().submit(`${PATH}/confirm`, { token });
      expect(answer.status).toBe(400);
      expect(await emailNow()).toEqual({ email: person.email, verified: false });
    },
  );

  it('keeps no link in the database that could be used', async () => {
    await ask();
    const link = await linkTo(newEmail());
    const { rows } = await identity.database.pool.query(`select * from identity.email_changes`);
    expect(JSON.stringify(rows)).not.toContain(link.searchParams.get('token'));
  });

  it.each(['change', 'cancel', 'language'])(
    'refuses %s without the form token and from another site',
    async (deed) => {
      const page = await ask();
      const csrf = hiddenField(page.body, 'csrf');
      const form = { do: deed, email: 'evil@example.net', language: 'es' };
      expect((await browser.submit(PATH, form)).status).toBe(403);
      const origin = 'http://evil.test';
      expect((await browser.submit(PATH, { ...form, csrf }, { origin })).status).toBe(403);
      const after = await browser.open(PATH);
      expect(after.body).toContain(newEmail());
      expect(after.body).toMatch(/id="language-en"[^>]*\schecked/);
    },
  );

  it('needs a fresh sign-in', async () => {
    const page = await openWindow(browser, PATH, person);
    await ageSession(identity, person.id, 601);
    const answer = await windowDeed(browser, page, 'change', { email: newEmail() });
    expect(answer.body).toContain('Email or account name');
    expect(await pendingCount()).toBe(0);
  });

  async function pendingCount() {
    const { rows } = await identity.database.pool.query(
      `select 1 from identity.email_changes where account_id = $1`,
      [person.id],
    );
    return rows.length;
  }
});

describe('making an account', () => {
  async function signUp(userName: string, times = 1) {
    const page = await browser.open((await start(portal, { prompt: 'create' })).url);
    const email = `${userName}@example.org`;
    const fields = {
      csrf: hiddenField(page.body, 'csrf'),
      userName,
      email,
      firstName: 'Ana',
      lastName: 'Núñez',
      password: 'river_stone_42',
      confirmPassword: 'river_stone_42',
      securityQuestion: 'What was the name of your first pet?',
      securityAnswer: 'Old Rex',
      role: '2',
    };
    const sent = Array.from({ length: times }, () => browser.submit(`${page.url.pathname}/register`, fields));
    await Promise.all(sent);
    return email;
  }

  it('brings a link that confirms the email', async () => {
    const email = await signUp(`fresh_${count}`);
    const letter = await mail.next(email);
    expect(letter.message.subject).toBe('Confirm your email for Longleaf');
    const link = new URL(/http:\S+token=\S+/.exec(letter.message.text ?? '')?.[0] ?? '');
    expect((await follow(link)).body).toContain('Your email is confirmed');
    const { rows } = await identity.database.pool.query(
      `select email_verified as verified from identity.accounts where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ verified: true }]);
  });

  it('brings one letter when the form is sent twice', async () => {
    const email = await signUp(`twice_${count}`, 2);
    await mail.next(email);
    expect(mail.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it('waits in the window, where the link can be sent again', async () => {
    const email = await signUp(`again_${count}`);
    await mail.next(email);
    const window = await browser.open(PATH);
    expect(window.body).toContain('Send the link again');
    await windowDeed(browser, window, 'confirm', {});
    expect((await mail.next(email)).message.subject).toBe('Confirm your email for Longleaf');
  });
});
