import type { HubItem } from '@longleaf/contract/applications';
import {
  TRANSCRIPT_CONSENT,
  transcriptMessages as messages,
  type ParticipatingApplication,
  type TranscriptRequest,
  type TranscriptResult,
  type TranscriptStart,
} from '@longleaf/contract/transcripts';
import { Scope } from '@longleaf/http/policy';
import { inTransaction } from '@longleaf/platform/executor';
import { describe, expect, it } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';
import { askForTranscripts } from './ask-repository.ts';
import { transcriptPolicy } from './policies/transcript.ts';
import { releaseDue } from './release.ts';

const NOW = '2026-11-23T15:00:00.000Z';
const CEEB = '341985';
const api = await startApi({ catalog: true, now: NOW, settings: { TRANSCRIPT_SCHOOLS: 'public' } });
const late = await startApi({
  beside: api,
  now: '2027-06-13T16:00:00Z',
  settings: { TRANSCRIPT_SCHOOLS: 'public' },
});

const COLLEGES = [1991201, 1991931, 1991111, 1991021, 1998563];
let people = 0;

/** Somebody of age with applications, and what they can do. */
async function student({ colleges = COLLEGES.slice(0, 3), dateOfBirth = '2008-01-27', on = api } = {}) {
  const as = `student-${++people}`;
  await api.call('PUT', '/users/profile/save', {
    as,
    body: {
      ...(dateOfBirth !== '' && { dateOfBirth }),
      graduationYear: 2027,
    },
  });
  const ids: number[] = [];
  for (const applicationDefinitionId of colleges) {
    const reply = await api.call('POST', '/application/start', { as, body: { applicationDefinitionId } });
    ids.push((reply.json as { application: HubItem }).application.userApplication.id);
  }
  const found = await api.database.query<{ id: string }>('select id from portal.people where subject = $1', [
    as,
  ]);
  const id = found.rows[0]?.id ?? '';
  const send = (body: object, api_ = on) =>
    api_.call('POST', '/transcripts/sendtranscript', {
      as,
      body: { ceeb: CEEB, applicationIds: ids, ...body },
    });
  return {
    as,
    id,
    ids,
    send,
    ask: async (body: object = {}) => (await send(body)).json as TranscriptResult[],
    list: async (api_ = on) => (await api_.call('GET', '/transcripts', { as })).json as TranscriptRequest[],
    cancel: (transactionId: number, api_ = on) =>
      api_.call('PUT', `/transcripts/${transactionId}/cancel`, { as }),
    hub: async () => (await api.call('GET', '/application/user', { as })).json as HubItem[],
    /** The school gives its record. */
    recorded: (isComplete: boolean) =>
      api.database.query(
        `insert into portal.transcript_records (person_id, ceeb, is_complete, record, imported_at)
         values ($1, $2, $3, '', now())`,
        [id, CEEB, isComplete],
      ),
  };
}
const release = (moment: string) => releaseDue({ database: api.database, clock: () => new Date(moment) });
const statuses = (results: readonly { status: string }[]) => results.map(({ status }) => status);
const transcriptTask = ({
  applicationTasks,
  userApplication,
}: HubItem | { applicationTasks: []; userApplication: { tasks: [] } }) =>
  userApplication.tasks[applicationTasks.findIndex(({ task }) => task === 'transcript')];

