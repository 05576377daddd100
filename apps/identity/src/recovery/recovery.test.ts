import { randomUUID } from 'node:crypto';
import { deriveKey } from '@longleaf/platform/secret';
import { SIGNED_ADDRESS_HEADER, signAddress } from '@longleaf/platform/signed-address';
import { linkIn } from '@longleaf/testkit/mail-folder';
import type { TestMailServer } from '@longleaf/testkit/mail-server';
import * as client from 'openid-client';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PARENT, STUDENT, type TestIdentity } from '../testing/harness.ts';
import { jsonCall } from '../testing/json-call.ts';
import { type RelyingParty, signedIn, start } from '../testing/relying-party.ts';
import { givePassword, giveSecondFactor, newPerson as newPersonNamed } from '../testing/two-factor.ts';
import { startWithMail } from '../testing/with-mail.ts';

const NOT_FOUND = 'Your account was not found, or the information you entered is inaccurate.';
const FAILED = 'An error occurred resetting your password';
const QUESTION = 'What was the name of your first school?';
const NEW = 'mountain_laurel_7';

let identity: TestIdentity;
let portal: RelyingParty;
let mail: TestMailServer;

beforeAll(async () => {
  ({ identity, portal, mail } = await startWithMail());
});
// Looks from one address are forgotten, so that tests do not add up.
beforeEach(() => identity.clock.advance(16 * 60));

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  jsonCall(identity, `/account-service${path}`, { method: 'POST', body, headers });

/** Headers as the API sends them for a person at this address. */
function from(address: string): Record<string, string> {
  const secret = identity.settings.ACCOUNT_SERVICE_SECRET ?? '';
  const key = deriveKey(secret, 'longleaf account service', 'client address');
  return { [SIGNED_ADDRESS_HEADER]: signAddress(key, address, new Date()) };
}

let made = 0;
/** A new account, so that no test depends on another. */
async function newPerson(changes: Record<string, string> = {}) {
  const person = await newPersonNamed(identity, `recovers_${++made}`, {
    securityAnswer: 'Grandpa José',
    ...changes,
  });
  return { ...STUDENT, ...person, firstName: 'Pat', lastName: 'Lee', ...changes, sub: person.id };
}

/** Asks for a link with the right answer and reads it from the mail. */
async function linkFor(person: { userName: string; email: string }) {
  const asked = await post(
    '/account/ResetPassword',
    { userName: person.userName, securityAnswer: 'grandpa jose' },
    from(`192.0.2.${made % 250}`),
  );
  expect(asked.status).toBe(204);
  const { message } = await mail.next(person.email);
  const link = new URL(linkIn(message));
  return {
    message,
    link,
    email: link.searchParams.get('email') ?? '',
    token: link.searchParams.get('token') ?? '',
  };
}

const useLink = (email: string, token: string, newPassword = NEW) =>
  post('/account/resetPasswordWithToken', { email, token, newPassword });

