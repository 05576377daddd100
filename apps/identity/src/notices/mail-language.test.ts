import { accountWindows } from '@longleaf/contract/account-safety';
import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { readLetterWords, type Words } from '@longleaf/platform/mail/words';
import { languageMarks, leftInEnglish, unmarkedInLetter } from '@longleaf/testkit/letters';
import { linkIn } from '@longleaf/testkit/mail-folder';
import { startMailServer, type TestMailServer } from '@longleaf/testkit/mail-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeAskedLetter, changedLetter, confirmLetter } from '../email-change/letters.ts';
import { resetLinkLetter } from '../recovery/letters.ts';
import { startIdentity, STUDENT, type TestIdentity } from '../testing/harness.ts';
import { jsonCall } from '../testing/json-call.ts';
import { portalParty, type RelyingParty, signedIn } from '../testing/relying-party.ts';
import { SoftwarePasskey } from '../testing/software-passkey.ts';
import { hiddenField, type TestBrowser } from '../testing/test-browser.ts';
import { codeOfApp, newPerson, openWindow, windowDeed } from '../testing/two-factor.ts';
import { passwordChangedLetter, questionChangedLetter } from './letters.ts';
import { SAFETY_CHANGES, safetyLetter } from './safety-letters.ts';

let mail: TestMailServer;
let identity: TestIdentity;
let portal: RelyingParty;

beforeAll(async () => {
  mail = await startMailServer();
  identity = await startIdentity({ SMTP_URL: mail.url });
  portal = await portalParty(identity);
});
afterAll(() => mail.close());

type Person = { userName: string; password: string };

async function tokenOf({ userName, password }: Person): Promise<string> {
  const tokens = await signedIn(portal, identity.browser(), { ...STUDENT, userName, password } as never);
  return tokens.access_token;
}

/** Calls the account service as this person. */
async function call(person: Person | undefined, method: string, path: string, body: unknown) {
  const token = person && (await tokenOf(person));
  const sent = { method, body, ...(token === undefined ? {} : { token }) };
  const { status } = await jsonCall(identity, `/account-service${path}`, sent);
  expect(status).toBe(204);
}

async function addPasskey(browser: TestBrowser, person: Person) {
  const path = accountWindows.passkeys;
  const page = await openWindow(browser, path, person);
  const csrf = hiddenField(page.body, 'csrf');
  const options = await browser.submit(`${path}/options`, { csrf });
  const credential = new SoftwarePasskey(identity.issuer).create(JSON.parse(options.body));
  return browser.submit(path, { csrf, do: 'add', name: 'Phone', credential });
}

const SUBJECTS = {
  en: {
    'reset link': 'Set a new password for Longleaf',
    'password changed': 'Your Longleaf password was changed',
    'question changed': 'Your Longleaf security question was changed',
    'second factor on': 'Two-factor sign-in was turned on for your Longleaf account',
    'second factor off': 'Two-factor sign-in was turned off for your Longleaf account',
    'new recovery codes': 'New recovery codes were made for your Longleaf account',
    'passkey added': 'A passkey was added for your Longleaf account',
    'passkey removed': 'A passkey was removed for your Longleaf account',
    'new email, to it': 'Confirm your email for Longleaf',
    'new email, to the old one': 'A new email for your Longleaf account',
    'email changed': 'The email of your Longleaf account was changed',
  },
  es: {
    'reset link': 'Elija una contraseña nueva para Longleaf',
    'password changed': 'Se cambió su contraseña de Longleaf',
    'question changed': 'Se cambió su pregunta de seguridad de Longleaf',
    'second factor on': 'Se activó la verificación en dos pasos en su cuenta de Longleaf',
    'second factor off': 'Se desactivó la verificación en dos pasos en su cuenta de Longleaf',
    'new recovery codes': 'Se crearon códigos de recuperación nuevos para su cuenta de Longleaf',
    'passkey added': 'Se agregó una llave de acceso a su cuenta de Longleaf',
    'passkey removed': 'Se quitó una llave de acceso de su cuenta de Longleaf',
    'new email, to it': 'Confirme su correo electrónico para Longleaf',
    'new email, to the old one': 'Otra dirección de correo para su cuenta de Longleaf',
    'email changed': 'Se cambió la dirección de correo de su cuenta de Longleaf',
  },
} as const;

const SENTENCES = {
  en: {
    greeting: 'Hello Pat,',
    news: (userName: string) => `Longleaf account "${userName}"`,
    ignore: 'If it was not you, you can ignore this email. Your password stays as it is.',
  },
  es: {
    greeting: 'Hola, Pat:',
    news: (userName: string) => `cuenta "${userName}" de Longleaf`,
    ignore: 'Si no fue usted, no haga caso de este correo. Su contraseña sigue igual.',
  },
};