describe('asking for transcripts (API-198, API-200, API-040, ST-108, ST-109, CON-041, CON-042)', () => {
  it('gives a result for each application, and marks its task in the hub', async () => {
    const one = await student();
    const { json } = await one.send({ transcriptType: 'Final' });
    expect(json).toEqual(
      one.ids.map((applicationId) => ({ applicationId, status: 'Success', message: messages.asked })),
    );
    expect(await one.list()).toMatchObject(
      one.ids.toReversed().map((applicationId) => ({
        applicationId,
        transcriptType: 'Final',
        status: 'Pending',
        dateRequested: NOW,
        releaseDate: '2027-06-15',
        transcriptId: null,
        school: { ceeb: CEEB, name: 'A L Brown High' },
        history: [{ status: 'Pending', at: NOW, failure: null, reason: null }],
        canCancel: true,
        cancelUntil: '2027-06-12',
        waitsForSchool: false,
      })),
    );
    const [item] = await one.hub();
    expect(item).toMatchObject({
      transcriptStatus: [{ status: 'Pending', transcriptType: 'Final', releaseDate: '2027-06-15' }],
      score: { parts: { transcript: true } },
    });
    expect(item && transcriptTask(item)).toMatchObject({ completed: true, doneBy: 'transcript' });
  });

  it('asked again it says that they are under way, and asks nobody twice', async () => {
    const one = await student();
    await one.ask();
    expect(await one.ask()).toEqual(
      one.ids.map((applicationId) => ({ applicationId, status: 'UnderWay', message: messages.underWay })),
    );
    expect(await one.list()).toHaveLength(3);
    // Of another type it is another transcript.
    expect(statuses(await one.ask({ transcriptType: 'Midyear' }))).toEqual(['Success', 'Success', 'Success']);
    expect((await one.list()).map(({ releaseDate }) => releaseDate)).toContain('2027-02-01');
  });

  it('50 at the same moment keep one for each college', async () => {
    const one = await student();
    const replies = await Promise.all(Array.from({ length: 50 }, () => one.send({})));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const all = replies.flatMap(({ json }) => json as TranscriptResult[]);
    expect(all.filter(({ status }) => status === 'Success')).toHaveLength(3);
    expect(all.filter(({ status }) => status === 'UnderWay')).toHaveLength(147);
    expect(await one.list()).toHaveLength(3);
  }, 30_000);

  it('in whatever order and of whatever type at the same moment, nobody is turned away and nothing is twice', async () => {
    const one = await student({ colleges: COLLEGES });
    const replies = await Promise.all(
      Array.from({ length: 36 }, (_, n) =>
        one.send({
          transcriptType: ['Initial', 'Midyear', 'Final'][n % 3],
          applicationIds: n % 2 === 0 ? one.ids : one.ids.toReversed(),
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const list = await one.list();
    expect(list).toHaveLength(3 * COLLEGES.length);
    expect(list.map(({ history }) => history.length)).toEqual(list.map(() => 1));
  }, 30_000);

  it('an application that was removed a moment ago is not there, and the others go', async () => {
    const one = await student();
    const [first = 0, ...others] = one.ids;
    const person = { kind: 'person', id: one.id } as never;
    const scope = Scope.permit(transcriptPolicy, 'transcript:change', person, { owner: one.id });
    await api.database.query('update portal.applications set removed_at = now() where id = $1', [first]);
    const kept = await inTransaction(api.database, (tx) =>
      askForTranscripts(tx, { transcripts: scope } as never, {
        ceeb: CEEB,
        type: 'Initial',
        askedAt: new Date(NOW),
        releaseOn: '2026-11-23',
        wanted: one.ids.map((applicationId) => ({ applicationId, reference: `${one.as} ${applicationId}` })),
      }),
    );
    expect(kept.toSorted((a, b) => a.applicationId - b.applicationId)).toEqual(
      others.map((applicationId) => ({ applicationId, requestId: expect.any(Number) })),
    );
  });

  it('is refused for what is not in the hub, somebody else’s or not sent transcripts, the others go', async () => {
    const other = await student();
    const one = await student({ colleges: [1991201, 1991202] });
    const [first = 0, second = 0] = one.ids;
    expect(await one.ask({ applicationIds: [first, first, second, other.ids[0], 999_999] })).toEqual([
      { applicationId: first, status: 'Success', message: messages.asked },
      // Of the same college: it has this transcript already.
      { applicationId: second, status: 'UnderWay', message: messages.underWay },
      { applicationId: other.ids[0], status: 'Refused', message: messages.notYours },
      { applicationId: 999_999, status: 'Refused', message: messages.notYours },
    ]);
    expect(await other.list()).toEqual([]);
  });

  it.each([
    [{ ceeb: '000000' }, 'ceeb', messages.doesNotTakePart],
    [{ ceeb: '34' }, 'ceeb', 'The code of a high school has six digits.'],
    [{ ceeb: undefined }, 'ceeb', 'Choose a high school.'],
    [{ applicationIds: [] }, 'applicationIds', 'Choose at least one college.'],
    [{ applicationIds: undefined }, 'applicationIds', 'Choose at least one college.'],
    [
      { applicationIds: Array.from({ length: 16 }, (_, index) => index + 1) },
      'applicationIds',
      'Choose 15 colleges at most in one request.',
    ],
    [{ transcriptType: 'Last' }, 'transcriptType', 'The type is Initial, Midyear or Final.'],
  ])('refuses %j (VAL-001, VAL-003, CON-008)', async (change, field, words) => {
    const one = await student({ colleges: [1991201] });
    const reply = await one.send(change);
    expect(reply.status).toBe(400);
    expect(modelStateOf(reply)[field]).toEqual([words]);
  });

  it('takes 15, and no user id but one’s own (GAP-137)', async () => {
    const one = await student({ colleges: [1991201] });
    const applicationIds = Array.from({ length: 15 }, (_, index) => (one.ids[0] ?? 0) + index * 1000);
    expect(await one.ask({ applicationIds })).toHaveLength(15);
    expect((await one.send({ userId: one.id })).status).toBe(200);
    expect((await one.send({ userId: one.as })).status).toBe(200);
    expect((await one.send({ userId: 'somebody-else' })).status).toBe(404);
  });

  it('needs the consent of somebody under 18, or of unknown age, once, and keeps it', async () => {
    for (const dateOfBirth of ['2009-01-27', '']) {
      const one = await student({ dateOfBirth });
      const start = async () =>
        (await api.call('GET', '/transcripts/start', { as: one.as })).json as TranscriptStart;
      expect(await start()).toMatchObject({ consentNeeded: true });
      const refused = await one.send({});
      expect(refused.status).toBe(400);
      expect(modelStateOf(refused)).toEqual({ consent: [messages.consentNeeded] });
      expect(await one.list()).toEqual([]);
      expect(statuses(await one.ask({ consent: true }))).toEqual(['Success', 'Success', 'Success']);
      expect(await start()).toMatchObject({ consentNeeded: false });
      expect(statuses(await one.ask({ transcriptType: 'Final' }))).toEqual(['Success', 'Success', 'Success']);
      const kept = await api.database.query(
        'select words, agreed_at from portal.transcript_consents where person_id = $1',
        [one.id],
      );
      expect(kept.rows).toEqual([{ words: TRANSCRIPT_CONSENT, agreed_at: new Date(NOW) }]);
    }
    const ofAge = await student({ dateOfBirth: '2008-11-23' });
    expect((await ofAge.send({})).status).toBe(200);
  });
});

it('tells the applications to colleges that are sent transcripts (API-199, API-039)', async () => {
  const one = await student();
  await one.ask({ applicationIds: one.ids.slice(0, 1) });
  const reply = await api.call('GET', '/transcripts/participatingapplications', { as: one.as });
  expect(reply.json as ParticipatingApplication[]).toMatchObject([
    {
      applicationId: one.ids[0],
      checked: false,
      college: { id: 199120 },
      kind: 'first-year',
      completedDate: null,
      underWay: [{ type: 'Initial', since: NOW }],
    },
    { applicationId: one.ids[1], underWay: [] },
    { applicationId: one.ids[2], underWay: [] },
  ]);
});

it('tells the school of the profile, the planned days, and whether a record can be matched', async () => {
  const one = await student();
  expect((await api.call('GET', '/transcripts/start', { as: one.as })).json).toMatchObject({
    consentNeeded: false,
    canBeMatched: false,
    releaseDates: { Initial: '2026-11-23', Midyear: '2027-02-01', Final: '2027-06-15' },
  });
  await api.call('POST', '/users/studentNumber/save', { as: one.as, body: { studentNumber: '4711' } });
  expect((await api.call('GET', '/transcripts/start', { as: one.as })).json).toMatchObject({
    canBeMatched: true,
  });
});

describe('canceling (ST-095, API-037, ST-103 to ST-107, VAL-008, MSG-019, MSG-020)', () => {
  it('ends a pending request of the final transcript; again changes nothing', async () => {
    const one = await student({ colleges: [1991201] });
    await one.ask({ transcriptType: 'Final' });
    const id = (await one.list())[0]?.transactionId ?? 0;
    for (let time = 0; time < 2; time++) {
      expect(await one.cancel(id)).toMatchObject({
        status: 200,
        json: {
          message: 'Transcript request cancelled',
          transcript: {
            status: 'Canceled',
            canCancel: false,
            cancelUntil: null,
            history: [{ status: 'Pending' }, { status: 'Canceled', at: NOW }],
          },
        },
      });
    }
    const [item] = await one.hub();
    expect(item && transcriptTask(item)).toMatchObject({ completed: false });
    // It can be asked for anew.
    expect(statuses(await one.ask({ transcriptType: 'Final' }))).toEqual(['Success']);
  });

  it('is nobody else’s: their try changes nothing and is written nowhere', async () => {
    const one = await student({ colleges: [1991201] });
    await one.ask({ transcriptType: 'Final' });
    const before = await one.list();
    const other = await student({ colleges: [1991201] });
    expect((await other.cancel(before[0]?.transactionId ?? 0)).status).toBe(404);
    expect(await one.list()).toEqual(before);
  });

  it('leaves the task done while another transcript goes to the college', async () => {
    const one = await student({ colleges: [1991201] });
    await one.ask();
    await one.ask({ transcriptType: 'Final' });
    const final = (await one.list()).find(({ transcriptType }) => transcriptType === 'Final');
    await one.cancel(final?.transactionId ?? 0);
    const [item] = await one.hub();
    expect(item && transcriptTask(item)).toMatchObject({ completed: true, doneBy: 'transcript' });
  });

  it('is refused for the other types, and within two days of the release', async () => {
    const one = await student({ colleges: [1991201] });
    await one.ask({ transcriptType: 'Midyear' });
    const refused = await one.cancel((await one.list())[0]?.transactionId ?? 0);
    expect(refused).toMatchObject({
      status: 409,
      json: { detail: 'Transcript request can not be cancelled at this time.' },
    });
    await one.ask({ transcriptType: 'Final' });
    const id = (await one.list())[0]?.transactionId ?? 0;
    expect((await one.cancel(id, late)).status).toBe(409);
    expect(await one.list(late)).toMatchObject([{ transactionId: id, canCancel: false }, {}]);
  });

  it('of somebody else’s is not found', async () => {
    const [one, other] = [await student({ colleges: [1991201] }), await student()];
    await one.ask({ transcriptType: 'Final' });
    const id = (await one.list())[0]?.transactionId ?? 0;
    expect((await other.cancel(id)).status).toBe(404);
    expect((await api.call('PUT', `/transcripts/${id}/cancel`)).status).toBe(401);
    expect(statuses(await one.list())).toEqual(['Pending']);
  });

  it('that meets the release has exactly one winner, 50 at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const one = await student({ colleges: [1991201] });
      await one.recorded(true);
      await one.ask({ transcriptType: 'Final' });
      const id = (await one.list())[0]?.transactionId ?? 0;
      const cancels = Array.from({ length: 46 }, () => one.cancel(id));
      const releases = Array.from({ length: 4 }, () => release('2027-06-15T12:00:00Z'));
      const [canceled, released] = await Promise.all([Promise.all(cancels), Promise.all(releases)]);
      const outcomes = new Set(canceled.map(({ status }) => status));
      const times = released.reduce((sum, count) => sum + count, 0);
      const [row] = await one.list();
      expect(row?.history).toHaveLength(2);
      expect([
        ['Canceled', 0, 200],
        ['Released', 1, 409],
      ]).toContainEqual([row?.status, times, ...outcomes]);
    }
  }, 60_000);
});

describe('the release', () => {
  it('comes on its day, to the minute of Eastern time, once, however often and late it runs', async () => {
    const one = await student();
    await one.recorded(true);
    await one.ask({ transcriptType: 'Final' });
    expect(await release('2027-06-15T03:59:59Z')).toBe(0);
    const twice = await Promise.all([release('2027-06-15T04:00:00Z'), release('2027-06-15T04:00:00Z')]);
    expect(twice.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await release('2027-08-01T00:00:00Z')).toBe(0);
    const rows = await one.list();
    expect(statuses(rows)).toEqual(['Released', 'Released', 'Released']);
    for (const { history } of rows) {
      expect(history).toMatchObject([
        { status: 'Pending' },
        { status: 'Released', at: '2027-06-15T04:00:00.000Z' },
      ]);
    }
    const audit = await api.database.query(
      `select actor, act from portal.audit where owner_id = $1 and entity = 'transcript'`,
      [one.id],
    );
    expect(audit.rows).toEqual(
      Array.from({ length: 3 }, () => ({ actor: 'send-transcripts', act: 'change' })),
    );
  });

  it('waits for the school’s record, and of a final transcript for the one with final grades', async () => {
    const one = await student({ colleges: [1991201] });
    await one.ask();
    await one.ask({ transcriptType: 'Final' });
    expect(await release('2027-07-01T00:00:00Z')).toBe(0);
    expect(await one.list(late)).toMatchObject([
      { transcriptType: 'Final', waitsForSchool: false, transcriptId: null },
      { transcriptType: 'Initial', waitsForSchool: true, transcriptId: null },
    ]);
    await one.recorded(false);
    expect(await release('2027-07-01T00:00:00Z')).toBe(1);
    expect(statuses(await one.list())).toEqual(['Pending', 'Released']);
    await one.recorded(true);
    expect(await release('2027-07-01T00:00:00Z')).toBe(1);
    expect(await one.list()).toMatchObject([
      { status: 'Released', transcriptId: expect.any(Number) },
      { status: 'Released', transcriptId: expect.any(Number) },
    ]);
  });
});

it.each([
  ['GET', '/transcripts'],
  ['GET', '/transcripts/participatingapplications'],
  ['GET', '/transcripts/start'],
  ['POST', '/transcripts/sendtranscript'],
  ['PUT', '/transcripts/1/cancel'],
])('%s %s is for signed-in people (ST-273)', async (method, path) => {
  expect((await api.call(method, path, method === 'POST' ? { body: {} } : {})).status).toBe(401);
});
