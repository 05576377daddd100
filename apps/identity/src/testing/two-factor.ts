import { seal } from '@longleaf/platform/sealing';
import { Secret, TOTP } from 'otpauth';
import { deriveKey } from '../secret.ts';
import { newAppSecret } from '../two-factor/app-codes.ts';
import { newRecoveryCodes } from '../two-factor/recovery-codes.ts';
import { insertFactor } from '../two-factor/repository.ts';
import { fillSignIn, type TestIdentity } from './harness.ts';
import { start, type RelyingParty } from './relying-party.ts';
import { hiddenField, type Arrival, type TestBrowser } from './test-browser.ts';

/** The code that an app with this secret shows at a moment. */
export function codeOfApp(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: at.getTime(),
  });
}

/** Gives an account a second factor as the window would; with the secret and two recovery codes. */
export async function giveSecondFactor({ database, settings, clock }: TestIdentity, accountId: string) {
  const secret = newAppSecret();
  const codes = await newRecoveryCodes(2);
  const key = deriveKey(settings.IDENTITY_SECRET ?? '', 'second factors');
  const sealedSecret = seal(key, accountId, secret);
  const factor = { accountId, sealedSecret, lastStep: 0, createdAt: clock.now() };
  await insertFactor(database, factor, codes);
  return { secret, recoveryCodes: codes.codes };
}

type Person = { userName: string; password: string };

/** Opens the sign-in screen and gives the password: the page for the code, when one is asked for. */
export async function givePassword(
  browser: TestBrowser,
  party: RelyingParty,
  person: Person,
  more: Record<string, string> = {},
): Promise<Arrival> {
  const page = await browser.open((await start(party, more)).url);
  return fillSignIn(browser, page, person);
}

/** Enters a code on the page that asks for it. */
export function giveCode(
  browser: TestBrowser,
  page: Arrival,
  code: string,
  more: Record<string, string> = {},
): Promise<Arrival> {
  return browser.submit(page.url, { csrf: hiddenField(page.body, 'csrf'), code, ...more });
}

/** Opens a window of the sign-in host, signing in when it leads there first. */
export async function openWindow(browser: TestBrowser, path: string, person: Person): Promise<Arrival> {
  const page = await browser.open(path);
  return page.url.pathname.startsWith('/interaction/') ? fillSignIn(browser, page, person) : page;
}

/** Sends a form of a window. */
export function windowDeed(
  browser: TestBrowser,
  page: Arrival,
  deed: string,
  more: Record<string, string> = {},
): Promise<Arrival> {
  return browser.submit(page.url, { csrf: hiddenField(page.body, 'csrf'), do: deed, ...more });
}

/** A new account with a name of its own, made by the account service. */
export async function newPerson(
  { issuer }: TestIdentity,
  userName: string,
  changes: Record<string, string> = {},
) {
  const password = 'river_stone_42';
  const response = await fetch(`${issuer}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userName,
      email: `${userName}@example.org`,
      firstName: 'Pat',
      lastName: 'Lee',
      password,
      confirmPassword: password,
      securityQuestion: 'Who taught me chess?',
      securityAnswer: 'Grandpa',
      role: 2,
      ...changes,
    }),
  });
  if (response.status !== 201) throw new Error(`The account was not made: ${response.status}`);
  const { id } = (await response.json()) as { id: string };
  return { id, userName, email: `${userName}@example.org`, password };
}

/** Makes the sign-in of a browser's session as old as stated. */
export async function ageSession({ database }: TestIdentity, accountId: string, seconds: number) {
  await database.query(
    `update identity.artifacts
     set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::bigint - $2::int))
     where model = 'Session' and account_id = $1`,
    [accountId, seconds],
  );
}
