import type { Invitation } from '@longleaf/contract/application-invitations';
import type { HubItem } from '@longleaf/contract/applications';
import { letterDeliveryMessages } from '@longleaf/contract/letter-deliveries';
import type { Receipt } from '@longleaf/contract/receipts';
import { readLetterWords, type Words } from '@longleaf/platform/mail/words';
import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { WAITS_MINUTES } from '@longleaf/rules/transcripts/retry';
import { leftInEnglish, unmarkedInLetter } from '@longleaf/testkit/letters';
import { linkIn } from '@longleaf/testkit/mail-folder';
import { sftpPlace } from '@longleaf/platform/sftp';
import { startMailServer } from '@longleaf/testkit/mail-server';
import { startSftpServer, type TestSftp } from '@longleaf/testkit/sftp-server';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { letterFailure } from './college-letter.ts';
import { applicationJobs } from './index.ts';

const NOW = '2026-11-23T15:00:00.000Z';
const DUKE = 198419;
const mail = await startMailServer();
afterAll(() => mail.close());
const settings = { SMTP_URL: mail.url, PORTAL_URL: 'https://portal.example' };
const api = await startApi({
  catalog: true,
  now: NOW,
  jobs: true,
  settings: { ...settings, TRANSCRIPT_MAILBOXES: `${DUKE}=letters@duke.example` },
});
const without = await startApi({
  beside: api,
  now: NOW,
  dataSecret: api.dependencies.dataSecret,
  settings: { ...settings, TRANSCRIPT_MAILBOXES: '199120=other@college.example' },
});
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const { query } = api.database;

/** Somebody who asked for a letter; the writer has added one. */
async function asked(as: string, { waived = 'yes', key = 'recommendation' } = {}) {
  const body = { firstName: 'Jordan', lastName: 'Whitaker', nickname: as };
  await api.call('PUT', '/users/profile/save', { as, body });
  const email = `${as}@example.org`;
  await query('update portal.profiles set email = $2, email_verified = true where nickname = $1', [
    as,
    email,
  ]);
  const started = await api.call('POST', '/application/start', {
    as,
    body: { applicationDefinitionId: DUKE * 10 + 1 },
  });
  let item = (started.json as { application: HubItem }).application;
  const appId = item.userApplication.id;
  if (key !== 'recommendation') {
    const added = await api.call('POST', `/application/${appId}/tasks`, { as, body: { title: key } });
    item = added.json as HubItem;
  }
  const task = item.applicationTasks.find((one) => one.task === key || one.title === key);
  const taskId = task?.applicationTaskId ?? 0;
  const to = `writer-of-${as}@example.org`;
  await api.call(
    'GET',
    `/application/${appId}/${taskId}/thirdparty?thirdPartyEmail=${to}&firstName=Ida&lastName=Greer&waived=${waived}`,
    { as },
  );
  const token = new URL(linkIn((await mail.next(to)).message)).hash.slice(1);
  const form = new FormData();
  form.set('token', token);
  form.set('letter', new Blob([new Uint8Array(PDF)]), 'letter.pdf');
  await api.call('POST', '/application/invitation/letter', { body: form });
  return {
    as,
    appId,
    email,
    token,
    answer: (on = api, reply = 'done') =>
      on.call('POST', '/application/invitation/answer', { body: { token, answer: reply } }),
    letter: async () => {
      const { json } = await api.call('GET', `/application/${appId}`, { as });
      const { tasks } = (json as HubItem).userApplication;
      return tasks.find(({ applicationTaskId }) => applicationTaskId === taskId)?.invitation
        ?.letter as Invitation['letter'];
    },
    receipts: async () =>
      ((await api.call('GET', '/receipts', { as })).json as Receipt[]).filter(
        ({ kind }) => kind === 'letter',
      ),
    attempts: async () =>
      (
        await query<{ id: string; number: number; state: string }>(
          'select id, number, state from portal.letter_deliveries where application_id = $1 order by number',
          [appId],
        )
      ).rows,
  };
}
const toDuke = async () => {
  const { message } = await mail.next('letters@duke.example');
  return { message, path: new URL(linkIn(message)).pathname.replace('/api', '') };
};
const lookAfter = (moment = NOW, on = api) =>
  applicationJobs({ ...on.dependencies, clock: () => new Date(moment), files: on.files }).tasks[
    'look-after-letters'
  ]?.({}, {} as never);
const after = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();