describe.each(['ForgotPassword', 'ForgotUsername'])(
  'POST GetSecurityQuestion/%s (API-002, API-003)',
  (which) => {
    const path = `/Account/GetSecurityQuestion/${which}`;

    it.each([
      ['the account name', { userName: 'Demo_Student' }],
      ['the e-mail in its own field', { email: 'DEMO_student@example.org ' }],
      ['the e-mail in the field of the account name', { userName: 'demo_student@example.org' }],
      ['both', { userName: 'demo_student', email: 'demo_student@example.org' }],
      [
        'names as well, without regard to case',
        { userName: 'demo_student', firstName: 'MAYA', lastName: 'torres' },
      ],
      ['a field that nobody knows', { userName: 'demo_student', shoeSize: 9, dateOfBirth: '2009-01-01' }],
      ['fields in another letter case', { USERNAME: 'demo_student' }],
    ])('tells the question to %s (GAP-008)', async (_what, details) => {
      expect(await post(path, details)).toMatchObject({ status: 200, body: { securityQuestion: QUESTION } });
    });

    it.each([
      ['an unknown name', { userName: 'nobody_here' }],
      ['an unknown e-mail', { email: 'nobody@example.org' }],
      ['another first name', { userName: 'demo_student', firstName: 'Mia' }],
      ['another last name', { userName: 'demo_student', lastName: 'Towers' }],
      ["another person's e-mail", { userName: 'demo_student', email: 'demo_parent@example.org' }],
      ['a name that is too long', { userName: 'x'.repeat(900) }],
    ])('answers 404 to %s (MSG-003)', async (_what, details) => {
      expect(await post(path, details)).toMatchObject({ status: 404, body: { detail: NOT_FOUND } });
    });

    it('names the field of a character that cannot be stored', async () => {
      const answer = await post(path, { userName: 'demo_student\0' });
      expect(answer).toMatchObject({ status: 400 });
      expect(answer.body.modelState).toEqual({
        userName: ['This value holds a character that cannot be stored.'],
      });
    });

    it.each([[{}], [{ userName: ' ' }], [{ firstName: 'Maya' }]])(
      'wants a name or e-mail in %j',
      async (body) => {
        const answer = await post(path, body);
        expect(answer).toMatchObject({ status: 400 });
        expect(answer.body.modelState).toEqual({ userName: ['Enter your account name or email'] });
      },
    );

    it.each([[{ userName: 7 }], [[]], ['text'], [null], [{ userName: 'x'.repeat(1_001) }]])(
      'answers 400 to %j',
      async (body) => expect((await post(path, body)).status).toBe(400),
    );
  },
);

describe('an e-mail with several accounts', () => {
  it('means the oldest, or the one whose name is given', async () => {
    const email = 'family@example.org';
    await newPerson({ email, firstName: 'Ann', securityQuestion: 'The oldest?' });
    identity.clock.advance(1);
    const younger = await newPerson({ email, firstName: 'José', securityQuestion: 'The younger?' });
    const ask = async (details: object) =>
      (await post('/Account/GetSecurityQuestion/ForgotUsername', { email, ...details })).body
        .securityQuestion;
    expect(await ask({})).toBe('The oldest?');
    expect(await ask({ firstName: 'jose' })).toBe('The younger?');
    const answer = { email, firstName: 'jose', securityAnswer: 'grandpa jose' };
    expect((await post('/account/RecoverUsername', answer)).body).toEqual({ username: younger.userName });
  });
});

describe('POST RecoverUsername (API-005)', () => {
  it.each(['Grandpa José', 'grandpa  jose', 'GRANDPA JOSE!'])('tells the name after %j', async (answer) => {
    const { email, userName } = await newPerson();
    const told = await post('/account/RecoverUsername', { email, securityAnswer: answer });
    expect(told).toMatchObject({ status: 200, body: { username: userName } });
    expect(Object.keys(told.body)).toEqual(['username']);
  });

  it.each([
    [{ securityAnswer: 'Longleaf' }, 'userName', 'Enter your account name or email'],
    [{ email: 'demo_student@example.org' }, 'securityAnswer', 'Enter your answer'],
    [{ email: 'demo_student@example.org', securityAnswer: '?!' }, 'securityAnswer', NOT_FOUND],
    [{ email: 'demo_student@example.org', securityAnswer: 'Shortleaf' }, 'securityAnswer', NOT_FOUND],
    [{ email: 'nobody@example.org', securityAnswer: 'Longleaf' }, 'securityAnswer', NOT_FOUND],
  ])('refuses %j', async (body, field, words) => {
    const answer = await post('/account/RecoverUsername', body, from('198.51.100.1'));
    expect(answer.status).toBe(400);
    expect(answer.body.modelState).toEqual({ [field]: [words] });
    expect(answer.body.detail).toBe(words);
  });
});

