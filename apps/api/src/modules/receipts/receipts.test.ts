import type { HubItem } from '@longleaf/contract/applications';
import { type Receipt, receiptMessages } from '@longleaf/contract/receipts';
import type { TranscriptRequest, TranscriptResult } from '@longleaf/contract/transcripts';
import { leftInEnglish, unmarkedInLetter } from '@longleaf/testkit/letters';
import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { readLetterWords, type Words } from '@longleaf/platform/mail/words';
import { startMailServer } from '@longleaf/testkit/mail-server';
import { afterAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { receiptLetter } from './letter.ts';

const mail = await startMailServer();
afterAll(() => mail.close());
const settings = { SMTP_URL: mail.url, TRANSCRIPT_SCHOOLS: 'public', PORTAL_URL: 'https://portal.example' };
const api = await startApi({ catalog: true, now: '2026-11-23T15:00:00.000Z', jobs: true, settings });
const later = await startApi({ beside: api, now: '2026-12-01T15:00:00.000Z', settings });

/** Somebody with a confirmed address and an application that asks for an essay and a recommendation. */
async function student(as: string, { verified = true } = {}) {
  await api.call('PUT', '/users/profile/save', {
    as,
    body: {
      firstName: 'Maya',
      lastName: 'Lee',
      nickname: as,
      dateOfBirth: '2008-01-27',
      graduationYear: 2027,
    },
  });
  const email = `${as}@example.org`;
  await api.database.query('update portal.profiles set email = $2, email_verified = $3 where nickname = $1', [
    as,
    email,
    verified,
  ]);
  const reply = await api.call('POST', '/application/start', {
    as,
    body: { applicationDefinitionId: 1984191 },
  });
  const { application } = reply.json as { application: HubItem };
  const appId = application.userApplication.id;
  const taskOf = (key: string) =>
    application.applicationTasks.find(({ task }) => task === key)?.applicationTaskId ?? 0;
  return {
    as,
    email,
    appId,
    taskOf,
    mark: (completed: boolean, on = api) =>
      on.call('PUT', `/application/${appId}`, { as, body: { completed } }),
    upload: (words: string, key = 'essay') => {
      const body = new FormData();
      body.set('file', new Blob([words]), 'essay.txt');
      return api.call('POST', `/application/${appId}/${taskOf(key)}/attachment`, { as, body });
    },
    receipts: async () => (await api.call('GET', '/receipts', { as })).json as Receipt[],
    letters: async () => {
      const { rows } = await api.database.query<{ count: number }>(
        `select count(*)::int as count from mail.outbox where kind = 'receipt'`,
      );
      return rows[0]?.count ?? 0;
    },
  };
}

describe('an application that is marked as sent', () => {
  it('has a receipt, which is mailed with its number', async () => {
    const { as, mark, receipts, email, appId } = await student('marks');
    await mark(true);
    const [receipt] = await receipts();
    expect(receipt).toEqual({
      reference: expect.stringMatching(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/),
      kind: 'application',
      applicationKind: 'first-year',
      transcriptType: null,
      task: null,
      title: '',
      college: { id: 198419, name: 'Duke University' },
      recipient: null,
      sentDate: '2026-11-23T15:00:00.000Z',
      takenBackDate: null,
    });
    const { message } = await mail.next(email);
    expect(message.subject).toBe('Your receipt from Longleaf');
    expect(message.text).toContain(
      `Application marked as sent: Duke University. Reference number: ${receipt?.reference}`,
    );
    expect(message.text).toContain('on November 23, 2026');
    expect(message.text).toContain('https://portal.example/apphub/receipts');
    const one = await api.call('GET', `/receipts/${receipt?.reference.toLowerCase()}`, { as });
    expect(one.json).toEqual(receipt);
    // What was sent stays written down when the application is gone.
    await api.call('DELETE', `/application/${appId}/remove`, { as });
    expect(await receipts()).toEqual([receipt]);
  });

  it('marked again, in two windows at once, and after it was taken back has the same one and no second mail', async () => {
    const own = await student('repeats');
    const before = await own.letters();
    await Promise.all([own.mark(true), own.mark(true), own.mark(true)]);
    const [first, ...others] = await own.receipts();
    expect(others).toEqual([]);
    await own.mark(true, later);
    expect(await own.receipts()).toEqual([first]);
    await own.mark(false, later);
    expect(await own.receipts()).toEqual([{ ...first, takenBackDate: '2026-12-01T15:00:00.000Z' }]);
    await own.mark(true, later);
    expect(await own.receipts()).toEqual([{ ...first, sentDate: '2026-12-01T15:00:00.000Z' }]);
    expect(await own.letters()).toBe(before + 1);
  });

  it('of somebody whose address is not confirmed has a receipt and no mail', async () => {
    const own = await student('unconfirmed', { verified: false });
    const before = await own.letters();
    await own.mark(true);
    expect(await own.receipts()).toHaveLength(1);
    expect(await own.letters()).toBe(before);
  });

  it('that is not theirs gives nobody a receipt', async () => {
    const { appId } = await student('owns');
    const other = await student('other');
    const reply = await api.call('PUT', `/application/${appId}`, { as: other.as, body: { completed: true } });
    expect(reply.status).toBe(404);
    expect(await other.receipts()).toEqual([]);
  });
});

it('transcripts that are asked for have a receipt each and one mail; a repeat adds none, a cancel says so', async () => {
  const own = await student('asks');
  const second = await api.call('POST', '/application/start', {
    as: own.as,
    body: { applicationDefinitionId: 1991931 },
  });
  const otherId = (second.json as { application: HubItem }).application.userApplication.id;
  const before = await own.letters();
  const ask = () =>
    api.call('POST', '/transcripts/sendtranscript', {
      as: own.as,
      body: { ceeb: '341985', applicationIds: [own.appId, otherId], transcriptType: 'Final' },
    });
  const [one] = await Promise.all([ask(), ask()]);
  expect((one.json as TranscriptResult[]).length).toBe(2);
  const made = await own.receipts();
  expect(made).toMatchObject([
    { kind: 'transcript', transcriptType: 'Final', takenBackDate: null },
    { kind: 'transcript', transcriptType: 'Final', takenBackDate: null },
  ]);
  expect(new Set(made.map(({ college }) => college?.id))).toEqual(new Set([198419, 199193]));
  expect(await own.letters()).toBe(before + 1);
  const { message } = await mail.next(own.email);
  for (const { reference } of made) expect(message.text).toContain(reference);
  const [request] = (await api.call('GET', '/transcripts', { as: own.as })).json as TranscriptRequest[];
  await api.call('PUT', `/transcripts/${request?.transactionId}/cancel`, { as: own.as });
  const after = await own.receipts();
  expect(after.find(({ college }) => college?.id === request?.college.id)?.takenBackDate).not.toBeNull();
  expect(after.filter(({ takenBackDate }) => takenBackDate !== null)).toHaveLength(1);
});

it('a file that does a task has a receipt; the same one sent again has no second, another in its place a new one', async () => {
  const own = await student('uploads');
  const before = await own.letters();
  expect((await own.upload('First words')).status).toBe(200);
  await own.upload('First words');
  const [receipt, ...others] = await own.receipts();
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({ kind: 'file', task: 'essay', title: 'essay.txt', college: { id: 198419 } });
  expect(receipt?.takenBackDate).toBeNull();
  await own.upload('Better words');
  const replaced = await own.receipts();
  expect(replaced.find(({ reference }) => reference === receipt?.reference)?.takenBackDate).not.toBeNull();
  expect(replaced.filter(({ takenBackDate }) => takenBackDate === null)).toHaveLength(1);
  await api.call('DELETE', `/application/${own.appId}/${own.taskOf('essay')}/attachment`, { as: own.as });
  expect((await own.receipts()).filter(({ takenBackDate }) => takenBackDate === null)).toEqual([]);
  expect(await own.letters()).toBe(before + 2);
  // What is only kept with a task is sent to nobody.
  await own.upload('Notes', 'form');
  expect(await own.receipts()).toHaveLength(2);
});

it('an invitation has a receipt, the same one asked for again no second, and one that is withdrawn says so', async () => {
  const own = await student('invites');
  const place = `/application/${own.appId}/${own.taskOf('recommendation')}/thirdparty`;
  const invite = () =>
    api.call('GET', `${place}?thirdPartyEmail=ida%40example.org&firstName=Ida&lastName=Greer`, {
      as: own.as,
    });
  expect((await invite()).status).toBe(200);
  await invite();
  const [receipt, ...others] = await own.receipts();
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({
    kind: 'invitation',
    task: 'recommendation',
    recipient: { name: 'Ida Greer', email: 'ida@example.org' },
    takenBackDate: null,
  });
  const { message } = await mail.next(own.email);
  expect(message.text).toContain(`Help asked for: Ida Greer. Reference number: ${receipt?.reference}`);
  expect((await api.call('DELETE', place, { as: own.as })).status).toBe(200);
  expect((await own.receipts())[0]?.takenBackDate).not.toBeNull();
});

describe('a receipt', () => {
  it('is nobody else’s, and a number that is none is said', async () => {
    const own = await student('keeps');
    await own.mark(true);
    const [receipt] = await own.receipts();
    const ask = (reference: string | undefined, as = 'stranger') =>
      api.call('GET', `/receipts/${reference}`, { as });
    expect(await ask(receipt?.reference)).toMatchObject({
      status: 404,
      json: { detail: receiptMessages.notThere },
    });
    expect((await ask('22222-22222', own.as)).status).toBe(404);
    expect((await ask('%00', own.as)).status).toBe(400);
    expect((await api.call('GET', '/receipts')).status).toBe(401);
    expect((await api.call('GET', `/receipts/${receipt?.reference}`)).status).toBe(401);
  });

  it('and its mail are one: what fails keeps neither', async () => {
    const own = await student('fails');
    const before = await own.letters();
    await api.database.query(
      'alter table mail.outbox add constraint no_receipts check (kind <> $$receipt$$) not valid',
    );
    try {
      expect((await own.mark(true)).status).toBe(500);
    } finally {
      await api.database.query('alter table mail.outbox drop constraint no_receipts');
    }
    expect(await own.receipts()).toEqual([]);
    const shown = (await api.call('GET', `/application/${own.appId}`, { as: own.as })).json as HubItem;
    expect(shown.userApplication.completed).toBe(false);
    expect(await own.letters()).toBe(before);
  });
});

it('the letter is Spanish in Spanish, and goes through the catalogue', async () => {
  await readLetterWords('en-XA');
  const about = {
    productName: 'Longleaf',
    at: new Date('2026-11-23T15:00:00Z'),
    url: 'https://portal.example/apphub/receipts',
    receipts: [
      { kind: 'application', reference: '22222-22222', to: 'Duke University' },
      { kind: 'document', reference: '33333-33333', to: '' },
    ] as const,
  };
  const [english, spanish, marked] = ['en', 'es', 'en-XA'].map((language) =>
    receiptLetter({ language: language as LetterLanguage, firstName: 'Maya' }, about),
  ) as [Words, Words, Words];
  expect(leftInEnglish(english, spanish)).toEqual([]);
  const known = ['Maya', 'Longleaf', 'Duke University', '22222-22222', '33333-33333'];
  expect(unmarkedInLetter(marked, known)).toEqual([]);
});
