import type { HubItem } from '@longleaf/contract/applications';
import { dueReminderMessages } from '@longleaf/contract/due-reminders';
import { readLetterWords, type Words } from '@longleaf/platform/mail/words';
import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { leftInEnglish, unmarkedInLetter } from '@longleaf/testkit/letters';
import { startMailServer } from '@longleaf/testkit/mail-server';
import { afterAll, describe, expect, it } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';
import { dueReminderJobs } from './index.ts';
import { reminderLetter } from './letter.ts';
import type { SendParts } from './send.ts';

// A Monday, in the evening: the first morning is the next day's.
const NOW = '2026-11-23T23:00:00.000Z';
const MORNING = '2026-11-24T12:00:00.000Z';
const mail = await startMailServer();
afterAll(() => mail.close());
const api = await startApi({
  catalog: true,
  now: NOW,
  settings: { SMTP_URL: mail.url, PORTAL_URL: 'https://portal.example' },
  jobs: true,
});

/** The job runs at this moment, like in a copy of its own. */
const run = (at: string, changes: Partial<SendParts> = {}) =>
  dueReminderJobs({ ...api.dependencies, clock: () => new Date(at), ...changes }).tasks['send-reminders']?.(
    {},
    { attempt: 1, lastAttempt: false },
  );
const choose = (as: string, on: boolean) => api.call('PUT', '/dueReminders', { as, body: { on } });
const choice = async (as: string) => (await api.call('GET', '/dueReminders', { as })).json;
const address = (name: string) => `${name}@example.org`;
const arrived = (name: string) => mail.received.filter(({ to }) => to.includes(address(name)));

/** Somebody with a confirmed address, an application and tasks of their own that are due on these days. */
async function student(as: string, days: readonly string[], { verified = true } = {}): Promise<HubItem> {
  await api.call('PUT', '/users/profile/save', { as, body: { nickname: as } });
  await api.database.pool.query(
    `update portal.profiles set first_name = 'Maya', email = $2, email_verified = $3 where nickname = $1`,
    [as, address(as), verified],
  );
  const started = await api.call('POST', '/application/start', {
    as,
    body: { applicationDefinitionId: 1984191 },
  });
  let { application } = started.json as { application: HubItem };
  const path = `/application/${application.userApplication.id}`;
  await api.call('PUT', path, { as, body: { dueDate: '2027-06-01' } });
  for (const dueDate of days)
    await api.call('POST', `${path}/tasks`, { as, body: { title: `Due ${dueDate}`, dueDate } });
  application = (await api.call('GET', path, { as })).json as HubItem;
  return application;
}
async function reminded(as: string, days: readonly string[]): Promise<HubItem> {
  const application = await student(as, days);
  expect((await choose(as, true)).json).toEqual({ on: true, sinceDate: NOW });
  return application;
}
async function tokenTo(name: string): Promise<string> {
  const { message } = await mail.next(address(name));
  const link = /https:\/\/portal\.example\/stop-reminders#([\w-]{43})/.exec(message.text ?? '');
  expect(link).not.toBeNull();
  return link?.[1] ?? '';
}
/** The days that are marked as done for somebody, and on how many of them there was a mail. */
async function daysOf(as: string) {
  const { rows } = await api.database.pool.query<{ day: string; mailed: boolean }>(
    `select day::text, token_digest is not null as mailed from portal.reminder_days d
     join portal.profiles p on p.person_id = d.person_id where p.nickname = $1 order by day`,
    [as],
  );
  return rows.map(({ day, mailed }) => [day, mailed]);
}

describe('the choice', () => {
  it('is off until it is made; made again it stays as it is', async () => {
    await student('chooses', []);
    expect(await choice('chooses')).toEqual({ on: false, sinceDate: null });
    for (const sent of [true, true]) {
      expect((await choose('chooses', sent)).json).toEqual({ on: true, sinceDate: NOW });
    }
    expect(await choice('chooses')).toEqual({ on: true, sinceDate: NOW });
    for (const sent of [false, false]) {
      expect((await choose('chooses', sent)).json).toEqual({ on: false, sinceDate: null });
    }
  });
  it('says which field is wrong', async () => {
    const reply = await api.call('PUT', '/dueReminders', { as: 'wrong', body: {} });
    expect([reply.status, Object.keys(modelStateOf(reply))]).toEqual([400, ['on']]);
  });
  it('needs an address that was confirmed', async () => {
    await student('unconfirmed', [], { verified: false });
    const reply = await choose('unconfirmed', true);
    expect(reply.status).toBe(400);
    expect(modelStateOf(reply)).toEqual({ on: [dueReminderMessages.notConfirmed] });
    expect(await choice('unconfirmed')).toEqual({ on: false, sinceDate: null });
  });
  it('needs somebody who is signed in', async () => {
    expect((await api.call('GET', '/dueReminders')).status).toBe(401);
    expect((await api.call('PUT', '/dueReminders', { body: { on: true } })).status).toBe(401);
  });
});

