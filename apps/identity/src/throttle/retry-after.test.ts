import { accountWindows } from '@longleaf/contract/account-safety';
import { beforeAll, expect, it } from 'vitest';
import { issueAccessToken } from '../provider/issue-access-token.ts';
import { startIdentity, STUDENT, type TestIdentity, tokenMaterial } from '../testing/harness.ts';
import { jsonCall } from '../testing/json-call.ts';
import { portalParty, type RelyingParty, start } from '../testing/relying-party.ts';
import { hiddenField } from '../testing/test-browser.ts';
import { giveCode, givePassword, giveSecondFactor, newPerson, openWindow } from '../testing/two-factor.ts';

/** Whoever has to wait is told for how long, on every way that counts tries. */

let identity: TestIdentity;
let portal: RelyingParty;
let token: string;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
  token = await issueAccessToken(await tokenMaterial(identity, STUDENT.sub));
});

type Answer = { status: number; headers: Headers };
type Send = () => Promise<Answer>;

const call =
  (method: string, path: string, body?: object, more: { token?: string } = {}): Send =>
  () =>
    jsonCall(identity, path, { method, ...(body ? { body } : {}), ...more });
const service = (path: string) => `/account-service${path}`;

/** Opens the screen where a sign-in begins; the form goes to it, or to an address below it. */
async function screen(below: string, fields: Record<string, string>): Promise<Send> {
  const browser = identity.browser();
  const page = await browser.open((await start(portal)).url);
  const csrf = hiddenField(page.body, 'csrf');
  return () => browser.submit(`${page.url.pathname}${below}`, { csrf, ...fields });
}

async function code(): Promise<Send> {
  const person = await newPerson(identity, 'has_a_code');
  await giveSecondFactor(identity, person.id);
  const browser = identity.browser();
  const page = await givePassword(browser, portal, person);
  return () => giveCode(browser, page, '000000');
}

async function email(): Promise<Send> {
  const person = await newPerson(identity, 'moves_again');
  const browser = identity.browser();
  const page = await openWindow(browser, accountWindows.email, person);
  const form = { csrf: hiddenField(page.body, 'csrf'), do: 'change', email: 'elsewhere@example.net' };
  return () => browser.submit(accountWindows.email, form);
}

const registration = {
  // A name that is taken, so that no account is made by the first try.
  userName: 'demo_parent',
  email: 'retries@example.org',
  firstName: 'Pat',
  lastName: 'Lee',
  password: 'river_stone_42',
  confirmPassword: 'river_stone_42',
  securityQuestion: 'Who taught me chess?',
  securityAnswer: 'Grandpa',
};
const passwords = { oldPassword: 'x', newPassword: 'laurel_river_9', confirmPassword: 'laurel_river_9' };
const question = {
  securityQuestion: 'Who taught me chess?',
  securityAnswer: 'Grandpa',
  currentPassword: 'x',
};
const answer = { userName: 'demo_parent', securityAnswer: 'x' };
const reset = { email: 'x@example.org', token: 'x', newPassword: 'laurel_river_9' };

it.each<[string, () => Send | Promise<Send>]>([
  ['the sign-in screen', () => screen('', { identifier: 'demo_parent', password: 'x' })],
  ['a passkey', () => screen('/passkey', { credential: '{}' })],
  ['the screen for a new account', () => screen('/register', { ...registration, role: '2' })],
  ['the screen for a code', code],
  ['the window of the e-mail', email],
  ['POST /register', () => call('POST', '/register', { ...registration, role: 2 })],
  ['POST /changePassword', () => call('POST', '/changePassword', passwords, { token })],
  ['changing the password', () => call('POST', service('/account/changepassword'), passwords, { token })],
  ['the security question', () => call('PUT', service('/account/saveSecurityQuestion'), question, { token })],
  [
    'looking for a question',
    () => call('POST', service('/Account/GetSecurityQuestion/ForgotPassword'), answer),
  ],
  ['answering it', () => call('POST', service('/account/ResetPassword'), answer)],
  ['asking for the name', () => call('POST', service('/account/RecoverUsername'), answer)],
  ['looking for accounts', () => call('GET', service('/users/PasswordResetAccounts/demo_parent'))],
  ['asking for a link', () => call('POST', service('/users/sendPasswordResetRequest'), { username: 'x' })],
  ['using a link', () => call('POST', service('/account/resetPasswordWithToken'), reset)],
  ['a free name', () => call('GET', service('/users/demo_parent/checkusername'))],
  ['a free e-mail', () => call('GET', service('/users/x%40example.org/checkemail'), undefined, { token })],
])('%s', async (_way, prepare) => {
  const send = await prepare();
  expect((await send()).status).not.toBe(429);
  const until = new Date(identity.clock.now().getTime() + 77_000);
  await identity.database.pool.query(`update identity.throttles set blocked_until = $1`, [until]);
  const refused = await send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '77']);
  await identity.database.pool.query(`delete from identity.throttles`);
});
