import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transcriptDeliveryMessages } from '@longleaf/contract/transcript-deliveries';
import type { TranscriptRequest } from '@longleaf/contract/transcripts';
import { createLogger } from '@longleaf/platform/logging';
import { openMail } from '@longleaf/platform/mail/mail';
import { readSettings } from '@longleaf/platform/settings';
import { WAITS_MINUTES } from '@longleaf/rules/transcripts/retry';
import { sftpPlace } from '@longleaf/platform/sftp';
import { startSftpServer, type TestSftp } from '@longleaf/testkit/sftp-server';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { deliveryName } from './delivery-name.ts';
import { recordOfXml } from './pesc/record-of.ts';
import { readAcknowledgements } from './read-acknowledgements.ts';
import { releaseDue } from './release.ts';
import type { SchoolRecord } from './record.ts';
import { sealRecordOf } from './sealed-records.ts';
import { sendAgain } from './send-again.ts';
import { sendReleased } from './send.ts';

const SECRET = randomBytes(32).toString('hex');
const NOW = '2026-11-23T15:00:00.000Z';
const CHAPEL_HILL = 199120;
const RECORD: SchoolRecord = {
  school: { ceeb: '341985', name: 'A L Brown High' },
  student: { number: '1', firstName: 'Ada', lastName: 'Byrd', dateOfBirth: '2008-01-27' },
  isComplete: false,
  summary: { gpa: '3.9', weightedGpa: null, creditsEarned: null, classRank: null, classSize: null },
  terms: [],
  tests: [],
};
const ENV = {
  TRANSCRIPT_SCHOOLS: 'public',
  TRANSCRIPT_MAILBOXES: `${CHAPEL_HILL}=transcripts@college.example`,
};
const api = await startApi({ catalog: true, now: NOW, dataSecret: SECRET, settings: ENV });
const { database } = api;
const settings = readSettings({
  NODE_ENV: 'test',
  DATABASE_URL: database.url,
  DATA_DIR: api.dataFolder,
  ...ENV,
});
const log = createLogger('api', 'silent');
const mail = openMail({ owner: 'portal', secret: SECRET, settings, database, log });
const parts = {
  database,
  clock: () => new Date(now),
  dataSecret: SECRET,
  settings,
  sendMail: mail.send,
  findCollege: () => undefined,
  log,
};
let now = NOW;
const letters = async () =>
  (await database.query(`select 1 from mail.outbox where kind = 'transcript'`)).rowCount ?? 0;
let students = 0;

/** A request to a college whose record the school has given, released. */
async function released(definition: number) {
  const as = `sender-${++students}`;
  const profile = { dateOfBirth: '2008-01-27', firstName: 'Ada', email: `${as}@example.org` };
  await api.call('PUT', '/users/profile/save', { as, body: profile });
  await api.call('POST', '/application/start', { as, body: { applicationDefinitionId: definition } });
  const { rows } = await database.query<{ id: number; person: string }>(
    `select a.id, p.id as person from portal.applications a join portal.people p on p.id = a.person_id
     where p.subject = $1`,
    [as],
  );
  const personId = rows[0]?.person ?? '';
  await database.query(`update portal.profiles set email = $2 where person_id = $1`, [
    personId,
    profile.email,
  ]);
  const of = { personId, ceeb: '341985', isComplete: false };
  await database.query(
    `insert into portal.transcript_records (person_id, ceeb, is_complete, record, imported_at)
     values ($1, $2, false, $3, now())`,
    [personId, of.ceeb, sealRecordOf(SECRET, of, RECORD)],
  );
  const ask = async () =>
    (
      await api.call('POST', '/transcripts/sendtranscript', {
        as,
        body: { ceeb: of.ceeb, applicationIds: [rows[0]?.id] },
      })
    ).json as [{ status: string }];
  await ask();
  await releaseDue(parts);
  const all = async () => (await api.call('GET', '/transcripts', { as })).json as TranscriptRequest[];
  const id = (await all()).at(-1)?.transactionId ?? 0;
  const one = async () => (await all()).find(({ transactionId }) => transactionId === id);
  const deliveries = async () =>
    (
      await database.query<{ id: string; number: number; state: string }>(
        'select id, number, state from portal.transcript_deliveries where request_id = $1 order by number',
        [id],
      )
    ).rows;
  const path = async () =>
    `/transcripts/deliveries/${deliveryName(SECRET, (await deliveries()).at(-1)?.id ?? '')}`;
  const acknowledge = async (body: object, to?: string) =>
    api.call('POST', `${to ?? (await path())}/acknowledgement`, { body });
  /** Whether the transcript task in the hub is done. */
  const taskDone = async () => {
    const { rows: tasks } = await database.query<{ done: boolean }>(
      `select t.completed_at is not null as done from portal.application_tasks t
       where t.application_id = $1 and t.task = 'transcript'`,
      [rows[0]?.id],
    );
    return tasks[0]?.done;
  };
  return { id, as, personId, ask, one, deliveries, path, acknowledge, taskDone };
}
/** What happened, in the order in which it did. */
const happened = (request: TranscriptRequest | undefined) => request?.history.map(({ status }) => status);
const lettersTo = async (kind: string) =>
  (await database.query(`select 1 from mail.outbox where kind = $1`, [kind])).rowCount ?? 0;

