import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase, type TestDatabase } from '@longleaf/testkit/database';
import { linkIn, mailFolder } from '@longleaf/testkit/mail-folder';
import { startMailServer, type TestMailServer } from '@longleaf/testkit/mail-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../executor.ts';
import type { JobContext } from '../jobs/runner.ts';
import { startJobs } from '../jobs/runner.ts';
import { createLogger } from '../logging.ts';
import { seal, unseal } from '../sealing.ts';
import { deriveKey } from '../secret.ts';
import { writeLetter } from './letter.ts';
import { openMail, type Mail } from './mail.ts';

let database: TestDatabase;
let server: TestMailServer;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  server = await startMailServer();
  folder = await mkdtemp(join(tmpdir(), 'longleaf-mail-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const log = createLogger('test', 'silent');
const secret = randomBytes(32).toString('hex');
const words = {
  language: 'en',
  subject: 'Set a new password',
  greeting: 'Hello Maya <b>',
  paragraphs: ['Someone asked to set a new password.'],
  action: { label: 'Set a new password', url: 'https://portal.test/resetPassword?email=a%40b.org&token=x' },
  closing: ['The link works for one hour.'],
} as const;

function mailOver(smtpUrl: string | undefined, owner = 'test', more: { MAIL?: 'off' } = {}): Mail {
  const settings = {
    ...more,
    SMTP_URL: smtpUrl,
    DATA_DIR: folder,
    MAIL_FROM: 'no-reply@longleaf.test',
    PRODUCT_NAME: 'Longleaf',
  };
  return openMail({ owner, secret, settings, database, log });
}

/** Puts one letter into the outbox; gives its id. */
async function put(mail: Mail, to: string): Promise<string> {
  await inTransaction(database, (client) => mail.send(client, { to, kind: 'password-reset', words }));
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from mail.outbox order by created_at desc, id limit 1',
  );
  return rows[0]?.id ?? '';
}

async function work(mail: Mail, id: string, context: Partial<JobContext> = {}, owner = 'test') {
  await mail.tasks[`mail-${owner}-send`]?.({ id }, { attempt: 1, lastAttempt: false, ...context });
}

async function rowOf(id: string) {
  const { rows } = await database.pool.query(
    'select state, trouble, sealed, attempts from mail.outbox where id = $1',
    [id],
  );
  return rows[0];
}

const to = (name: string) => `${name}@example.org`;
const arrivedAt = (address: string) => server.received.filter((mail) => mail.to.includes(address));

describe('a letter', () => {
  it('reaches the mail server through the queue, as text and HTML, and leaves no words behind', async () => {
    const mail = mailOver(server.url, 'queue');
    const jobs = await startJobs({ databaseUrl: database.url, log, ...mail });
    const id = await put(mail, to('queue'));
    const { message, from } = await server.next(to('queue'));
    expect(from).toBe('no-reply@longleaf.test');
    expect(message.subject).toBe('Set a new password');
    expect(message.from).toMatchObject({ name: 'Longleaf', address: 'no-reply@longleaf.test' });
    expect(message.text).toContain('Hello Maya <b>');
    expect(linkIn(message)).toBe(words.action.url);
    expect(message.html).toContain('Hello Maya &lt;b&gt;');
    expect(message.html).toContain('href="https://portal.test/resetPassword?email=a%40b.org&amp;token=x"');
    expect(message.messageId).toBe(`<${id}@longleaf.test>`);
    // Stopping finishes the job in hand, so the row is final afterwards.
    await jobs.stop();
    expect(jobs.running()).toBe(false);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', sealed: null });
  });

  it('is sent only if the transaction around it is committed', async () => {
    const mail = mailOver(server.url);
    const undone = inTransaction(database, async (client) => {
      await mail.send(client, { to: to('undone'), kind: 'test', words });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    const { rows } = await database.pool.query(
      `select 1 from mail.outbox o join jobs.jobs j on j.key = 'mail:' || o.id where o.kind = 'test'`,
    );
    expect(rows).toEqual([]);
  });

  it('cannot be read in the database while it waits', async () => {
    const id = await put(mailOver(server.url), to('sealed'));
    const { rows } = await database.pool.query<{ row: string; sealed: Buffer | null }>(
      `select o::text as row, sealed from mail.outbox o where id = $1
       union all select j::text, null from jobs._private_jobs j`,
      [id],
    );
    const kept = rows.map(({ row, sealed }) => `${row} ${sealed?.toString('latin1')}`).join('\n');
    expect(kept).toContain(id);
    expect(kept).not.toMatch(/sealed@|resetPassword|Maya/);
  });

  it('is sent once however often its job runs', async () => {
    const mail = mailOver(server.url);
    const id = await put(mail, to('once'));
    await Promise.all([work(mail, id), work(mail, id), work(mail, id)]);
    await work(mail, id);
    expect(arrivedAt(to('once'))).toHaveLength(1);
  });

  it('that waited since letters named no language goes out as it was written, in English', async () => {
    const id = await put(mailOver(server.url), to('waited'));
    const key = deriveKey(secret, 'longleaf mail', 'outbox');
    const { rows } = await database.pool.query<{ sealed: Buffer }>(
      'select sealed from mail.outbox where id = $1',
      [id],
    );
    const { language, ...letter } = JSON.parse(unseal(key, id, rows[0]?.sealed ?? Buffer.of()));
    expect(language).toBe('en');
    await database.pool.query('update mail.outbox set sealed = $2 where id = $1', [
      id,
      seal(key, id, JSON.stringify(letter)),
    ]);
    await work(mailOver(server.url), id);
    const { message } = await server.next(to('waited'));
    expect(message.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'en' }));
  });

  it('is opened by no other program', async () => {
    const id = await put(mailOver(server.url, 'theirs'), to('theirs'));
    await work(mailOver(server.url), id);
    expect(await rowOf(id)).toMatchObject({ state: 'queued' });
  });
});

describe('a mail server in trouble', () => {
  it.each(['connect', 'recipient', 'data'] as const)(
    'that says "later" at %s is tried again',
    async (when) => {
      const mail = mailOver(server.url);
      const id = await put(mail, to(`later-${when}`));
      server.refuse(when, 451, 1);
      await expect(work(mail, id)).rejects.toThrow(/tried again/);
      expect(await rowOf(id)).toMatchObject({ state: 'queued', attempts: 1 });
      await work(mail, id);
      expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
      expect(arrivedAt(to(`later-${when}`))).toHaveLength(1);
    },
  );

  it('that cannot be reached is given up in the end, without an address in what is kept', async () => {
    const gone = await startMailServer();
    await gone.close();
    const mail = mailOver(gone.url);
    const id = await put(mail, to('unreachable'));
    await expect(work(mail, id)).rejects.toThrow(/^((?!unreachable).)*$/);
    await work(mail, id, { attempt: 25, lastAttempt: true });
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'given-up', sealed: null });
    expect(row.trouble).not.toContain('@');
  });

  it('that refuses the address for good is not asked again', async () => {
    const mail = mailOver(server.url);
    const id = await put(mail, to('refused'));
    server.refuse('recipient', 550, 1);
    await work(mail, id);
    expect(await rowOf(id)).toMatchObject({ state: 'refused', sealed: null });
    await work(mail, id);
    expect(arrivedAt(to('refused'))).toEqual([]);
  });

  it('that breaks off after it took the letter does not get it twice', async () => {
    const mail = mailOver(server.url);
    const id = await put(mail, to('broken'));
    server.breakAfterData();
    await work(mail, id);
    expect(await rowOf(id)).toMatchObject({ state: 'uncertain', sealed: null });
    await work(mail, id);
    expect(arrivedAt(to('broken'))).toHaveLength(1);
  });
});

