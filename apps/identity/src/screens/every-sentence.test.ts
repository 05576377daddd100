import { raw, type Html } from '@longleaf/platform/html';
import { wordsIn } from '@longleaf/platform/words/server-words';
import { unmarkedPieces } from '@longleaf/testkit/marked-words';
import { textsOfPage } from '@longleaf/testkit/page-texts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as activityScreens from '../activity/screens.ts';
import * as emailScreens from '../email-change/screens.ts';
import { requestEmailChange } from '../email-change/change-email.ts';
import { waitInWords } from '../interactions/wait-in-words.ts';
import { startIdentity } from '../testing/harness.ts';
import { portalParty, start } from '../testing/relying-party.ts';
import { hiddenField } from '../testing/test-browser.ts';
import * as passkeyScreens from '../passkeys/screens.ts';
import * as twoFactorScreens from '../two-factor/screens.ts';
import * as codeScreens from './code-screen.ts';
import * as errorScreens from './error-screen.ts';
import type { PageFrame } from './page.ts';
import { EMPTY_REGISTRATION } from './register-form.ts';
import * as registerScreens from './register-screen.ts';
import * as signInScreens from './sign-in-screen.ts';
import * as signOutScreens from './sign-out-screens.ts';

let frame: PageFrame;

beforeAll(async () => {
  const names = {
    productName: 'Longleaf',
    portalUrl: 'http://portal.test',
    asset: (name: string) => `/${name}`,
  };
  frame = { ...(await wordsIn('en-XA')), ...names };
});

const MOMENT = new Date('2026-10-05T14:00:00Z');
const account = { userName: 'pat_lee', email: 'pat@example.org', emailVerified: false, language: 'en' };
const view = { path: '/account/x', csrf: 'c', session: { account, uid: 'here', fresh: true } } as never;
const form = { action: '/interaction/1', csrf: 'c' };
const signIn = {
  ...form,
  again: false,
  mayRegister: true,
  identifier: '',
  remember: false,
  emailFailed: false,
};
const register = { ...form, characters: 'any' as const, values: { ...EMPTY_REGISTRATION, language: 'en' } };
const intents = ['save', 'recruit', 'search'].map((kind) => ({ kind, name: 'Duke' }) as never);
const error = { name: 'There were too many tries. Wait 1 minute, then try again' };

/** Every screen, in each of its states. */
const SCREENS: Record<string, () => Html[] | Promise<Html[]>> = {
  signInScreen: () => [
    ...[undefined, ...intents].map((intent) =>
      signInScreens.signInScreen(frame, { ...signIn, intent, errors: {} }),
    ),
    signInScreens.signInScreen(frame, {
      ...signIn,
      again: true,
      emailFailed: true,
      intent: undefined,
      errors: error,
    }),
  ],
  registerScreen: () => [
    ...[undefined, ...intents].map((intent) =>
      registerScreens.registerScreen(frame, { ...register, intent, errors: {} }),
    ),
    registerScreens.registerScreen(frame, {
      ...register,
      characters: 'word',
      intent: undefined,
      errors: error,
    }),
  ],
  codeScreen: () =>
    [{}, error].map((errors) => codeScreens.codeScreen(frame, { ...form, trust: false, errors })),
  errorScreen: () =>
    ['server_error', 'invalid_request'].flatMap((code) =>
      [undefined, 'the session expired'].map((error_description) =>
        errorScreens.errorScreen(frame, { error: code, error_description }),
      ),
    ),
  expiredScreen: () => [errorScreens.expiredScreen(frame)],
  tooManyScreen: () => [errorScreens.tooManyScreen(frame)],
  unavailableScreen: () => [errorScreens.unavailableScreen(frame)],
  notFoundScreen: () => [errorScreens.notFoundScreen(frame)],
  confirmSignOutScreen: () =>
    [undefined, 'Counselor desk'].map((name) =>
      signOutScreens.confirmSignOutScreen(frame, raw('<form></form>'), name),
    ),
  signedOutScreen: () => [signOutScreens.signedOutScreen(frame)],
  activityScreen: () => [
    activityScreens.activityScreen(frame, view, { open: [], history: [] }),
    activityScreens.activityScreen(frame, view, {
      open: ['here', 'there'].map((uid) => ({ uid, device: 'Firefox on Android phone', usedAt: MOMENT })),
      history: (
        [
          'password',
          'app-code',
          'recovery-code',
          'trusted-device',
          'passkey',
          'registered',
          'wrong-code',
        ] as const
      ).map((method) => ({ method, at: MOMENT, device: 'Unknown device' })),
    }),
  ],
  signedOutEverywhereScreen: () => [activityScreens.signedOutEverywhereScreen(frame)],
  emailScreen: () =>
    [undefined, account.email, 'new@example.org'].map((pending) =>
      emailScreens.emailScreen(frame, view, {
        pending,
        typed: '',
        language: 'es',
        languageSaved: true,
        errors: pending === undefined ? error : {},
      }),
    ),
  askToConfirmScreen: () => [emailScreens.askToConfirmScreen(frame, { path: '/x', token: 't' })],
  emailConfirmedScreen: () =>
    (['changed', 'confirmed'] as const).map((outcome) => emailScreens.emailConfirmedScreen(frame, outcome)),
  deadLinkScreen: () => [emailScreens.deadLinkScreen(frame)],
  passkeysScreen: () => [
    passkeyScreens.passkeysScreen(frame, view, { passkeys: [], suggestion: '', errors: error }),
    passkeyScreens.passkeysScreen(frame, view, {
      passkeys: [null, MOMENT].map(
        (lastUsedAt) => ({ id: '1', name: 'Duke', createdAt: MOMENT, lastUsedAt }) as never,
      ),
      suggestion: '',
      errors: {},
    }),
  ],
  setUpScreen: async () => [
    await twoFactorScreens.setUpScreen(frame, view, {
      secret: 'abcd',
      address: 'otpauth://x',
      errors: error,
    }),
  ],
  recoveryCodesScreen: () =>
    [true, false].map((justOn) =>
      twoFactorScreens.recoveryCodesScreen(frame, view, { codes: ['abcdefgh'], justOn }),
    ),
  twoFactorOnScreen: () =>
    [0, 1, 5].map((codesLeft) =>
      twoFactorScreens.twoFactorOnScreen(frame, view, {
        since: MOMENT,
        codesLeft,
        devices:
          codesLeft === 0
            ? []
            : [{ id: '1', device: 'Chrome on Windows', createdAt: MOMENT, expiresAt: MOMENT } as never],
      }),
    ),
  turnedOffScreen: () => [twoFactorScreens.turnedOffScreen(frame, view)],
};