it('a transcript that is released is sent once, however often the job runs', async () => {
  const { id, one, deliveries } = await released(1991201);
  expect((await one())?.status).toBe('Released');
  const before = await letters();
  await Promise.all(Array.from({ length: 5 }, () => sendReleased(parts, id)));
  expect((await letters()) - before).toBe(1);
  expect(happened(await one())).toEqual(['Pending', 'Released', 'Sent']);
  expect(await deliveries()).toMatchObject([{ number: 1, state: 'sent' }]);
  const { rows } = await database.query(`select 1 from jobs.jobs where task_identifier = 'send-transcript'`);
  expect(rows).not.toEqual([]);
});

it('a delivery that was made by a copy that died goes on, with the same document', async () => {
  const { id, one, deliveries, path } = await released(1991201);
  await expect(
    sendReleased({ ...parts, sendMail: () => Promise.reject(new Error('The power failed')) }, id),
  ).rejects.toThrow('The power failed');
  const [made] = await deliveries();
  expect(made).toMatchObject({ number: 1, state: 'made' });
  expect((await one())?.status).toBe('Released');
  expect((await api.call('GET', await path())).status).toBe(404);
  await sendReleased(parts, id);
  expect(await deliveries()).toEqual([{ id: made?.id, number: 1, state: 'sent' }]);
  expect((await api.call('GET', await path())).status).toBe(200);
});

it('one for a college without a mailbox fails for good, with the reason, and the student is told by mail', async () => {
  const { id, one, ask, taskDone } = await released(1991931);
  expect(await taskDone()).toBe(true);
  const before = await lettersTo('transcript-failed');
  for (let time = 0; time < 2; time++) await sendReleased(parts, id);
  expect(await one()).toMatchObject({
    status: 'Failed',
    nextTry: null,
    history: [{}, {}, { failure: 'no-mailbox', reason: null }],
  });
  expect((await lettersTo('transcript-failed')) - before).toBe(1);
  // The hub says that there is something to do, and the student may ask again.
  expect(await taskDone()).toBe(false);
  expect(await ask()).toMatchObject([{ status: 'Success' }]);
  expect(await taskDone()).toBe(true);
});

it('one whose record is gone fails for good, with the reason', async () => {
  const { id, one, personId } = await released(1991201);
  await database.query('delete from portal.transcript_records where person_id = $1', [personId]);
  await sendReleased(parts, id);
  expect((await one())?.history.at(-1)).toMatchObject({ failure: 'no-record', reason: null });
});

