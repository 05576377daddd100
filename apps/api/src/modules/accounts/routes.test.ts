import { startIdentity, STUDENT } from '@longleaf/identity/testing/harness';
import { portalParty, signedIn } from '@longleaf/identity/testing/relying-party';
import { linkIn } from '@longleaf/testkit/mail-folder';
import { startMailServer } from '@longleaf/testkit/mail-server';
import { afterAll, describe, expect, it } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';
import { providerVerifier } from '../../http/provider-keys.ts';

// The real account service on the other side: what is decided there has its own tests.
const mail = await startMailServer();
afterAll(() => mail.close());
const identity = await startIdentity({ SMTP_URL: mail.url });
const settings = {
  TRUST_PROXY: '1',
  OIDC_ISSUER: identity.issuer,
  ACCOUNT_SERVICE_URL: identity.issuer,
  ACCOUNT_SERVICE_SECRET: identity.settings.ACCOUNT_SERVICE_SECRET ?? '',
};
const api = await startApi({
  settings,
  verifyToken: providerVerifier(identity.settings),
});
const alone = await startApi();
const portal = await portalParty(identity);

const NOT_FOUND = 'Your account was not found, or the information you entered is inaccurate.';
const REFUSED = 'Unable to change your password. Make sure your old password is typed correctly.';
const QUESTION = 'What was the name of your first school?';
const NEW = 'mountain_laurel_7';

const senior = { ...STUDENT, userName: 'demo_senior', email: 'demo_senior@example.org' };
const tokenOf = async (person = STUDENT) => (await signedIn(portal, identity.browser(), person)).access_token;

describe('recovery (API-001 to API-007)', () => {
  it.each([
    '/Account/GetSecurityQuestion/ForgotPassword',
    '/account/getsecurityquestion/forgotpassword',
    '/Account/GetSecurityQuestion/ForgotUsername',
  ])('%s tells the question, 404 in the words of the specification, or 400 by field', async (path) => {
    const found = await api.call('POST', path, { body: { USERNAME: 'demo_student', other: 1 } });
    expect(found).toMatchObject({ status: 200, json: { securityQuestion: QUESTION } });
    expect(found.headers.get('cache-control')).toBe('no-store');
    const missing = await api.call('POST', path, { body: { userName: 'nobody_here' } });
    expect(missing).toMatchObject({ status: 404, json: { detail: NOT_FOUND } });
    const empty = await api.call('POST', path, { body: {} });
    expect(empty).toMatchObject({
      status: 400,
      json: { modelState: { userName: ['Enter your account name or email'] } },
    });
  });

  it('goes from the answer over the mail to a new password, and a second use is refused', async () => {
    const details = { userName: senior.userName, securityAnswer: 'longleaf' };
    expect((await api.call('POST', '/account/RecoverUsername', { body: details })).json).toEqual({
      username: 'demo_senior',
    });
    expect((await api.call('POST', '/account/ResetPassword', { body: details })).status).toBe(204);
    const { message } = await mail.next(senior.email);
    const query = new URL(linkIn(message)).searchParams;
    const body = { email: query.get('email'), token: query.get('token'), newPassword: NEW };
    const weak = { ...body, newPassword: 'password1' };
    expect(await api.call('POST', '/account/resetPasswordWithToken', { body: weak })).toMatchObject({
      status: 400,
      json: { modelState: { newPassword: [expect.stringContaining('easy to guess')] } },
    });
    expect((await api.call('POST', '/account/resetPasswordWithToken', { body })).status).toBe(204);
    expect(await tokenOf({ ...senior, password: NEW })).toBeDefined();
    expect(await api.call('POST', '/account/resetPasswordWithToken', { body })).toMatchObject({
      status: 400,
      json: { detail: 'An error occurred resetting your password' },
    });
  });

  it('lists accounts by an encoded e-mail and mails the chosen one', async () => {
    const path = `/users/PasswordResetAccounts/${encodeURIComponent('demo_adult@example.org')}`;
    const { json } = await api.call('GET', path);
    expect(json).toEqual([{ id: expect.any(String), email: 'd•••@e•••.org' }]);
    const [{ id } = { id: '' }] = json as { id: string }[];
    const body = { accountId: id, username: 'demo_adult@example.org' };
    expect((await api.call('POST', '/users/sendPasswordResetRequest', { body })).status).toBe(204);
    await mail.next('demo_adult@example.org');
  });

  it('counts tries against the address of each person and not against this server', async () => {
    const guess = (address: string) =>
      fetch(`${api.url}/api/account/ResetPassword`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ userName: 'demo_college', securityAnswer: 'a guess' }),
      });
    let last = await guess('192.0.2.1');
    for (let index = 0; index < 6; index++) last = await guess('192.0.2.1');
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guess('192.0.2.2')).status).toBe(400);
  });
});

