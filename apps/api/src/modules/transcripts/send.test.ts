import { randomBytes } from 'node:crypto';
import { transcriptDeliveryMessages } from '@longleaf/contract/transcript-deliveries';
import type { TranscriptRequest } from '@longleaf/contract/transcripts';
import { createLogger } from '@longleaf/platform/logging';
import { openMail } from '@longleaf/platform/mail/mail';
import { readSettings } from '@longleaf/platform/settings';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { deliveryName } from './delivery-name.ts';
import { releaseDue } from './release.ts';
import type { SchoolRecord } from './record.ts';
import { sealRecordOf } from './sealed-records.ts';
import { sendReleased } from './send.ts';

const SECRET = randomBytes(32).toString('hex');
const NOW = '2026-11-23T15:00:00.000Z';
const CHAPEL_HILL = 199120;
const ENV = {
  TRANSCRIPT_SCHOOLS: 'public',
  TRANSCRIPT_MAILBOXES: `${CHAPEL_HILL}=transcripts@college.example`,
};
const api = await startApi({ catalog: true, now: NOW, dataSecret: SECRET, settings: ENV });
const { database } = api;
const settings = readSettings({ NODE_ENV: 'test', DATABASE_URL: database.url, ...ENV });
const log = createLogger('api', 'silent');
const mail = openMail({ owner: 'portal', secret: SECRET, settings, database, log });
const parts = {
  database,
  clock: () => new Date(NOW),
  dataSecret: SECRET,
  settings,
  sendMail: mail.send,
  findCollege: () => undefined,
};
const letters = async () =>
  (await database.query(`select 1 from mail.outbox where kind = 'transcript'`)).rowCount ?? 0;
let students = 0;

/** A request to a college whose record the school has given, released. */
async function released(definition: number) {
  const as = `sender-${++students}`;
  await api.call('PUT', '/users/profile/save', { as, body: { dateOfBirth: '2008-01-27' } });
  await api.call('POST', '/application/start', { as, body: { applicationDefinitionId: definition } });
  const { rows } = await database.query<{ id: number; person: string }>(
    `select a.id, p.id as person from portal.applications a join portal.people p on p.id = a.person_id
     where p.subject = $1`,
    [as],
  );
  const personId = rows[0]?.person ?? '';
  const of = { personId, ceeb: '341985', isComplete: false };
  const record: SchoolRecord = {
    school: { ceeb: of.ceeb, name: 'A L Brown High' },
    student: { number: '1', firstName: 'Ada', lastName: 'Byrd', dateOfBirth: '2008-01-27' },
    isComplete: false,
    summary: { gpa: '3.9', weightedGpa: null, creditsEarned: null, classRank: null, classSize: null },
    terms: [],
    tests: [],
  };
  await database.query(
    `insert into portal.transcript_records (person_id, ceeb, is_complete, record, imported_at)
     values ($1, $2, false, $3, now())`,
    [personId, of.ceeb, sealRecordOf(SECRET, of, record)],
  );
  await api.call('POST', '/transcripts/sendtranscript', {
    as,
    body: { ceeb: of.ceeb, applicationIds: [rows[0]?.id] },
  });
  await releaseDue(parts);
  const one = async () => ((await api.call('GET', '/transcripts', { as })).json as TranscriptRequest[])[0];
  const id = (await one())?.transactionId ?? 0;
  return { id, one, path: `/transcripts/deliveries/${deliveryName(SECRET, id)}` };
}

it('a transcript that is released is sent once, however often the job runs', async () => {
  const { id, one } = await released(1991201);
  expect((await one())?.status).toBe('Released');
  const before = await letters();
  await Promise.all(Array.from({ length: 5 }, () => sendReleased(parts, id)));
  expect((await letters()) - before).toBe(1);
  expect((await one())?.history.map(({ status }) => status)).toEqual(['Pending', 'Released', 'Sent']);
  const { rows } = await database.query(`select 1 from jobs.jobs where task_identifier = 'send-transcript'`);
  expect(rows).not.toEqual([]);
});

it('one for a college without a mailbox fails, with the reason', async () => {
  const { id, one } = await released(1991931);
  await sendReleased(parts, id);
  expect(await one()).toMatchObject({
    status: 'Failed',
    history: [{}, {}, { reason: 'This college has not said where it takes transcripts from here.' }],
  });
});

it('the link of the letter gives the record, and nothing to whoever guesses', async () => {
  const { id, path } = await released(1991201);
  // Not before it is sent.
  expect((await api.call('GET', path)).status).toBe(404);
  await sendReleased(parts, id);
  const reply = await api.call('GET', path);
  expect(reply.status).toBe(200);
  expect(reply.text).toContain('Transcript of Ada Byrd');
  expect(reply.headers.get('content-disposition')).toContain('attachment');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const signature = path.split('/').at(-1)?.replace(/^\d+-/, '') ?? '';
  for (const guess of [`${id + 1}-${signature}`, `${id}-${'A'.repeat(43)}`]) {
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
  expect((await late.call('GET', path)).status).toBe(404);
});

it('a college says that it arrived, once; another link says nothing', async () => {
  const { id, one, path } = await released(1991201);
  await sendReleased(parts, id);
  const acknowledge = (body: object, to = path) => api.call('POST', `${to}/acknowledgement`, { body });
  expect((await acknowledge({})).status).toBe(400);
  expect(
    (await acknowledge({ received: true }, `/transcripts/deliveries/${id}-${'A'.repeat(43)}`)).status,
  ).toBe(404);
  for (let time = 0; time < 2; time++)
    expect(await acknowledge({ received: true })).toMatchObject({
      status: 200,
      json: { status: 'Received' },
    });
  // What has arrived does not fail afterwards.
  expect((await acknowledge({ received: false })).json).toEqual({ status: 'Received' });
  expect((await one())?.history.map(({ status }) => status)).toEqual([
    'Pending',
    'Released',
    'Sent',
    'Received',
  ]);
});

it('a college says why it could not take it, and the student reads it', async () => {
  const { id, one, path } = await released(1991201);
  await sendReleased(parts, id);
  await api.call('POST', `${path}/acknowledgement`, {
    body: { received: false, reason: 'No such applicant.' },
  });
  expect(await one()).toMatchObject({
    status: 'Failed',
    history: [{}, {}, {}, { status: 'Failed', reason: 'No such applicant.' }],
  });
});