describe('the mail', () => {
  it('tells what is due today, in 2 days and in 7, and how to stop it', async () => {
    const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-01', '2026-12-02'];
    await reminded('ready', days);
    await run(MORNING);
    const { message } = await mail.next(address('ready'));
    expect(message.subject).toBe('What is due in your college applications');
    expect(message.text?.match(/^(Due.*|•.*)$/gm)).toEqual([
      'Due today, November 24, 2026:',
      '• Duke University: Due 2026-11-24',
      'Due in 2 days, on November 26, 2026:',
      '• Duke University: Due 2026-11-26',
      'Due in 7 days, on December 1, 2026:',
      '• Duke University: Due 2026-12-01',
    ]);
    const token = /stop-reminders#([\w-]{43})/.exec(message.text ?? '')?.[1];
    expect(message.html).toContain(`href="https://portal.example/stop-reminders#${token}"`);
    // RFC 8058, 3.1: both headers.
    const header = (name: string) => message.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<https://portal.example/api/dueReminders/stop/${token}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { rows } = await api.database.pool.query(
      `select actor, entity, act from portal.audit a join portal.profiles p on p.person_id = a.owner_id
       where p.nickname = 'ready'`,
    );
    expect(rows).toEqual([{ actor: 'send-reminders', entity: 'application', act: 'read' }]);
  });

  it('is in the language of the person, and says nothing past the catalogues', async () => {
    await readLetterWords('en-XA');
    const due = [
      { uid: 'a', on: '2026-11-24', whose: 'college', college: 'Duke University', title: null, daysLeft: 0 },
      ...Array.from({ length: 21 }, () => ({
        uid: 'b',
        on: '2026-11-26',
        whose: 'student' as const,
        college: 'Duke University',
        title: 'Write your essay',
        daysLeft: 2 as const,
      })),
    ] as const;
    const [english, spanish, marked] = (['en', 'es', 'en-XA'] as LetterLanguage[]).map((language) =>
      reminderLetter({
        language,
        firstName: 'Maya',
        due,
        hub: 'https://portal.example/apphub',
        stop: { url: 'https://portal.example/a', oneClickUrl: 'https://portal.example/b' },
      }),
    ) as [Words, Words, Words];
    expect(english.paragraphs.filter((line) => line.startsWith('•'))).toHaveLength(20);
    expect(english.paragraphs.at(-1)).toBe('And 2 more. Your hub has all of it.');
    expect(leftInEnglish(english, spanish)).toEqual([]);
    expect(unmarkedInLetter(marked, ['Maya', 'Duke University'])).toEqual([]);
  });

  it('does not come without the choice, nor for what is done, sent or removed', async () => {
    await student('never', ['2026-11-24']);
    const done = await reminded('done', ['2026-11-24']);
    const task = done.userApplication.tasks.find(({ dueDate }) => dueDate === '2026-11-24');
    const path = `/application/${done.userApplication.id}`;
    await api.call('GET', `${path}/${task?.applicationTaskId}/completed`, { as: 'done' });
    const removed = await reminded('removed', ['2026-11-24']);
    await api.call('DELETE', `/application/${removed.userApplication.id}/remove`, { as: 'removed' });
    await reminded('after', ['2026-11-24']);
    await run(MORNING);
    expect(await daysOf('after')).toEqual([['2026-11-24', true]]);
    for (const name of ['done', 'removed']) expect(await daysOf(name)).toEqual([['2026-11-24', false]]);
    expect(await daysOf('never')).toEqual([]);
  });

  it('comes once a day, however often and in how many copies the job runs', async () => {
    await reminded('once', ['2026-11-24', '2026-11-26']);
    await Promise.all([run(MORNING), run(MORNING), run(MORNING)]);
    await run('2026-11-24T21:00:00.000Z');
    await tokenTo('once');
    await run('2026-11-25T12:00:00.000Z');
    await run('2026-11-26T12:00:00.000Z');
    await tokenTo('once');
    expect(arrived('once')).toHaveLength(2);
    expect(await daysOf('once')).toEqual([
      ['2026-11-24', true],
      ['2026-11-25', false],
      ['2026-11-26', true],
    ]);
  });

  it('waits for the morning, and comes late rather than never', async () => {
    await reminded('late', ['2026-11-24', '2026-11-25']);
    // The evening it was asked for, the night, and a minute before seven.
    for (const at of [NOW, '2026-11-24T03:00:00.000Z', '2026-11-24T11:59:59.000Z']) await run(at);
    expect(await daysOf('late')).toEqual([]);
    await run('2026-11-25T01:59:00.000Z');
    expect(await daysOf('late')).toEqual([['2026-11-24', true]]);
    expect((await mail.next(address('late'))).message.text).toContain('Due today, November 24, 2026:');
  });

  it('does not come to somebody who turned them off while the job ran', async () => {
    const pair = ['one-of-two', 'other-of-two'];
    for (const name of pair) await reminded(name, ['2026-11-24']);
    const { sendMail } = api.dependencies;
    const sent: string[] = [];
    await run(MORNING, {
      sendMail: async (tx, letter) => {
        const name = pair.find((one) => address(one) === letter.to);
        if (name !== undefined) {
          sent.push(name);
          for (const other of pair) if (other !== name) await choose(other, false);
        }
        await sendMail(tx, letter);
      },
    });
    expect(sent).toHaveLength(1);
    const left = pair.find((name) => !sent.includes(name)) ?? '';
    expect(await daysOf(left)).toEqual([]);
  });

  it('does not wait for one that cannot be sent, which is tried again', async () => {
    await Promise.all([reminded('broken', ['2026-11-24']), reminded('whole', ['2026-11-24'])]);
    const { sendMail } = api.dependencies;
    await run(MORNING, {
      sendMail: async (tx, letter) => {
        if (letter.to === address('broken')) throw new Error('trouble');
        await sendMail(tx, letter);
      },
    });
    expect(await daysOf('whole')).toEqual([['2026-11-24', true]]);
    // Neither the day nor a letter is left of it.
    expect(await daysOf('broken')).toEqual([]);
    await run(MORNING);
    expect(await daysOf('broken')).toEqual([['2026-11-24', true]]);
    await tokenTo('broken');
  });
});