describe.each(['en', 'es'] as const)('the mail of somebody who chose %s', (language) => {
  const subjects = SUBJECTS[language];
  const sentences = SENTENCES[language];

  async function someone(name: string) {
    const person = await newPerson(identity, `${name}_${language}`, { language });
    return { ...person, browser: identity.browser() };
  }

  /** The next letter to an address: in the right language in every place that says one. */
  async function expectLetter(to: string, subject: keyof typeof subjects, userName: string) {
    const received = await mail.next(to);
    expect(languageMarks(received)).toEqual({ header: language, html: language, plainHeaders: true });
    const { message } = received;
    expect(message.subject).toBe(subjects[subject]);
    expect(message.text).toContain(sentences.greeting);
    expect(message.text).toContain(sentences.news(userName));
    expect(message.html).toContain(sentences.greeting);
    return message;
  }

  it('about a forgotten password, and a new one', async () => {
    const { userName, email } = await someone('forgets');
    await call(undefined, 'POST', '/account/ResetPassword', { userName, securityAnswer: 'Grandpa' });
    const asked = await expectLetter(email, 'reset link', userName);
    expect(asked.text).toContain(sentences.ignore);
    const token = new URL(linkIn(asked)).searchParams.get('token');
    const newPassword = 'mountain_laurel_7';
    await call(undefined, 'POST', '/account/resetPasswordWithToken', { email, token, newPassword });
    await expectLetter(email, 'password changed', userName);
  });

  it('about another password and another security question', async () => {
    const person = await someone('renews');
    const question = { securityQuestion: 'Who taught me chess?', securityAnswer: 'Grandma' };
    await call(person, 'PUT', '/account/saveSecurityQuestion', question);
    await expectLetter(person.email, 'question changed', person.userName);
    const { password: oldPassword } = person;
    const passwords = { oldPassword, newPassword: 'laurel_river_9', confirmPassword: 'laurel_river_9' };
    await call(person, 'POST', '/account/changepassword', passwords);
    await expectLetter(person.email, 'password changed', person.userName);
  });

  it('about the second factor', async () => {
    const { browser, email, userName, ...person } = await someone('secures');
    const page = await openWindow(browser, accountWindows.twoFactor, { ...person, userName });
    const secret = /<code class="key">([^<]+)</.exec(page.body)?.[1] ?? '';
    await windowDeed(browser, page, 'turn-on', { code: codeOfApp(secret, identity.clock.now()) });
    await expectLetter(email, 'second factor on', userName);
    await windowDeed(browser, await browser.open(accountWindows.twoFactor), 'new-codes');
    await expectLetter(email, 'new recovery codes', userName);
    await windowDeed(browser, await browser.open(accountWindows.twoFactor), 'turn-off');
    await expectLetter(email, 'second factor off', userName);
  });

  it('about passkeys', async () => {
    const { browser, email, userName, ...person } = await someone('unlocks');
    const page = await addPasskey(browser, { ...person, userName });
    await expectLetter(email, 'passkey added', userName);
    await windowDeed(browser, page, 'remove', { passkey: hiddenField(page.body, 'passkey') });
    await expectLetter(email, 'passkey removed', userName);
  });

  it('about another email, also at the address that is no account’s yet', async () => {
    const { browser, email, userName, ...person } = await someone('moves');
    const page = await openWindow(browser, accountWindows.email, { ...person, userName });
    const next = `moved_${language}@example.net`;
    await windowDeed(browser, page, 'change', { email: next });
    await expectLetter(email, 'new email, to the old one', userName);
    const link = new URL(linkIn(await expectLetter(next, 'new email, to it', userName)));
    const visitor = identity.browser();
    await visitor.submit(link.pathname, { token: link.searchParams.get('token') ?? '' });
    await expectLetter(email, 'email changed', userName);
  });
});

describe('a translation', () => {
  const about = { firstName: 'Ana', userName: 'ana', productName: 'Longleaf', portalUrl: 'http://p.test' };
  const url = 'http://p.test/x';
  type Written = (one: typeof about & { language: LetterLanguage }) => Words;
  const letters: [string, Written][] = [
    ['the reset link', (one) => resetLinkLetter({ ...one, url })],
    ['a changed password', passwordChangedLetter],
    ['a changed question', questionChangedLetter],
    ['a new email, to it', (one) => confirmLetter(one, url)],
    ['a new email, to the old one', (one) => changeAskedLetter(one, url)],
    ['a changed email', (one) => changedLetter(one, url)],
    ...SAFETY_CHANGES.map((change): [string, Written] => [change, (one) => safetyLetter(one, change)]),
  ];

  it.each(letters)('of %s leaves nothing in English, and the same link', (_, letter) => {
    const english = letter({ ...about, language: 'en' });
    const spanish = letter({ ...about, language: 'es' });
    expect(leftInEnglish(english, spanish)).toEqual([]);
    expect(spanish.action?.url).toBe(english.action?.url);
    expect(leftInEnglish(english, { ...spanish, subject: english.subject })).toEqual([english.subject]);
  });

  it.each(letters)('of %s comes from the catalogues alone', async (_, letter) => {
    await readLetterWords('en-XA');
    // No account can have it: it is the language of tests.
    const marked = letter({ ...about, language: 'en-XA' as LetterLanguage });
    expect(unmarkedInLetter(marked, Object.values(about))).toEqual([]);
    const slipped = { ...marked, closing: ['A sentence of no catalogue'] };
    expect(unmarkedInLetter(slipped, Object.values(about))).toEqual(['a sentence of no catalogue']);
  });
});