describe('a letter for a college that takes transcripts from here', () => {
  it('is sent with the answer: the college gets a link, the student a receipt, and nobody who gave it up reads it', async () => {
    const own = await asked('sends');
    expect(await own.attempts()).toEqual([]);
    expect((await own.answer()).json).toMatchObject({ answer: 'done', letterIsSent: true });
    const { message, path } = await toDuke();
    expect(message.text).toContain('Jordan Whitaker is applying to you and asked Ida Greer for this letter.');
    expect(message.text).toContain('The student gave up the right to read it (FERPA).');
    const document = await api.call('GET', path);
    expect(document.text).toBe(PDF.toString());
    expect(document.headers.get('content-type')).toBe('application/pdf');
    expect(document.headers.get('content-disposition')).toContain('attachment');
    expect(document.headers.get('cache-control')).toBe('no-store');
    expect(await own.letter()).toMatchObject({ id: null, delivery: { state: 'sent', sentDate: NOW } });
    expect(await own.receipts()).toMatchObject([{ task: 'recommendation', college: { id: DUKE } }]);
    // A second press of the writer sends nothing.
    expect((await own.answer()).status).toBe(409);
    expect(await own.attempts()).toMatchObject([{ number: 1, state: 'sent' }]);
  });

  it('says that the right to read it was kept, where it was', async () => {
    const own = await asked('keeps', { waived: 'no' });
    await own.answer();
    expect((await toDuke()).message.text).toContain('The student kept the right to read it (FERPA).');
    expect((await own.letter())?.id).not.toBeNull();
  });

  it('a college says that it arrived, once; a link that is another’s or altered leads nowhere', async () => {
    const own = await asked('arrives');
    await own.answer();
    const { path } = await toDuke();
    const say = (body: object, to = path) => api.call('POST', `${to}/acknowledgement`, { body });
    const altered = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
    for (const to of [altered, path.replace('letters', 'other')])
      expect((await say({ received: true }, to)).status).toBe(404);
    expect((await api.call('GET', altered)).json).toMatchObject({ detail: letterDeliveryMessages.notThere });
    expect((await say({ received: true })).json).toEqual({ state: 'received' });
    expect((await say({ received: false, reason: 'No' })).json).toEqual({ state: 'received' });
    expect(await own.letter()).toMatchObject({ delivery: { state: 'received', reason: null } });
    expect((await say({ received: 1 })).status).toBe(400);
  });

  it('a college says why not, and the student reads it and is told by mail', async () => {
    const own = await asked('refuses');
    await own.answer();
    const { path } = await toDuke();
    await api.call('POST', `${path}/acknowledgement`, {
      body: { received: false, reason: 'No such applicant.' },
    });
    expect(await own.letter()).toMatchObject({
      delivery: { state: 'failed', nextTry: null, reason: 'No such applicant.' },
    });
    const mails = [await mail.next(own.email), await mail.next(own.email), await mail.next(own.email)];
    expect(mails.map(({ message }) => message.subject)).toContain(
      'A letter for you did not reach Duke University',
    );
  });

  it('is sent again after the waits, each time by a link of its own, and no more after the sixth', async () => {
    const own = await asked('tries');
    await own.answer();
    let minutes = 0;
    const later = await startApi({
      beside: api,
      now: () => after(minutes),
      dataSecret: api.dependencies.dataSecret,
      settings: { ...settings, TRANSCRIPT_MAILBOXES: `${DUKE}=letters@duke.example` },
    });
    for (const wait of [...WAITS_MINUTES, null]) {
      const { path } = await toDuke();
      const said = await later.call('POST', `${path}/acknowledgement`, {
        body: { received: false, sendAgain: true },
      });
      expect(said.json).toEqual({ state: 'failed' });
      const nextTry = wait === null ? null : after(minutes + wait);
      expect(await own.letter()).toMatchObject({ delivery: { state: 'failed', nextTry } });
      if (wait === null) break;
      const before = (await own.attempts()).length;
      await lookAfter(after(minutes + wait - 1));
      expect(await own.attempts()).toHaveLength(before);
      minutes += wait;
      await Promise.all([lookAfter(after(minutes)), lookAfter(after(minutes))]);
      expect(await own.attempts()).toHaveLength(before + 1);
    }
    await lookAfter(after(minutes + 100_000));
    expect(await own.attempts()).toHaveLength(WAITS_MINUTES.length + 1);
    // One sending, however often it was tried.
    expect(await own.receipts()).toHaveLength(1);
  });

  it('is not sent again while its application is out of the hub', async () => {
    const own = await asked('pauses');
    await own.answer();
    const { path } = await toDuke();
    const body = { received: false, sendAgain: true };
    await api.call('POST', `${path}/acknowledgement`, { body });
    const removal = await api.call('DELETE', `/application/${own.appId}/remove`, { as: own.as });
    await lookAfter(after(15));
    expect(await own.attempts()).toHaveLength(1);
    const { undo } = removal.json as { undo: string };
    await api.call('POST', '/application/restore', { as: own.as, body: { undo } });
    await lookAfter(after(15));
    expect(await own.attempts()).toHaveLength(2);
    await toDuke();
  });

  it('that no mailbox took is tried again', async () => {
    const own = await asked('bounces');
    await own.answer();
    await toDuke();
    const [attempt] = await own.attempts();
    // The mail server has it before the outbox knows.
    const stateOf = async () =>
      (await query(`select state from mail.outbox where id = $1`, [attempt?.id])).rows[0]?.['state'];
    await expect.poll(stateOf).toBe('sent');
    await query(`update mail.outbox set state = 'refused' where id = $1`, [attempt?.id]);
    await Promise.all([lookAfter(), lookAfter()]);
    expect(await own.letter()).toMatchObject({ delivery: { state: 'failed', nextTry: after(15) } });
    await query(`delete from mail.outbox where id = $1`, [attempt?.id]);
  });

  it('its link works for 60 days, and not after the application was forgotten', async () => {
    const own = await asked('ends');
    await own.answer();
    const { path } = await toDuke();
    const set = (days: number) =>
      query(
        `update portal.letter_deliveries set sent_at = $2::timestamptz - make_interval(days => $3) where application_id = $1`,
        [own.appId, NOW, days],
      );
    await set(59);
    expect((await api.call('GET', path)).status).toBe(200);
    await set(61);
    expect((await api.call('GET', path)).status).toBe(404);
    await set(0);
    await api.call('DELETE', `/application/${own.appId}/remove`, { as: own.as });
    const { tasks } = applicationJobs({
      ...api.dependencies,
      clock: () => new Date(after(2 * 24 * 60)),
      files: api.files,
    });
    await tasks['forget-applications']?.({}, {} as never);
    expect((await api.call('GET', path)).status).toBe(404);
  });
});

