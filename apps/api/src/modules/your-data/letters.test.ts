import { startJobs } from '@longleaf/platform/jobs/runner';
import { createLogger } from '@longleaf/platform/logging';
import { openMail } from '@longleaf/platform/mail/mail';
import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { readLetterWords, type Words } from '@longleaf/platform/mail/words';
import { readSettings } from '@longleaf/platform/settings';
import { languageMarks, leftInEnglish, unmarkedInLetter } from '@longleaf/testkit/letters';
import { startMailServer } from '@longleaf/testkit/mail-server';
import { afterAll, describe, expect, it } from 'vitest';
import { startAccountService } from '../../../test/account-service.ts';
import { startApi } from '../../../test/start-api.ts';
import { deleteDuePeople } from './jobs.ts';
import { type About, deletedLetter, deletionCancelledLetter, deletionRequestedLetter } from './letters.ts';

const server = await startMailServer();
afterAll(() => server.close());
const accounts = await startAccountService();
const api = await startApi({
  now: '2026-11-22T04:00:00Z',
  settings: { ACCOUNT_SERVICE_URL: accounts.url, SMTP_URL: server.url },
  jobs: true,
});

const fresh = (person: string) => api.issuer.token(person, { authTime: Math.floor(Date.now() / 1_000) - 60 });

/** A person in this language, as the sign-in provider tells it, who asks for the end of their account. */
async function ask(person: string, locale: string | undefined): Promise<void> {
  accounts.people.set(person, { locale });
  const reply = await api.call('POST', '/users/deletion', { token: await fresh(person) });
  expect(reply.status).toBe(200);
}

const next = async (person: string) => {
  const received = await server.next(`${person}@example.org`);
  return { ...received.message, marks: languageMarks(received) };
};

const languageKept = async (person: string) => {
  const { rows } = await api.database.pool.query<{ language: string }>(
    `select language from portal.profiles f join portal.people p on p.id = f.person_id where p.subject = $1`,
    [person],
  );
  return rows[0]?.language;
};

describe.each([
  [
    'es',
    'Su cuenta de Longleaf se va a eliminar',
    'Hola, Maya:',
    'Lo haremos el 5 de diciembre de 2026.',
    'Usted conserva su cuenta de Longleaf',
  ],
  [
    'en',
    'Your Longleaf account will be deleted',
    'Hello Maya,',
    'We will do it on December 5, 2026.',
    'Your Longleaf account stays',
  ],
])('letters in %s', (language, subject, greeting, day, stays) => {
  const marks = { header: language, html: language, plainHeaders: true };

  it('say that an account will be deleted, when in North Carolina, and that it stays after all', async () => {
    const person = `keeps_${language}`;
    await ask(person, language);
    const asked = await next(person);
    expect(asked).toMatchObject({ subject, marks });
    expect(asked.text).toContain(greeting);
    expect(asked.text).toContain(day);
    expect(asked.html).toContain(day);
    await api.call('DELETE', '/users/deletion', { as: person });
    expect(await next(person)).toMatchObject({ subject: stays, marks });
  });
});

describe('the language of a letter', () => {
  it.each([
    ['es-MX', 'es'],
    ['fr', 'en'],
    [undefined, 'en'],
  ])('of a provider that says %s is %s', async (locale, language) => {
    const person = `of_${locale}`;
    await ask(person, locale);
    expect((await next(person)).marks.header).toBe(language);
    expect(await languageKept(person)).toBe(language);
  });

  it('is a new one when the person chose another, and can be read among their data', async () => {
    await ask('changes', 'en');
    expect((await next('changes')).marks.header).toBe('en');
    accounts.people.set('changes', { locale: 'es' });
    await api.call('DELETE', '/users/deletion', { as: 'changes' });
    expect((await next('changes')).marks.header).toBe('es');
    const data = await api.call('GET', '/users/yourData', { as: 'changes' });
    expect(data.json).toMatchObject({ sections: [{ id: 'profiles', rows: [{ language: 'es' }] }] });
  });

  it('cannot be changed by the profile', async () => {
    const body = { nickname: 'N', language: 'es', locale: 'es' };
    accounts.people.set('sneaks', { locale: 'en' });
    expect((await api.call('PUT', '/users/profile/save', { as: 'sneaks', body })).status).toBe(200);
    expect(await languageKept('sneaks')).toBe('en');
  });
});

describe('the last email', async () => {
  const settings = readSettings({ NODE_ENV: 'test', DATABASE_URL: api.database.url, SMTP_URL: server.url });
  const log = createLogger('api', 'silent');
  const { database } = api;
  const mail = openMail({ owner: 'end', secret: 'x'.repeat(40), settings, database, log });
  const jobs = await startJobs({ databaseUrl: database.url, log, ...mail });
  afterAll(() => jobs.stop());

  it.each([
    ['es', 'Su cuenta de Longleaf se eliminó'],
    ['en', 'Your Longleaf account is deleted'],
  ])('comes in %s, though nobody is there to ask any more', async (language, subject) => {
    const person = `ends_${language}`;
    await ask(person, language);
    await next(person);
    accounts.people.delete(person);
    await deleteDuePeople({
      database,
      settings,
      sendMail: mail.send,
      clock: () => new Date('2026-12-31T00:00:00Z'),
    });
    const marks = { header: language, html: language, plainHeaders: true };
    expect(await next(person)).toMatchObject({ subject, marks });
  });
});

describe('a translation', () => {
  const about = { firstName: 'Ana', productName: 'Longleaf' };
  const deletion = { portalUrl: 'http://portal.test', deleteAfter: new Date('2026-12-05T17:00:00Z') };
  const letters: [string, (one: About) => Words][] = [
    ['deletion requested', (one) => deletionRequestedLetter({ ...one, ...deletion })],
    ['deletion cancelled', deletionCancelledLetter],
    ['deleted', deletedLetter],
  ];

  it.each(letters)('of %s leaves nothing in English', (_, letter) => {
    const english = letter({ ...about, language: 'en' });
    const spanish = letter({ ...about, language: 'es' });
    expect(leftInEnglish(english, spanish)).toEqual([]);
    expect(leftInEnglish(english, { ...spanish, closing: english.closing })).toEqual(english.closing);
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