it('the link of the letter gives the record as PESC XML and as a page, and nothing to whoever guesses', async () => {
  const { id, path, deliveries, personId } = await released(1991201);
  await sendReleased(parts, id);
  const link = await path();
  const reply = await api.call('GET', link);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/xml');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename=transcript.xml');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(recordOfXml(reply.text).record).toEqual(RECORD);
  const delivery = (await deliveries())[0]?.id ?? '';
  expect(reply.text).toContain(`<DocumentID>${delivery.replaceAll('-', '')}</DocumentID>`);
  expect(reply.text).toContain(`<IPEDS>${CHAPEL_HILL}</IPEDS>`);
  const page = await api.call('GET', `${link}/page`);
  expect(page.text).toContain('Transcript of Ada Byrd');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-disposition')).toContain('attachment');
  // What was sent stays what it was, and lies sealed.
  await database.query('delete from portal.transcript_records where person_id = $1', [personId]);
  expect((await api.call('GET', link)).text).toBe(reply.text);
  const bytes = await readFile(join(api.dataFolder, 'files', delivery));
  expect(bytes.toString('latin1')).not.toContain('Byrd');
  const signature = link.split('-').slice(1).join('-');
  const other = (await released(1991201)).id;
  await sendReleased(parts, other);
  const { rows } = await database.query<{ id: string }>(
    'select id from portal.transcript_deliveries where request_id = $1',
    [other],
  );
  const guesses = [`${rows[0]?.id.replaceAll('-', '')}-${signature}`, `${'0'.repeat(32)}-${'A'.repeat(43)}`];
  for (const guess of guesses.flatMap((name) => [name, `${name}/page`])) {
    expect(await api.call('GET', `/transcripts/deliveries/${guess}`)).toMatchObject({
      status: 404,
      json: { detail: transcriptDeliveryMessages.notThere },
    });
  }
  expect((await api.call('GET', '/transcripts/deliveries/1-x')).status).toBe(400);
  const late = await startApi({
    beside: api,
    dataSecret: SECRET,
    now: '2027-01-23T15:00:00Z',
    settings: ENV,
  });
  expect((await late.call('GET', link)).status).toBe(404);
});

it('a college says that it arrived, once; another link says nothing', async () => {
  const { id, one, acknowledge } = await released(1991201);
  await sendReleased(parts, id);
  expect((await acknowledge({})).status).toBe(400);
  expect(
    (await acknowledge({ received: true }, `/transcripts/deliveries/${'0'.repeat(32)}-${'A'.repeat(43)}`))
      .status,
  ).toBe(404);
  for (let time = 0; time < 2; time++)
    expect(await acknowledge({ received: true })).toMatchObject({
      status: 200,
      json: { status: 'Received' },
    });
  // What has arrived does not fail afterwards.
  expect((await acknowledge({ received: false })).json).toEqual({ status: 'Received' });
  expect(happened(await one())).toEqual(['Pending', 'Released', 'Sent', 'Received']);
});

it('a college says why it could not take it, and the student reads it', async () => {
  const { id, one, acknowledge, taskDone } = await released(1991201);
  await sendReleased(parts, id);
  await acknowledge({ received: false, reason: 'No such applicant.' });
  expect(await one()).toMatchObject({
    status: 'Failed',
    nextTry: null,
    history: [{}, {}, {}, { status: 'Failed', failure: null, reason: 'No such applicant.' }],
  });
  expect(await taskDone()).toBe(false);
  // They found the applicant after all.
  expect((await acknowledge({ received: true })).json).toEqual({ status: 'Received' });
  expect(await taskDone()).toBe(true);
});