describe('POST ResetPassword (API-004) and the link in the mail', () => {
  it('changes nothing by itself: the password and the sessions stay until the link is used', async () => {
    const person = await newPerson();
    const browser = identity.browser();
    await signedIn(portal, browser, person);
    await linkFor(person);
    const { url } = await browser.open((await start(portal, { prompt: 'none' })).url);
    expect(url.searchParams.has('code')).toBe(true);
    await expect(signedIn(portal, identity.browser(), person)).resolves.toBeDefined();
  });

  it('leads to the portal, names the account, and is kept as a digest alone', async () => {
    const person = await newPerson();
    const { message, link, token } = await linkFor(person);
    expect(link.origin + link.pathname).toBe('http://portal.test/resetPassword');
    expect(link.searchParams.get('email')).toBe(person.email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(message.subject).toBe('Set a new password for Longleaf');
    expect(message.text).toContain(`"${person.userName}"`);
    expect(message.to).toEqual([expect.objectContaining({ address: person.email })]);
    const { rows } = await identity.database.pool.query<{ row: string }>(
      `select l::text as row from identity.reset_links l union all select o::text from mail.outbox o
       union all select j::text from jobs._private_jobs j union all select a::text from identity.audit a`,
    );
    const kept = rows.map(({ row }) => row).join('\n');
    expect(kept).toContain(person.sub);
    expect(kept).not.toContain(token);
  });

  it('leads to the portal whatever host the request names', async () => {
    const person = await newPerson();
    const answer = await identity.app.inject({
      method: 'POST',
      url: '/account-service/account/ResetPassword',
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'http://evil.test' },
      payload: { userName: person.userName, securityAnswer: 'grandpa jose', returnUrl: 'http://evil.test' },
    });
    expect(answer.statusCode).toBe(204);
    const { message, raw } = await mail.next(person.email);
    expect(new URL(linkIn(message)).origin).toBe('http://portal.test');
    expect(raw).not.toContain('evil.test');
  });

  it('sets the new password once: every session and refresh token ends, and a mail says so', async () => {
    const person = await newPerson();
    const browser = identity.browser();
    const tokens = await signedIn(portal, browser, person);
    const { email, token } = await linkFor(person);

    expect((await useLink(email, token)).status).toBe(204);

    const { message } = await mail.next(person.email);
    expect(message.subject).toBe('Your Longleaf password was changed');
    expect(linkIn(message)).toBe('http://portal.test/recoverAccount/requestpasswordreset');
    await expect(
      client.refreshTokenGrant(portal.configuration, tokens.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
    const { url } = await browser.open((await start(portal, { prompt: 'none' })).url);
    expect(url.searchParams.get('error')).toBe('login_required');
    await expect(signedIn(portal, identity.browser(), person)).rejects.toBeDefined();
    const again = await signedIn(portal, identity.browser(), { ...person, password: NEW });
    expect(again.claims()).toMatchObject({ sub: person.sub, email_verified: true });

    expect(await useLink(email, token, 'another_word_9')).toMatchObject({
      status: 400,
      body: { detail: FAILED },
    });
    await expect(signedIn(portal, identity.browser(), { ...person, password: NEW })).resolves.toBeDefined();
  });

  it('works for one of two who use it at the same time', async () => {
    const { email, token } = await linkFor(await newPerson());
    const answers = await Promise.all(
      ['one_word_1234', 'two_words_123', 'three_words_1'].map((password) => useLink(email, token, password)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400, 400]);
  });

  it.each(['', 'short', 'has spaces in it', 'password1', 'aaaaaaaaaa'])(
    'stays good when the password %j is refused',
    async (password) => {
      const { email, token } = await linkFor(await newPerson());
      const refused = await useLink(email, token, password);
      expect(refused).toMatchObject({ status: 400, body: { detail: FAILED } });
      expect(Object.keys(refused.body.modelState)).toEqual(['newPassword']);
      expect((await useLink(email, token)).status).toBe(204);
    },
  );

  it('refuses the account name inside the password', async () => {
    const person = await newPerson();
    const { email, token } = await linkFor(person);
    const refused = await useLink(email, token, `${person.userName}_x9`);
    expect(refused.body.modelState.newPassword[0]).toMatch(/account name/);
  });

  it('dies after an hour', async () => {
    const { email, token } = await linkFor(await newPerson());
    identity.clock.advance(60 * 60 + 1);
    expect((await useLink(email, token)).status).toBe(400);
  });

  it('dies when another link of the account was used, and when the e-mail is another one', async () => {
    const person = await newPerson();
    const first = await linkFor(person);
    const second = await linkFor(person);
    expect((await useLink(first.email, first.token)).status).toBe(204);
    expect((await useLink(second.email, second.token)).status).toBe(400);

    const moved = await newPerson();
    const third = await linkFor(moved);
    await identity.database.pool.query(`update identity.accounts set email_key = 'new@x.org' where id = $1`, [
      moved.sub,
    ]);
    expect((await useLink(third.email, third.token)).status).toBe(400);
  });

  it('belongs to its own e-mail, and its token cannot be guessed or changed', async () => {
    const { email, token } = await linkFor(await newPerson());
    const guesses: [string, string][] = [
      [STUDENT.email, token],
      ['', token],
      [email, ''],
      [email, token.slice(0, -1)],
      [email, `${token}A`],
      [email, token.toUpperCase()],
      [email, "' or 1=1 --"],
    ];
    for (const [address, guess] of guesses) {
      expect(await useLink(address, guess)).toMatchObject({ status: 400, body: { detail: FAILED } });
    }
    expect((await useLink(email.toUpperCase(), token)).status).toBe(204);
  });

  it('takes no other field for an order', async () => {
    const person = await newPerson();
    const { email, token } = await linkFor(person);
    const more = {
      accountId: PARENT.sub,
      userName: 'demo_parent',
      role: 255,
      emailVerified: true,
      id: PARENT.sub,
    };
    const sent = await post('/account/resetPasswordWithToken', { email, token, newPassword: NEW, ...more });
    expect(sent.status).toBe(204);
    const { rows } = await identity.database.pool.query(
      `select role, user_name, password_hash = (select password_hash from identity.accounts where id = $2) as same
       from identity.accounts where id = $1`,
      [person.sub, STUDENT.sub],
    );
    expect(rows[0]).toMatchObject({ role: 2, user_name: person.userName, same: false });
    await expect(signedIn(portal, identity.browser(), PARENT)).resolves.toBeDefined();
  });
});

describe('PasswordResetAccounts and sendPasswordResetRequest (API-006, API-007)', () => {
  const list = async (name: string) =>
    jsonCall(identity, `/account-service/users/PasswordResetAccounts/${encodeURIComponent(name)}`);
  const send = (body: unknown) => post('/users/sendPasswordResetRequest', body);

  it('list ids that are not the accounts own, with a masked e-mail and nothing else', async () => {
    const { body, status } = await list('demo_student');
    expect(status).toBe(200);
    expect(body).toEqual([{ id: expect.stringMatching(/^[\w-]{22}$/), email: 'd•••@e•••.org' }]);
    expect(JSON.stringify(body)).not.toContain(STUDENT.sub);
  });

  it('list every account of an e-mail, and none for names that are nobody', async () => {
    const email = 'siblings@example.org';
    await newPerson({ email });
    await newPerson({ email });
    expect((await list(email)).body).toHaveLength(2);
    for (const name of ['nobody_here', 'nobody@example.org', ' ', "x' or 1=1", 'x'.repeat(300)]) {
      expect(await list(name)).toMatchObject({ status: 200, body: [] });
    }
  });

  it('mail a link to the chosen account, which sets its password', async () => {
    const email = 'twins@example.org';
    await newPerson({ email });
    identity.clock.advance(1);
    const second = await newPerson({ email });
    const accounts = (await list(email)).body;
    expect((await send({ accountId: accounts[1].id, username: email })).status).toBe(204);
    const { message } = await mail.next(email);
    expect(message.text).toContain(`"${second.userName}"`);
    const token = new URL(linkIn(message)).searchParams.get('token') ?? '';
    expect((await useLink(email, token)).status).toBe(204);
    await expect(signedIn(portal, identity.browser(), { ...second, password: NEW })).resolves.toBeDefined();
  });

  it('answer the same, and mail nobody, for an id of another name or of nobody', async () => {
    const person = await newPerson();
    const [theirs] = (await list(person.userName)).body;
    const right = await send({ accountId: theirs.id, username: person.userName });
    const wrong = [
      { accountId: theirs.id, username: 'demo_parent' },
      { accountId: person.sub, username: person.userName },
      { accountId: '', username: person.userName },
      { accountId: randomUUID(), username: 'nobody_here' },
      {},
    ];
    for (const body of wrong) {
      const answer = await send(body);
      expect([answer.status, answer.body]).toEqual([right.status, right.body]);
    }
    await mail.next(person.email);
    const arrived = mail.received.filter(({ to }) => to.includes(person.email));
    expect(arrived).toHaveLength(1);
    expect(mail.received.some(({ to }) => to.includes(PARENT.email))).toBe(false);
  });

  it('send at most five links an hour to one mailbox, and more later', async () => {
    const person = await newPerson();
    const [account] = (await list(person.userName)).body;
    const ask = () => send({ accountId: account.id, username: person.userName });
    for (let index = 0; index < 8; index++) expect((await ask()).status).toBe(204);
    for (let index = 0; index < 5; index++) await mail.next(person.email);
    await identity.waitForJobs();
    const count = () => mail.received.filter(({ to }) => to.includes(person.email)).length;
    expect(count()).toBe(5);
    identity.clock.advance(60 * 60 + 1);
    await ask();
    await mail.next(person.email);
    expect(count()).toBe(6);
  });
});

it('a reset does not get around the second factor', async () => {
  const person = await newPerson();
  await giveSecondFactor(identity, person.sub);
  const { email, token } = await linkFor(person);
  expect((await useLink(email, token)).status).toBe(204);
  const page = await givePassword(identity.browser(), portal, { ...person, password: NEW });
  expect(page.body).toContain('<h1>Enter your code</h1>');
  expect(page.url.searchParams.has('code')).toBe(false);
});

describe('links to one mailbox', () => {
  const ask = ({ userName }: { userName: string }) =>
    post('/account/ResetPassword', { userName, securityAnswer: 'grandpa jose' }, from('192.0.2.77'));

  it('are five an hour for all accounts that only say they have the e-mail, and five for its owner', async () => {
    const email = 'mailbox@example.org';
    const owner = await newPerson({ email });
    await identity.database.pool.query(`update identity.accounts set email_verified = true where id = $1`, [
      owner.sub,
    ]);
    for (let account = 0; account < 4; account++) {
      const other = await newPerson({ email });
      for (let index = 0; index < 4; index++) expect((await ask(other)).status).toBe(204);
    }
    await identity.waitForJobs();
    const letters = () => mail.received.filter(({ to }) => to.includes(email));
    for (let index = 0; index < 5; index++) await mail.next(email);
    expect(letters()).toHaveLength(5);
    expect(letters().some(({ raw }) => raw.includes(owner.userName))).toBe(false);
    await ask(owner);
    expect((await mail.next(email)).message.text).toContain(`"${owner.userName}"`);
  });

  it('confirm the e-mail, unless another account has it confirmed', async () => {
    const email = 'proven@example.org';
    const verified = async () => {
      const { rows } = await identity.database.pool.query(
        `select user_name as name from identity.accounts where email_key = $1 and email_verified`,
        [email],
      );
      return rows.map(({ name }) => name);
    };
    const first = await newPerson({ email });
    const second = await newPerson({ email });
    const link = await linkFor({ ...first, email });
    expect((await useLink(email, link.token)).status).toBe(204);
    expect(await verified()).toEqual([first.userName]);
    await mail.next(email);
    const another = await linkFor({ ...second, email });
    expect((await useLink(email, another.token)).status).toBe(204);
    expect(await verified()).toEqual([first.userName]);
  });
});

describe('an e-mail that an account confirmed', () => {
  it('means that account, also when others were made with it before', async () => {
    const email = 'came_later@example.org';
    for (let index = 0; index < 11; index++) await newPerson({ email, securityQuestion: 'Not mine?' });
    identity.clock.advance(1);
    const owner = await newPerson({ email, securityQuestion: 'Whose is it?' });
    await identity.database.pool.query(`update identity.accounts set email_verified = true where id = $1`, [
      owner.sub,
    ]);
    const answer = await post('/Account/GetSecurityQuestion/ForgotUsername', { email });
    expect(answer.body).toEqual({ securityQuestion: 'Whose is it?' });
  });
});

describe('guessing answers', () => {
  const guess = (userName: string, address: string, securityAnswer = 'a guess') =>
    post('/account/ResetPassword', { userName, securityAnswer }, from(address));

  it('from one address is stopped soon, with Retry-After, for accounts that exist and those that do not', async () => {
    const person = await newPerson();
    for (const name of [person.userName, 'nobody_at_all']) {
      const answers = [];
      for (let index = 0; index < 7; index++) answers.push(await guess(name, '203.0.113.1'));
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 429]);
      expect(answers[6]?.headers.get('retry-after')).toBe('2');
    }
    identity.clock.advance(2);
    expect((await guess(person.userName, '203.0.113.1', 'Grandpa José')).status).toBe(204);
  });

  it('by another name of the same account is no new budget', async () => {
    const person = await newPerson();
    for (let index = 0; index < 6; index++) await guess(person.userName, '203.0.113.2');
    expect((await guess(person.email, '203.0.113.2')).status).toBe(429);
  });

  it('from many addresses waits fifteen minutes at most, and the owner can still ask for a mail', async () => {
    const person = await newPerson();
    for (let index = 0; index < 21; index++) await guess(person.userName, `203.0.114.${index}`);
    let longest = 0;
    for (let index = 0; index < 12; index++) {
      const refused = await guess(person.userName, `203.0.115.${index}`);
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      longest = Math.max(longest, wait);
      identity.clock.advance(wait);
      await guess(person.userName, `203.0.116.${index}`);
    }
    expect(longest).toBe(900);
    const accounts = await jsonCall(
      identity,
      `/account-service/users/PasswordResetAccounts/${person.userName}`,
    );
    const body = { accountId: accounts.body[0].id, username: person.userName };
    expect((await post('/users/sendPasswordResetRequest', body)).status).toBe(204);
    await mail.next(person.email);
  });

  it('cannot be done under a made-up address', async () => {
    const person = await newPerson();
    const forge = (index: number) => ({
      [SIGNED_ADDRESS_HEADER]:
        from('192.0.2.1')[SIGNED_ADDRESS_HEADER]?.replace('192.0.2.1', `192.0.2.${index}`) ?? '',
      'x-forwarded-for': `192.0.2.${index}`,
    });
    const statuses: number[] = [];
    for (let index = 10; index < 17; index++) {
      const body = { userName: person.userName, securityAnswer: 'a guess' };
      statuses.push((await post('/account/ResetPassword', body, forge(index))).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('leaves a trail without names, answers or addresses', async () => {
    const person = await newPerson();
    await guess(person.userName, '203.0.113.99', 'a very private guess');
    const { rows } = await identity.database.pool.query<{ event: string; row: string }>(
      `select event, a::text as row from identity.audit a where account_id = $1`,
      [person.sub],
    );
    expect(rows.map(({ event }) => event)).toContain('recovery-failed');
    expect(rows.some(({ row }) => /203\.0\.113\.99|private guess|recovers_/.test(row))).toBe(false);
  });
});

describe('looking for accounts', () => {
  it('is slowed down after many looks from one address', async () => {
    let last = { status: 0, headers: new Headers() };
    for (let index = 0; index < 123 && last.status !== 429; index++) {
      last = await post(
        '/Account/GetSecurityQuestion/ForgotPassword',
        { userName: `x${index}` },
        from('198.51.100.9'),
      );
    }
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = await post(
      '/Account/GetSecurityQuestion/ForgotPassword',
      { userName: 'x' },
      from('198.51.100.10'),
    );
    expect(elsewhere.status).toBe(404);
  });
});