it('a no, or a task of the student’s own, sends nothing', async () => {
  const no = await asked('declines');
  await no.answer(api, 'declined');
  expect(await no.attempts()).toEqual([]);
  const own = await asked('own-task', { key: 'Read my essay' });
  expect((await own.answer()).json).toMatchObject({ letterIsSent: false });
  expect(await own.attempts()).toEqual([]);
  expect(await own.letter()).toMatchObject({ delivery: null });
});

it('a college without a mailbox is sent nothing, and both sides are told before and after', async () => {
  const own = await asked('alone');
  const opened = await without.call('POST', '/application/invitation/open', { body: { token: own.token } });
  expect(opened.json).toMatchObject({ letterIsSent: false });
  await own.answer(without);
  expect(await own.letter()).toMatchObject({ name: 'letter.pdf', delivery: null });
  expect(await own.receipts()).toEqual([]);
  const takes = async (on: typeof api) =>
    ((await on.call('GET', `/application/${own.appId}`, { as: own.as })).json as HubItem).takesLetters;
  expect([await takes(api), await takes(without)]).toEqual([true, false]);
});

describe('a college without a mailbox, where there is an SFTP server', () => {
  const server = startSftpServer();
  afterAll(async () => (await server).close());
  let opened: typeof api | undefined;
  const over = async () =>
    (opened ??= await startApi({
      beside: api,
      now: NOW,
      dataSecret: api.dependencies.dataSecret,
      settings: {
        ...settings,
        TRANSCRIPT_MAILBOXES: '199120=other@college.example',
        TRANSCRIPT_SFTP: (await server).address,
      },
    }));

  /** A letter that was answered with done, and what lies on the server of it. */
  async function sent(as: string) {
    const own = await asked(as);
    const on = await over();
    expect((await own.answer(on)).json).toMatchObject({ letterIsSent: true });
    const { files } = await server;
    const ofLast = async () => {
      const name = `/incoming/${DUKE}-${(await own.attempts()).at(-1)?.id.replaceAll('-', '')}.letter`;
      return {
        name,
        letter: files.get(`${name}.pdf`)?.toString(),
        about: JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null') as unknown,
      };
    };
    const say = async (said: unknown, other = '') => {
      const { name } = await ofLast();
      const path = `${other || name.replace('.letter', '')}.letter-ack.json`;
      files.set(path, Buffer.from(JSON.stringify(said)));
      await lookAfter(NOW, on);
      return files.delete(`${path}.refused`) ? 'put aside' : files.has(path) ? 'left' : 'taken';
    };
    return { ...own, on, ofLast, say };
  }

  it('is given the letter and whom it is about, once, whichever copy puts it there', async () => {
    const own = await sent('over');
    expect(await own.ofLast()).toMatchObject({ letter: undefined, about: null });
    await Promise.all([lookAfter(NOW, own.on), lookAfter(NOW, own.on)]);
    expect(await own.ofLast()).toMatchObject({
      letter: PDF.toString(),
      about: {
        file: expect.stringMatching(/^198419-[\da-f]{32}\.letter\.pdf$/),
        type: 'application/pdf',
        student: 'Jordan Whitaker',
        writer: 'Ida Greer',
        waived: true,
      },
    });
    const before = (await server).files.size;
    await lookAfter(NOW, own.on);
    expect((await server).files.size).toBe(before);
    expect(await own.attempts()).toMatchObject([{ number: 1, state: 'sent' }]);
    expect(await own.letter()).toMatchObject({ delivery: { state: 'sent' } });
    expect(await own.receipts()).toHaveLength(1);
  });

  it('says in a file that it arrived; what is about another college’s delivery changes nothing', async () => {
    const own = await sent('says');
    await lookAfter(NOW, own.on);
    const { name } = await own.ofLast();
    const others = name.replace(String(DUKE), '199120').replace('.letter', '');
    expect(await own.say({ received: true }, others)).toBe('put aside');
    expect(await own.attempts()).toMatchObject([{ state: 'sent' }]);
    expect(await own.say({ received: true })).toBe('taken');
    expect(await own.attempts()).toMatchObject([{ state: 'received' }]);
    expect(await own.say({ received: false, reason: 'No' })).toBe('taken');
    expect(await own.letter()).toMatchObject({ delivery: { state: 'received', reason: null } });
  });

  it('that does not take it is tried again later, and the student reads so', async () => {
    const own = await sent('away');
    await refusing(await server, () => lookAfter(NOW, own.on));
    expect(await own.letter()).toMatchObject({ delivery: { state: 'failed', nextTry: after(15) } });
    await lookAfter(after(15), own.on);
    await lookAfter(after(15), own.on);
    expect(await own.attempts()).toMatchObject([
      { number: 1, state: 'failed' },
      { number: 2, state: 'sent' },
    ]);
    expect(await own.ofLast()).toMatchObject({ letter: PDF.toString() });
  });

  async function refusing(at: TestSftp, work: () => unknown) {
    at.refuse(true);
    onTestFinished(() => at.refuse(false));
    await work();
    at.refuse(false);
  }

  it('that has a mailbox as well gets the link alone', async () => {
    const own = await asked('both');
    const before = (await server).files.size;
    const parts = { ...api.dependencies, settings: { ...api.dependencies.settings } };
    parts.settings.TRANSCRIPT_SFTP = sftpPlace((await server).address);
    await own.answer();
    await toDuke();
    await applicationJobs({ ...parts, files: api.files }).tasks['look-after-letters']?.({}, {} as never);
    expect((await server).files.size).toBe(before);
  });
});

it('what fails on the way keeps neither answer nor attempt', async () => {
  const own = await asked('breaks');
  await query(
    `alter table mail.outbox add constraint no_letters check (kind <> 'application-letter') not valid`,
  );
  try {
    expect((await own.answer()).status).toBe(500);
  } finally {
    await query('alter table mail.outbox drop constraint no_letters');
  }
  expect(await own.attempts()).toEqual([]);
  expect(await own.receipts()).toEqual([]);
  expect((await own.answer()).status).toBe(200);
  await toDuke();
});

it('what a student is told is Spanish in Spanish, and goes through the catalogue', async () => {
  await readLetterWords('en-XA');
  const about = {
    firstName: 'Jordan',
    college: 'Duke University',
    writer: 'Ida Greer',
    url: 'https://x.example',
  };
  const [english, spanish, marked] = ['en', 'es', 'en-XA'].map((language) =>
    letterFailure({ ...about, language: language as LetterLanguage }),
  ) as [Words, Words, Words];
  expect(leftInEnglish(english, spanish)).toEqual([]);
  expect(unmarkedInLetter(marked, ['Jordan', 'Duke University', 'Ida Greer'])).toEqual([]);
});