describe('over SFTP', () => {
  const withServer = (server: TestSftp, port?: string) => {
    const address =
      port === undefined ? server.address : server.address.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`);
    return { ...parts, settings: { ...settings, TRANSCRIPT_SFTP: sftpPlace(address) } };
  };

  it('the document is put on the server once, whichever copy sends it, and the college is told', async () => {
    const server = await startSftpServer();
    onTestFinished(() => server.close());
    const { id, one, deliveries, path } = await released(1991201);
    const before = await letters();
    await Promise.all(Array.from({ length: 3 }, () => sendReleased(withServer(server), id)));
    const [delivery] = await deliveries();
    expect([...server.files.keys()]).toEqual([
      `/incoming/${CHAPEL_HILL}-${delivery?.id.replaceAll('-', '')}.xml`,
    ]);
    expect(server.files.values().next().value?.toString()).toBe((await api.call('GET', await path())).text);
    expect((await letters()) - before).toBe(1);
    expect(await one()).toMatchObject({ status: 'Sent' });
  });

  it('a college without a mailbox gets it too', async () => {
    const server = await startSftpServer();
    onTestFinished(() => server.close());
    const { id, one } = await released(1991931);
    await sendReleased(withServer(server), id);
    expect((await one())?.status).toBe('Sent');
    expect(server.files.size).toBe(1);
  });

  describe('what a college says in a file beside the document', () => {
    const sentOver = async (server: TestSftp, definition = 1991931) => {
      const request = await released(definition);
      await sendReleased(withServer(server), request.id);
      const [document = ''] = [...server.files.keys()].slice(-1);
      const say = (said: unknown, name = document) =>
        server.files.set(
          name.replace('.xml', '.ack.json'),
          Buffer.from(typeof said === 'string' ? said : JSON.stringify(said)),
        );
      return { ...request, document, say };
    };

    it('that it arrived, is written down once and taken away; the document stays', async () => {
      const server = await startSftpServer();
      onTestFinished(() => server.close());
      const { one, say, document, taskDone } = await sentOver(server);
      say({ received: true });
      const reading = withServer(server);
      expect(await readAcknowledgements(reading)).toBe(1);
      expect(await one()).toMatchObject({ status: 'Received' });
      expect(await taskDone()).toBe(true);
      expect([...server.files.keys()]).toEqual([document]);
      say({ received: true });
      await readAcknowledgements(reading);
      expect(happened(await one())).toEqual(['Pending', 'Released', 'Sent', 'Received']);
    });

    it('why it did not arrive, is told to the student, or it is sent again', async () => {
      const server = await startSftpServer();
      onTestFinished(() => server.close());
      const refused = await sentOver(server);
      refused.say({ received: false, reason: 'No such applicant.' });
      const again = await sentOver(server, 1991111);
      again.say({ received: false, sendAgain: true });
      await readAcknowledgements(withServer(server));
      expect(await refused.one()).toMatchObject({
        status: 'Failed',
        nextTry: null,
        history: [{}, {}, {}, { reason: 'No such applicant.' }],
      });
      expect(await again.one()).toMatchObject({ status: 'Failed', nextTry: '2026-11-23T15:15:00.000Z' });
    });

    it('that cannot be understood, or is about another college or no delivery, changes nothing and is put aside', async () => {
      const server = await startSftpServer();
      onTestFinished(() => server.close());
      const { one, say, document } = await sentOver(server);
      say('no JSON');
      say({ received: true }, document.replace('199193', '199120'));
      say({ received: true }, '/incoming/199193-00000000000000000000000000000000.xml');
      say({ received: true }, '/incoming/anything.xml');
      say({ received: 'yes' }, '/incoming/199193-11111111111111111111111111111111.xml');
      say(' '.repeat(20_000), '/incoming/199193-22222222222222222222222222222222.xml');
      expect(await readAcknowledgements(withServer(server))).toBe(0);
      expect((await one())?.status).toBe('Sent');
      const names = [...server.files.keys()].filter((name) => name !== document);
      expect(names).toHaveLength(6);
      expect(names.filter((name) => !name.endsWith('.ack.json.refused'))).toEqual([]);
    });

    it('is kept there until it was written down', async () => {
      const server = await startSftpServer();
      onTestFinished(() => server.close());
      const { one, say } = await sentOver(server);
      say({ received: true });
      const failing = {
        ...withServer(server),
        clock: () => {
          throw new Error('The power failed');
        },
      };
      await expect(readAcknowledgements(failing)).rejects.toThrow('The power failed');
      expect(server.files.size).toBe(2);
      await readAcknowledgements(withServer(server));
      expect((await one())?.status).toBe('Received');
    });

    it('without a server there is nothing to read', async () => {
      expect(await readAcknowledgements(parts)).toBe(0);
    });
  });

  it('a server that is away makes the delivery fail, to be tried again', async () => {
    const server = await startSftpServer();
    onTestFinished(() => server.close());
    onTestFinished(() => {
      now = NOW;
    });
    const { id, one, deliveries } = await released(1991201);
    await sendReleased(withServer(server, '9'), id);
    expect(await one()).toMatchObject({
      status: 'Failed',
      nextTry: '2026-11-23T15:15:00.000Z',
      history: [{}, {}, { failure: 'server-away' }],
    });
    now = '2026-11-23T15:15:00.000Z';
    await sendReleased(withServer(server), id);
    expect((await one())?.status).toBe('Sent');
    expect(await deliveries()).toMatchObject([{ state: 'failed' }, { state: 'sent' }]);
    expect(server.files.size).toBe(1);
    expect(server.files.values().next().value?.toString()).toContain('<TransmissionType>Resubmission');
  });
});

describe('a delivery that failed and may be tried again', () => {
  afterEach(() => {
    now = NOW;
  });
  const after = (minutes: number) => {
    now = new Date(new Date(now).getTime() + minutes * 60_000).toISOString();
  };

  it('is made again with growing waits, each attempt in the history, until it arrives', async () => {
    const { id, one, deliveries, ask, path, acknowledge, taskDone } = await released(1991201);
    await sendReleased(parts, id);
    const first = await path();
    for (let time = 0; time < 2; time++)
      await acknowledge({ received: false, reason: 'Not now.', sendAgain: true });
    expect(await one()).toMatchObject({ status: 'Failed', nextTry: '2026-11-23T15:15:00.000Z' });
    // It goes on by itself: asked for again, it is under way.
    expect(await ask()).toMatchObject([{ status: 'UnderWay' }]);
    expect(await taskDone()).toBe(true);
    after(14);
    await sendReleased(parts, id);
    expect(happened(await one())).toEqual(['Pending', 'Released', 'Sent', 'Failed']);
    after(1);
    const before = await letters();
    await Promise.all(Array.from({ length: 4 }, () => sendReleased(parts, id)));
    expect((await letters()) - before).toBe(1);
    expect(await one()).toMatchObject({ status: 'Sent', nextTry: null });
    expect(await deliveries()).toMatchObject([
      { number: 1, state: 'failed' },
      { number: 2, state: 'sent' },
    ]);
    // Of the first it may be said late that it did arrive, and no more that it failed.
    expect((await acknowledge({ received: false }, first)).json).toEqual({ status: 'Sent' });
    expect((await acknowledge({ received: true }, first)).json).toEqual({ status: 'Received' });
    expect(happened(await one())).toEqual(['Pending', 'Released', 'Sent', 'Failed', 'Sent', 'Received']);
  });

  it('ends after six attempts: the student is told by mail and may ask again', async () => {
    const { id, one, ask, acknowledge, deliveries } = await released(1991201);
    const before = await lettersTo('transcript-failed');
    for (const wait of [0, ...WAITS_MINUTES]) {
      after(wait);
      await sendReleased(parts, id);
      await acknowledge({ received: false, reason: 'Not now.', sendAgain: true });
    }
    expect(await deliveries()).toHaveLength(6);
    expect(await one()).toMatchObject({ status: 'Failed', nextTry: null });
    expect((await lettersTo('transcript-failed')) - before).toBe(1);
    after(100_000);
    await sendReleased(parts, id);
    expect(await deliveries()).toHaveLength(6);
    expect(await ask()).toMatchObject([{ status: 'Success' }]);
    // The new request stands in for the old one, whose college answers late.
    now = NOW;
    expect((await acknowledge({ received: true })).json).toEqual({ status: 'Failed' });
  });

  it('is one whose letter no mailbox took; a letter that may have arrived is none', async () => {
    const { id, one, deliveries } = await released(1991201);
    await sendReleased(parts, id);
    const letter = (await deliveries())[0]?.id;
    const ended = (state: string) =>
      database.query('update mail.outbox set state = $2, finished_at = now() where id = $1', [letter, state]);
    await ended('uncertain');
    await sendAgain(parts);
    expect((await one())?.status).toBe('Sent');
    await ended('refused');
    await Promise.all([sendAgain(parts), sendAgain(parts)]);
    expect(await one()).toMatchObject({
      status: 'Failed',
      nextTry: '2026-11-23T15:15:00.000Z',
      history: [{}, {}, {}, { failure: 'letter-refused' }],
    });
  });

  it('gets its job when its time has come, and so does what was released and lost its job', async () => {
    const { id, acknowledge } = await released(1991201);
    const { id: lost } = await released(1991201);
    const jobs = async () =>
      (
        await database.query<{ id: number }>(
          `select (payload ->> 'id')::int as id from jobs._private_jobs where key in ($1, $2) order by 1`,
          [`send-transcript-${id}`, `send-transcript-${lost}`],
        )
      ).rows.map((row) => row.id);
    await sendReleased(parts, id);
    await acknowledge({ received: false, sendAgain: true });
    await database.query('delete from jobs._private_jobs');
    await sendAgain(parts);
    expect(await jobs()).toEqual([lost]);
    after(15);
    for (let time = 0; time < 2; time++) await sendAgain(parts);
    expect(await jobs()).toEqual([id, lost]);
  });
});