describe('a worker that died', () => {
  const age = `update mail.outbox set created_at = now() - interval '1 hour',
               claimed_at = case when state = 'sending' then now() - interval '1 hour' end where id = $1`;
  const noJob = `delete from jobs._private_jobs where key = 'mail:' || $1`;

  it('before it claimed the letter: the letter gets a new job', async () => {
    const mail = mailOver(server.url, 'tidy');
    const id = await put(mail, to('tidy'));
    await database.pool.query(noJob, [id]);
    await database.pool.query(age, [id]);
    await mail.tasks['mail-tidy-tidy']?.({}, { attempt: 1, lastAttempt: false });
    const { rowCount } = await database.pool.query(`select 1 from jobs.jobs where key = 'mail:' || $1`, [id]);
    expect(rowCount).toBe(1);
  });

  it('is not taken for one that waits its turn: the job of its letter stays as it is', async () => {
    const mail = mailOver(server.url, 'tidy');
    const id = await put(mail, to('waits'));
    await database.pool.query(
      `update jobs._private_jobs set run_at = now() + interval '1 hour' where key = 'mail:' || $1`,
      [id],
    );
    await database.pool.query(age, [id]);
    await mail.tasks['mail-tidy-tidy']?.({}, { attempt: 1, lastAttempt: false });
    const { rows } = await database.pool.query(
      `select run_at > now() + interval '30 minutes' as waits from jobs.jobs where key = 'mail:' || $1`,
      [id],
    );
    expect(rows).toEqual([{ waits: true }]);
  });

  it('while it was sending: the letter is not sent again, and forgotten', async () => {
    const mail = mailOver(server.url, 'tidy');
    const id = await put(mail, to('died'));
    await database.pool.query(`update mail.outbox set state = 'sending' where id = $1`, [id]);
    await database.pool.query(age, [id]);
    await work(mail, id, {}, 'tidy');
    expect(arrivedAt(to('died'))).toEqual([]);
    await mail.tasks['mail-tidy-tidy']?.({}, { attempt: 1, lastAttempt: false });
    expect(await rowOf(id)).toMatchObject({ state: 'uncertain', sealed: null });
  });
});