describe('the link that stops them', () => {
  const stop = (token: string, body?: BodyInit) =>
    fetch(`${api.url}/api/dueReminders/stop/${token}`, { method: 'POST', ...(body && { body }) });

  it('works without signing in, as often as it is used, and from an older mail', async () => {
    await reminded('stops', ['2026-11-24', '2026-11-25']);
    await run(MORNING);
    const older = await tokenTo('stops');
    await run('2026-11-25T12:00:00.000Z');
    const token = await tokenTo('stops');
    expect(token).not.toBe(older);
    for (const repeat of [1, 2]) {
      const reply = await stop(token);
      expect([repeat, reply.status, await reply.json()]).toEqual([repeat, 200, { stopped: true }]);
    }
    expect(await choice('stops')).toEqual({ on: false, sinceDate: null });
    const { rows } = await api.database.pool.query(
      `select actor, actor_kind, entity, act, at from portal.audit a
       join portal.profiles p on p.person_id = a.owner_id where p.nickname = 'stops' and act = 'delete'`,
    );
    expect(rows).toEqual([
      {
        actor: 'due-reminder',
        actor_kind: 'holder',
        entity: 'due-reminder',
        act: 'delete',
        at: new Date(NOW),
      },
    ]);
    await choose('stops', true);
    expect((await stop(older)).status).toBe(200);
    expect(await choice('stops')).toEqual({ on: false, sinceDate: null });
  });

  it('takes the one click of a mail program, as either kind of form', async () => {
    await reminded('clicks', ['2026-11-24']);
    await run(MORNING);
    const token = await tokenTo('clicks');
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), form]) {
      await choose('clicks', true);
      expect((await stop(token, body)).status).toBe(200);
      expect(await choice('clicks')).toEqual({ on: false, sinceDate: null });
    }
    expect((await stop(token, new URLSearchParams({ x: 'x'.repeat(3000) }))).status).toBe(413);
  });

  it('changes nothing when it is only opened: scanners of mail do that', async () => {
    await reminded('opens', ['2026-11-24']);
    await run(MORNING);
    const token = await tokenTo('opens');
    const reply = await fetch(`${api.url}/api/dueReminders/stop/${token}`, { redirect: 'manual' });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe(`https://portal.example/stop-reminders#${token}`);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await choice('opens')).toMatchObject({ on: true });
  });

  it('is no guess, stops nobody else’s, and is in the database for nobody to read', async () => {
    await Promise.all([reminded('mine', ['2026-11-24']), reminded('other', ['2026-11-24'])]);
    await run(MORNING);
    const token = await tokenTo('mine');
    const { rows } = await api.database.pool.query<{ row: string; digest: Buffer }>(
      'select d::text as row, token_digest as digest from portal.reminder_days d where token_digest is not null',
    );
    expect(rows.map(({ row, digest }) => `${row} ${digest.toString('latin1')}`).join('\n')).not.toContain(
      token,
    );
    const digest = rows[0]?.digest ?? Buffer.of();
    for (const guess of ['x', 'A'.repeat(43), digest.toString('base64url'), '%27%20or%201=1']) {
      const reply = await api.call('POST', `/dueReminders/stop/${guess}`);
      expect(reply).toMatchObject({ status: 404, json: { detail: dueReminderMessages.deadLink } });
    }
    expect((await stop(token)).status).toBe(200);
    expect(await choice('other')).toMatchObject({ on: true });
  });

  it('works for 90 days', async () => {
    await reminded('old', ['2026-11-24']);
    await run(MORNING);
    const token = await tokenTo('old');
    await choose('old', false);
    await run('2027-02-22T12:00:00.000Z');
    expect((await stop(token)).status).toBe(200);
    await run('2027-02-23T12:00:00.000Z');
    expect((await stop(token)).status).toBe(404);
  });
});