/** What is no sentence: names of people, products and languages, and what `Intl` writes. */
const DATA = [
  'Longleaf',
  'pat_lee',
  'pat@example.org',
  'new@example.org',
  'Duke',
  'Counselor desk',
  'English',
  'Español',
  'Chrome',
  'Windows',
  'Firefox',
  'Oct',
  'abcd',
  'abcdefgh',
];

describe('every sentence of the sign-in host goes through the catalogue', () => {
  it('and every screen is looked at here', () => {
    const modules = [
      signInScreens,
      registerScreens,
      codeScreens,
      errorScreens,
      signOutScreens,
      activityScreens,
      emailScreens,
      passkeyScreens,
      twoFactorScreens,
    ];
    const names = modules.flatMap((module) => Object.keys(module)).filter((name) => name.endsWith('Screen'));
    expect(Object.keys(SCREENS).toSorted()).toEqual(names.toSorted());
  });

  it.each(Object.keys(SCREENS))('on %s', async (name) => {
    for (const page of (await SCREENS[name]?.()) ?? []) {
      expect(page.text).toContain('<html lang="en-XA">');
      expect(unmarkedPieces(textsOfPage(page.text), DATA)).toEqual([]);
    }
  });

  it.each([1, 2, 60, 200])('in what is said of a wait of %i seconds', (seconds) => {
    expect(unmarkedPieces([frame.say(waitInWords(seconds))], [])).toEqual([]);
    expect(frame.say(waitInWords(seconds)).replaceAll(/\D/g, '')).toMatch(/^\d+$/);
  });

  it('in what is said of a form that is wrong', async () => {
    const identity = await startIdentity({}, { languages: ['en-XA'] });
    const party = await portalParty(identity);
    const browser = identity.browser();
    const page = await browser.open((await start(party)).url);
    const csrf = hiddenField(page.body, 'csrf');
    const typed = { csrf, identifier: 'nobody@example.org', password: 'wrong' };
    const answers = [
      await browser.submit(page.url, { csrf }),
      await browser.submit(page.url, typed),
      await browser.submit(`${page.url}/passkey`, { csrf, credential: '{}' }),
      await browser.submit(`${page.url}/register`, { csrf }),
      await browser.submit(`${page.url}/register`, {
        csrf,
        userName: 'a b',
        email: 'x',
        password: 'short',
        confirmPassword: 'other',
        securityQuestion: 'own',
        firstName: '<1>',
      }),
      await browser.submit(page.url, { csrf: 'forged' }),
      await browser.open('/nowhere'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(unmarkedPieces(textsOfPage(body), DATA)).toEqual([]);
    }
    const account = { id: 'x', email: 'a@example.org', emailVerified: true } as never;
    const same = await requestEmailChange({} as never, account, 'a@example.org', '/x');
    expect(unmarkedPieces([frame.say('complaint' in same ? same.complaint : '')], [])).toEqual([]);
  }, 60_000);
});
