import { beforeAll, expect, it } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/harness.ts';
import { portalParty, start } from '../testing/relying-party.ts';

let identity: TestIdentity;
let signIn: string;

beforeAll(async () => {
  identity = await startIdentity();
  const page = await identity.browser().open((await start(await portalParty(identity))).url);
  signIn = page.url.pathname;
});

const OWN = {
  'default-src': "'none'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
  // The provider's own page has one script, which sends its form: named by its digest.
  'script-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]+=*')?$/),
  'connect-src': "'self'",
  'base-uri': "'none'",
};

it.each([
  ['a screen', () => signIn],
  ['the frame of the session check', () => '/session/check'],
  ['a page of the provider', () => '/session/end'],
  ['an error of the provider', () => '/auth?client_id=nobody'],
  ['a window that leads to sign-in', () => '/account/email'],
  ['a page that is not there', () => '/nothing'],
  ['an answer for programs', () => '/.well-known/openid-configuration'],
])('%s allows no script, style or picture but our own files', async (_what, address) => {
  const response = await fetch(new URL(address(), identity.issuer), {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });
  const policy = response.headers.get('content-security-policy') ?? '';
  const rules = Object.fromEntries(policy.split(/; ?/).map((rule) => rule.split(/ (.*)/).slice(0, 2)));
  expect(rules).toMatchObject(OWN);
  expect(Object.keys(rules).toSorted()).toEqual(
    [...Object.keys(OWN), 'form-action', 'frame-ancestors'].toSorted(),
  );
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:/);
});