describe('own password and security question (API-155 to API-157)', () => {
  it.each([
    ['POST', '/account/changepassword'],
    ['GET', '/account/getSecurityQuestion'],
    ['PUT', '/account/saveSecurityQuestion'],
  ])('%s %s wants a token', async (method, path) => {
    const answer = await api.call(method, path, method === 'GET' ? {} : { body: {} });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it('changes the password of the token, and says what is wrong in the words of the specification (MSG-067)', async () => {
    const beginner = { ...STUDENT, userName: 'demo_new' };
    const token = await tokenOf(beginner);
    const wrong = { oldPassword: 'not_it_12', newPassword: NEW, confirmPassword: NEW };
    expect(await api.call('POST', '/account/changepassword', { token, body: wrong })).toMatchObject({
      status: 400,
      json: { detail: REFUSED, modelState: { oldPassword: [REFUSED] } },
    });
    const body = { ...wrong, oldPassword: STUDENT.password };
    expect((await api.call('POST', '/account/changePassword', { token, body })).status).toBe(204);
    expect(await tokenOf({ ...beginner, password: NEW })).toBeDefined();
  });

  it('reads and saves the question', async () => {
    const token = await tokenOf({ ...STUDENT, userName: 'demo_educator' });
    const body = { securityQuestion: 'Who taught me chess?', securityAnswer: 'Grandpa' };
    expect((await api.call('PUT', '/account/saveSecurityQuestion', { token, body })).status).toBe(204);
    const { json } = await api.call('GET', '/account/getSecurityQuestion', { token });
    expect(json).toEqual({ securityQuestion: body.securityQuestion });
    const refused = await api.call('PUT', '/account/saveSecurityQuestion', { token, body: {} });
    expect(refused).toMatchObject({ status: 400 });
    expect(Object.keys(modelStateOf(refused))).toEqual(['securityQuestion', 'securityAnswer']);
  });
});

describe('free names (API-134, API-135)', () => {
  it('answer 409 when taken; one’s own are free', async () => {
    const token = await tokenOf();
    expect((await api.call('GET', '/users/demo_parent/checkusername')).status).toBe(409);
    expect((await api.call('GET', '/users/demo_student/checkusername', { token })).json).toEqual({
      userNameIsValid: true,
    });
    const mine = encodeURIComponent('demo_student@example.org');
    expect((await api.call('GET', `/users/${mine}/checkemail`)).status).toBe(401);
    const theirs = encodeURIComponent('demo_parent@example.org');
    expect((await api.call('GET', `/users/${theirs}/checkemail`, { token })).status).toBe(409);
    expect((await api.call('GET', `/users/${mine}/checkemail`, { token })).json).toEqual({
      emailIsValid: true,
      emailVerified: true,
      emailSignature: expect.stringMatching(/^\d+\.[\w-]{43}$/),
    });
    expect((await api.call('GET', '/users/no@mail/checkemail', { token })).status).toBe(400);
  });
});

describe('an account service that cannot be reached', () => {
  it('is told as 503 with Retry-After, and no detail of ours', async () => {
    const body = { userName: 'demo_student' };
    const answer = await alone.call('POST', '/Account/GetSecurityQuestion/ForgotPassword', { body });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.text).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|fetch/);
  });
});