describe('without a mail server', () => {
  it('letters are files, one for each however often it is written', async () => {
    const mail = mailOver(undefined);
    const id = await put(mail, to('folder'));
    await work(mail, id);
    await database.pool.query(`update mail.outbox set state = 'queued' where id = $1`, [id]);
    await work(mail, id);
    const message = await mailFolder(folder).next(to('folder'));
    expect(linkIn(message)).toBe(words.action.url);
    expect(await readdir(join(folder, 'mail'))).toEqual([`${id}.eml`]);
  });
});

describe('writing', () => {
  const LINES = ['\r', '\n', '\u2028', '\0'];
  it.each([
    'a@b.org\r\nBcc: c@d.org',
    'a@b.org, c@d.org',
    'a@b.org;c@d.org',
    '"x" <a@b.org>',
    'a b@c.org',
    'a@b.org>',
    'a@',
    '',
  ])('refuses the address %j', (address) => {
    expect(() => writeLetter(address, { ...words, productName: 'Longleaf' })).toThrow(/address/);
  });

  it.each(LINES)('refuses %j in a subject', (line) => {
    const subject = `Hello${line}Bcc: c@d.org`;
    expect(() => writeLetter('a@b.org', { ...words, subject, productName: 'Longleaf' })).toThrow(/subject/);
  });

  it('refuses a link that is a script', () => {
    const action = { label: 'x', url: 'javascript:alert(1)' };
    expect(() => writeLetter('a@b.org', { ...words, action, productName: 'Longleaf' })).toThrow(/link/);
  });
});

it('sends nothing when mail is off, keeps no letter waiting and writes none to the disk', async () => {
  const before = await readdir(join(folder, 'mail')).catch(() => []);
  const mail = mailOver(undefined, 'off', { MAIL: 'off' });
  const id = await put(mail, to('nobody'));
  await work(mail, id, {}, 'off');
  expect(await rowOf(id)).toMatchObject({ state: 'refused', trouble: 'MAIL=off', sealed: null });
  expect(await readdir(join(folder, 'mail')).catch(() => [])).toEqual(before);
});
