import { DEMO_PEOPLE as DEMO } from '@longleaf/platform/demo-people';
import type { TestMailServer } from '@longleaf/testkit/mail-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../accounts/hashing.ts';
import { issueAccessToken } from '../provider/issue-access-token.ts';
import { PARENT, STUDENT, type TestIdentity, tokenMaterial } from '../testing/harness.ts';
import { jsonCall, type JsonCall } from '../testing/json-call.ts';
import { type RelyingParty, signedIn } from '../testing/relying-party.ts';
import { newPerson } from '../testing/two-factor.ts';
import { startWithMail } from '../testing/with-mail.ts';

const QUESTION = 'What was the name of your first school?';
const REFUSED = 'Unable to change your password. Make sure your old password is typed correctly.';
const NEW = 'mountain_laurel_7';

let identity: TestIdentity;
let portal: RelyingParty;
let mail: TestMailServer;

beforeAll(async () => {
  ({ identity, portal, mail } = await startWithMail());
});
beforeEach(() => identity.clock.advance(2 * 60 * 60));

const call = (path: string, more: JsonCall = {}) => jsonCall(identity, `/account-service${path}`, more);
const tokenOf = async (person = STUDENT) => (await signedIn(portal, identity.browser(), person)).access_token;

/** A token of a sign-in long ago; the session it came from is not asked for. */
async function oldToken(sub: string): Promise<string> {
  return issueAccessToken(await tokenMaterial(identity, sub));
}

describe('changepassword (API-155)', () => {
  it('changes it and writes a letter; the new one signs in', async () => {
    const person = { ...STUDENT, ...DEMO.senior };
    const token = await tokenOf(person);
    const body = { oldPassword: person.password, newPassword: NEW, confirmPassword: NEW };
    expect((await call('/account/changepassword', { method: 'POST', token, body })).status).toBe(204);
    const { message } = await mail.next(person.email);
    expect(message.subject).toBe('Your Longleaf password was changed');
    expect(await tokenOf({ ...person, password: NEW })).toBeDefined();
  });

  it('says which field is wrong under the words of the specification', async () => {
    const token = await tokenOf();
    const body = { oldPassword: 'not_it_12', newPassword: NEW, confirmPassword: NEW };
    const wrong = await call('/account/changepassword', { method: 'POST', token, body });
    expect(wrong).toMatchObject({ status: 400, body: { detail: REFUSED } });
    expect(wrong.body.modelState).toEqual({ oldPassword: [REFUSED] });
    const short = { oldPassword: STUDENT.password, newPassword: 'x', confirmPassword: 'y' };
    const refused = await call('/account/changepassword', { method: 'POST', token, body: short });
    expect(refused.body.detail).toBe(REFUSED);
    expect(Object.keys(refused.body.modelState)).toEqual(['newPassword', 'confirmPassword']);
  });

  it('writes no letter when it is refused', async () => {
    await identity.waitForJobs();
    expect(mail.received.some(({ to }) => to.includes(STUDENT.email))).toBe(false);
  });
});

describe('getSecurityQuestion (API-156)', () => {
  it('tells the own question and nothing else', async () => {
    const answer = await call('/account/getSecurityQuestion', { token: await tokenOf() });
    expect(answer).toMatchObject({ status: 200, body: { securityQuestion: QUESTION } });
    expect(Object.keys(answer.body)).toEqual(['securityQuestion']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('saveSecurityQuestion (API-157)', () => {
  const good = { securityQuestion: 'Who taught me chess?', securityAnswer: 'Grandpa' };
  const save = (token: string, body: unknown) =>
    call('/account/saveSecurityQuestion', { method: 'PUT', token, body });

  it('saves after a fresh sign-in, and the new answer recovers the account', async () => {
    const person = { ...STUDENT, ...DEMO.college };
    expect((await save(await tokenOf(person), good)).status).toBe(204);
    const { message } = await mail.next(person.email);
    expect(message.subject).toBe('Your Longleaf security question was changed');
    expect(message.text).not.toContain('Grandpa');
    const recover = (securityAnswer: string) =>
      call('/account/RecoverUsername', {
        method: 'POST',
        body: { email: person.email, securityAnswer },
      });
    expect((await recover('grandpa')).body).toEqual({ username: person.userName });
    expect((await recover('Longleaf')).status).toBe(400);
  });

  it('wants the password when the sign-in is older', async () => {
    const person = { ...STUDENT, ...DEMO.adult };
    const token = await oldToken(person.sub);
    expect((await save(token, good)).status).toBe(403);
    const wrong = await save(token, { ...good, currentPassword: 'not_it_12' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.modelState)).toEqual(['currentPassword']);
    expect((await save(token, { ...good, currentPassword: person.password })).status).toBe(204);
  });

  it('slows down guessing of the password', async () => {
    const token = await oldToken(DEMO.beginner.sub);
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) {
      statuses.push((await save(token, { ...good, currentPassword: 'a_guess_12' })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
  });

  it.each([
    [{}, ['securityQuestion', 'securityAnswer']],
    [{ ...good, securityQuestion: ' ' }, ['securityQuestion']],
    [{ ...good, securityAnswer: '' }, ['securityAnswer']],
    [{ ...good, securityAnswer: 'who taught me CHESS' }, ['securityAnswer']],
    [{ ...good, securityQuestion: 'x'.repeat(201) }, ['securityQuestion']],
    [{ ...good, securityAnswer: 'x'.repeat(2_000) }, ['securityAnswer']],
  ])('refuses %j by field', async (body, fields) => {
    const answer = await save(await tokenOf(), body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.modelState)).toEqual(fields);
  });

  it('changes nothing of somebody else, whatever the body says', async () => {
    const person = { ...STUDENT, ...DEMO.educator };
    const more = { id: PARENT.sub, accountId: PARENT.sub, userName: PARENT.userName, role: 255 };
    expect((await save(await tokenOf(person), { ...good, ...more })).status).toBe(204);
    const parents = await call('/account/getSecurityQuestion', { token: await tokenOf(PARENT) });
    expect(parents.body).toEqual({ securityQuestion: QUESTION });
  });
});

describe('me', () => {
  it('tells whether the password still meets the rules, after signing in with it', async () => {
    const read = async () => (await call('/me', { token: await tokenOf(weak) })).body;
    const weak = { ...STUDENT, ...DEMO.senior, password: 'short' };
    const setHash = async (password: string) =>
      identity.database.pool.query('update identity.accounts set password_hash = $2 where id = $1', [
        weak.sub,
        await hashPassword(password),
      ]);
    await setHash('short');
    expect(await read()).toEqual({
      userName: 'demo_senior',
      email: 'demo_senior@example.org',
      emailVerified: true,
      passwordInvalid: true,
      twoFactorSince: null,
    });
    const token = await tokenOf(weak);
    const body = { oldPassword: 'short', newPassword: 'dogwood_bloom_3', confirmPassword: 'dogwood_bloom_3' };
    expect((await call('/account/changepassword', { method: 'POST', token, body })).status).toBe(204);
    weak.password = body.newPassword;
    expect(await read()).toMatchObject({ passwordInvalid: false });
  });
});

describe('free names (API-134, API-135)', () => {
  it.each([
    ['a free name', 'nobody_here', 200],
    ['a taken one', 'demo_parent', 409],
    ['a taken one in other letters', 'DEMO_Parent', 409],
    ['one too short', 'ab', 400],
    ['one with spaces', 'no body', 400],
    ['one with an @', 'a@b.org', 400],
  ])('%s', async (_what, name, status) => {
    const answer = await call(`/users/${encodeURIComponent(name)}/checkusername`);
    expect(answer.status).toBe(status);
  });

  it.each([
    ['a free e-mail', 'nobody@example.org', 200],
    ['one that others only say is theirs', 'unconfirmed@example.org', 200],
    ['a taken one', 'Demo_Parent@example.org', 409],
    ['no e-mail', 'nobody', 400],
    ['one that is too long', `${'x'.repeat(60)}@${'y.'.repeat(110)}example.org`, 400],
  ])('%s', async (_what, email, status) => {
    await newPerson(identity, 'says_so', { email: 'unconfirmed@example.org' }).catch(() => undefined);
    const path = `/users/${encodeURIComponent(email)}/checkemail`;
    expect((await call(path, { token: await tokenOf() })).status).toBe(status);
  });

  it('tell strangers nothing about e-mails', async () => {
    for (const email of ['nobody@example.org', STUDENT.email, 'no e-mail']) {
      expect((await call(`/users/${encodeURIComponent(email)}/checkemail`)).status).toBe(401);
    }
  });

  it('tell one person of thirty e-mails, then less and less often', async () => {
    const token = await tokenOf(PARENT);
    const statuses: number[] = [];
    for (let index = 0; index < 32; index++) {
      statuses.push((await call(`/users/guess${index}%40example.org/checkemail`, { token })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(31);
    expect(statuses.at(-1)).toBe(429);
  });

  it("one's own are free, and one's own e-mail is told to be confirmed", async () => {
    const token = await tokenOf();
    const name = await call('/users/Demo_Student/checkusername', { token });
    expect(name).toMatchObject({ status: 200, body: { userNameIsValid: true } });
    const email = await call(`/users/${encodeURIComponent(STUDENT.email)}/checkemail`, { token });
    expect(email).toMatchObject({ status: 200, body: { emailIsValid: true, emailVerified: true } });
    expect((await call('/users/demo_parent/checkusername', { token })).status).toBe(409);
  });
});

it.each([
  ['POST', '/account/changepassword'],
  ['GET', '/account/getSecurityQuestion'],
  ['PUT', '/account/saveSecurityQuestion'],
  ['GET', '/me'],
])('%s %s wants a token of a living session', async (method, path) => {
  const body = method === 'GET' ? undefined : {};
  const more = body === undefined ? {} : { body };
  expect((await call(path, { method, ...more })).status).toBe(401);
  expect((await call(path, { method, token: 'rubbish', ...more })).status).toBe(401);
  const token = await tokenOf(PARENT);
  await jsonCall(identity, '/logout', { method: 'POST', token });
  expect((await call(path, { method, token, ...more })).status).toBe(401);
});
