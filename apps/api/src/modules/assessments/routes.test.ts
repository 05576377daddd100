import {
  assessmentOperations,
  type AssessmentResults,
  type AssessmentSession,
  type AssessmentStanding,
} from '@longleaf/contract/assessments';
import { INTEREST_PROFILER } from '@longleaf/rules/assessments/interest-profiler/definition';
import { describe, expect, it, test, vi } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true, now: '2026-11-24T15:00:00.000Z' });
const get = (as: string, path: string) => api.call('GET', `/assessments/${path}`, { as });
const start = async (as: string) => (await get(as, '1/session')).json as AssessmentSession;
const answer = (as: string, sid: number, qid: number, body: object) =>
  api.call('POST', `/assessments/1/sessions/${sid}/questions/${qid}/answers`, { as, body });
const complete = (as: string, sid: number) =>
  api.call('PUT', `/assessments/1/sessions/${sid}/complete`, { as });
/** Answers all questions; those of one area with 'Strongly like', all others with 'Dislike'. */
async function answerAll(as: string, sid: number, liked: number) {
  for (const { id, categoryId } of INTEREST_PROFILER.questions)
    await answer(as, sid, id, { answer: categoryId === liked ? '5' : '2' });
}
async function finished(as: string, liked = 4): Promise<number> {
  const { id } = await start(as);
  await answerAll(as, id, liked);
  expect((await complete(as, id)).status).toBe(200);
  return id;
}

it('is not finished while an answer of it is being taken back', async () => {
  const { id } = await start('both');
  await answerAll('both', id, 4);
  const device = await api.database.pool.connect();
  try {
    await device.query('begin');
    await device.query('select from portal.assessment_sessions where id = $1 for key share', [id]);
    await device.query(
      `update portal.assessment_answers set is_taken_back = true
       where id = (select min(id) from portal.assessment_answers where session_id = $1)`,
      [id],
    );
    const finishing = complete('both', id);
    await vi.waitFor(async () => {
      const { rows } = await api.database.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows).toHaveLength(1);
    });
    await device.query('commit');
    expect((await finishing).status).toBe(400);
  } finally {
    device.release();
  }
});

describe('what is asked', () => {
  it('is listed, and told of each (API-070, API-071, ENT-333 to ENT-338, CON-066)', async () => {
    const profiler = {
      id: 1,
      name: 'Interest profiler',
      description: expect.any(String),
      durationMin: 8,
      durationMax: 15,
      urlName: 'interest-profiler',
    };
    expect((await get('ann', '')).json).toContainEqual(profiler);
    expect((await get('ann', '1')).json).toEqual({
      ...profiler,
      view: 'ratings',
      pagesBy: 'size',
      pageSize: 3,
      asksForAll: true,
      choices: ['Strongly dislike', 'Dislike', 'Not sure', 'Like', 'Strongly like'].map((name, place) => ({
        value: String(place + 1),
        name,
      })),
    });
    expect((await get('ann', '7')).status).toBe(404);
    expect((await get('ann', 'nothing')).status).toBe(400);
  });

  it('comes in categories, and in pages with their addresses (API-075, API-076, ST-189, CON-118)', async () => {
    expect((await get('ann', '1/categories')).json).toHaveLength(6);
    const first = (await get('ann', '1/questions')).json;
    expect(first).toMatchObject({ totalCount: 60, totalPages: 20, prevPageLink: null });
    expect((first as { results: object[] }).results).toHaveLength(3);
    const next = (first as { nextPageLink: string }).nextPageLink;
    const second = (await api.call('GET', next.replace('/api', ''), { as: 'ann' })).json;
    expect(second).toMatchObject({
      prevPageLink: '/api/assessments/1/questions?page=1&pageSize=3',
      nextPageLink: '/api/assessments/1/questions?page=3&pageSize=3',
      results: [{ id: 1004, categoryId: 4, level: null }, { id: 1005 }, { id: 1006 }],
    });
    const social = (await get('ann', '1/questions?categoryId=4&pageSize=100&orderBy=id')).json;
    expect(social).toMatchObject({ totalCount: 10, totalPages: 1, nextPageLink: null });
    expect((await get('ann', '1/questions?page=99')).json).toMatchObject({ results: [], nextPageLink: null });
  });

  test.each(['page=0', 'page=x', 'pageSize=0', 'pageSize=501', 'orderBy=text', 'categoryId=x'])(
    'a page cannot be asked for with %s',
    async (query) => {
      const { status, json } = await get('ann', `1/questions?${query}`);
      expect(status).toBe(400);
      expect(json).toMatchObject({ modelState: { [query.split('=')[0] ?? '']: [expect.any(String)] } });
    },
  );
});

describe('a session', () => {
  it('is started once, and resumed with its answers (API-073, ST-183, ST-187, GAP-038)', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => start('twenty tabs')));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const { id } = all[0] as AssessmentSession;
    await answer('twenty tabs', id, 1001, { answer: '4' });
    expect(await start('twenty tabs')).toEqual({
      id,
      isComplete: false,
      dateCompleted: null,
      isNCDCAssessment: false,
      answers: [
        {
          id: expect.any(Number),
          questionId: 1001,
          answer: '4',
          categoryId: 1,
          answeredAt: '2026-11-24T15:00:00.000Z',
        },
      ],
    });
  });

  it('is deleted to start over; a finished one is not (API-072, API-074, ST-184)', async () => {
    const { id } = await start('over');
    await answer('over', id, 1001, { answer: '4' });
    const gone = () => api.call('DELETE', `/assessments/1/sessions/${id}`, { as: 'over' });
    expect((await gone()).json).toEqual({ removed: true });
    expect((await gone()).status).toBe(404);
    expect(await start('over')).toMatchObject({ answers: [] });
    const done = await finished('over');
    const refused = await api.call('DELETE', `/assessments/1/sessions/${done}`, { as: 'over' });
    expect(refused).toMatchObject({ status: 409 });
    expect((await get('over', '1/sessions')).json).toMatchObject([{ id: done, isComplete: true }]);
  });

  it('of somebody else is not there', async () => {
    const { id } = await start('mine');
    for (const reply of [
      await answer('theirs', id, 1001, { answer: '4' }),
      await complete('theirs', id),
      await get('theirs', `1/sessions/${id}/answers`),
      await get('theirs', `interest-profiler/sessions/${id}/results`),
      await get('theirs', `interest-profiler/sessions/${id}/careers`),
      await api.call('DELETE', `/assessments/1/sessions/${id}/questions/1001/answers/1`, { as: 'theirs' }),
      await api.call('DELETE', `/assessments/1/sessions/${id}`, { as: 'theirs' }),
    ])
      expect(reply.status).toBe(404);
  });

  it('is finished once all is answered, by a PUT, and stays so (API-079, ST-186)', async () => {
    const { id } = await start('done');
    await answer('done', id, 1001, { answer: '4' });
    expect(await complete('done', id)).toMatchObject({
      status: 400,
      json: { modelState: { answers: ['Questions that are still open: 59. The first is number 2.'] } },
    });
    await answerAll('done', id, 2);
    const { json } = await complete('done', id);
    expect(json).toMatchObject({ isComplete: true, dateCompleted: '2026-11-24T15:00:00.000Z' });
    expect((await complete('done', id)).json).toEqual(json);
    expect((await answer('done', id, 1001, { answer: '1' })).status).toBe(409);
    const aid = (json as AssessmentSession).answers[0]?.id;
    const path = `/assessments/1/sessions/${id}/questions/1001/answers/${aid}`;
    expect((await api.call('DELETE', path, { as: 'done' })).status).toBe(409);
    expect((await start('done')).id).not.toBe(id);
  });
});

describe('an answer', () => {
  it('is kept once for each question; the newest stays, in whatever order they come (API-077)', async () => {
    const { id } = await start('offline');
    const at = (minute: number, value: string) =>
      answer('offline', id, 1001, { answer: value, answeredAt: `2026-11-24T14:${minute}:00.000Z` });
    const [first, later, late] = [await at(30, '3'), await at(40, '4'), await at(35, '1')];
    expect(new Set([first.json, later.json, late.json]).size).toBe(1);
    const kept = (await start('offline')).answers;
    expect(kept).toMatchObject([{ answer: '4', answeredAt: '2026-11-24T14:40:00.000Z' }]);
    // A clock that is ahead wins over nothing that is answered after it.
    await answer('offline', id, 1002, { answer: '5', answeredAt: '2030-01-01T00:00:00.000Z' });
    await answer('offline', id, 1002, { answer: '2' });
    expect((await start('offline')).answers[1]).toMatchObject({ answer: '2' });
  });

  it('is taken back, and that again is no error (API-078)', async () => {
    const { id } = await start('back');
    const { json: aid } = await answer('back', id, 1003, { answer: '4' });
    const path = `/assessments/1/sessions/${id}/questions/1003/answers/${aid as number}`;
    expect((await api.call('DELETE', path, { as: 'back' })).json).toEqual({ removed: true });
    expect((await api.call('DELETE', path, { as: 'back' })).json).toEqual({ removed: false });
    expect((await start('back')).answers).toEqual([]);
  });

  it('that was taken back stays so when an older one comes late, and comes back with a newer one (API-077, API-078)', async () => {
    const { id } = await start('tiles');
    const at = (minute: number) => `2026-11-24T14:${minute}:00.000Z`;
    const { json: aid } = await answer('tiles', id, 1003, { answer: '4', answeredAt: at(30) });
    const back = (minute: number) =>
      api.call(
        'DELETE',
        `/assessments/1/sessions/${id}/questions/1003/answers/${aid as number}?answeredAt=${at(minute)}`,
        { as: 'tiles' },
      );
    expect((await back(20)).json).toEqual({ removed: false });
    expect((await back(40)).json).toEqual({ removed: true });
    await answer('tiles', id, 1003, { answer: '4', answeredAt: at(35) });
    expect((await start('tiles')).answers).toEqual([]);
    expect((await answer('tiles', id, 1003, { answer: '2', answeredAt: at(45) })).json).toBe(aid);
    expect((await start('tiles')).answers).toMatchObject([{ answer: '2' }]);
    const kept = await api.database.query<{ answer: string }>(
      'select answer from portal.assessment_answers where session_id = $1',
      [id],
    );
    expect(kept.rows).toEqual([{ answer: '2' }]);
  });

  it('that was taken back counts as open when the session is to be finished (API-079)', async () => {
    const { id } = await start('gap');
    await answerAll('gap', id, 2);
    const aid = (await start('gap')).answers[0]?.id;
    await api.call('DELETE', `/assessments/1/sessions/${id}/questions/1001/answers/${aid}`, { as: 'gap' });
    expect((await complete('gap', id)).status).toBe(400);
  });

  test.each([
    ['none', {}, 'answer'],
    ['one that is no choice', { answer: '6' }, 'answer'],
    ['a moment that is none', { answer: '4', answeredAt: 'noon' }, 'answeredAt'],
  ])('is refused beside its field: %s', async (_, body, field) => {
    const { id } = await start('wrong');
    expect(await answer('wrong', id, 1001, body)).toMatchObject({
      status: 400,
      json: { modelState: { [field]: [expect.any(String)] } },
    });
    expect((await answer('wrong', id, 999, { answer: '4' })).status).toBe(404);
  });

  it('is read with its question when asked for (API-081)', async () => {
    const { id } = await start('reads');
    await answer('reads', id, 1001, { answer: 4 });
    const path = `1/sessions/${id}/answers`;
    expect((await get('reads', path)).json).toEqual([
      expect.not.objectContaining({ question: expect.anything() }),
    ]);
    expect((await get('reads', `${path}?includeQuestion=true`)).json).toMatchObject([
      { answer: '4', question: { id: 1001, categoryId: 1, name: expect.any(String) } },
    ]);
  });
});

describe('how far somebody is', () => {
  const standings = async (as: string) => (await get(as, 'standings')).json as AssessmentStanding[];

  it('is told of each assessment: what is open, and what came of the last that was finished', async () => {
    expect((await standings('far'))[0]).toEqual({
      assessmentId: 1,
      questionCount: 60,
      choosesStatements: false,
      open: null,
      finished: null,
    });
    const choosing = (await standings('far')).filter(({ choosesStatements }) => choosesStatements);
    expect(choosing.map(({ assessmentId }) => assessmentId)).toEqual([2, 3, 4]);
    const done = await finished('far', 4);
    const { id } = await start('far');
    await answer('far', id, 1001, { answer: '4', answeredAt: '2026-11-24T14:30:00.000Z' });
    await answer('far', id, 1002, { answer: '4', answeredAt: '2026-11-24T14:20:00.000Z' });
    expect((await standings('far'))[0]).toEqual({
      assessmentId: 1,
      questionCount: 60,
      choosesStatements: false,
      open: { sessionId: id, answered: 2, lastAnsweredAt: '2026-11-24T14:30:00.000Z' },
      finished: {
        sessionId: done,
        dateCompleted: '2026-11-24T15:00:00.000Z',
        isNCDCAssessment: false,
        // The five others count 10 each: two of them would be chosen for nothing.
        top: [{ interestArea: { id: 4, name: 'Social' }, count: 40, most: 40, isTop: true }],
      },
    });
  });
});

describe('results', () => {
  const asked = finished('asked', 4);

  it('are interest areas with their counts, the most first, without those that count nothing (API-080, API-083, ST-191, ST-192, ENT-362, ENT-363)', async () => {
    const { id } = await start('results');
    for (const question of INTEREST_PROFILER.questions)
      await answer('results', id, question.id, {
        answer: question.categoryId === 3 ? '5' : question.categoryId === 1 ? '1' : '2',
      });
    expect((await get('results', `interest-profiler/sessions/${id}/results`)).status).toBe(409);
    await complete('results', id);
    const { json } = await get('results', `Interest-Profiler/sessions/${id}/results`);
    const results = json as AssessmentResults;
    expect(results[0]).toEqual({
      interestArea: { id: 3, name: 'Artistic' },
      count: 40,
      most: 40,
      isTop: true,
    });
    expect(results.map((one) => one.interestArea?.id)).toEqual([3, 2, 4, 5, 6]);
    expect((await get('results', `no-such/sessions/${id}/results`)).status).toBe(404);
  });

  it('lead to careers with such interests, by job zone and page by page', async () => {
    const id = await finished('careers', 4);
    const careers = async (query = '') =>
      (await get('careers', `interest-profiler/sessions/${id}/careers${query}`)).json as {
        canTell: boolean;
        totalCount: number;
        careers: { occCode: string; jobZone: number }[];
      };
    const all = await careers();
    expect(all).toMatchObject({ canTell: true });
    expect(all.careers).toHaveLength(10);
    const best = await api.call('GET', `/careers/occupations/${all.careers[0]?.occCode}`, {});
    expect(best.json).toMatchObject({ hollandCode: expect.stringMatching(/^S/) });
    const zone = await careers('?jobZone=2');
    expect(new Set(zone.careers.map(({ jobZone }) => jobZone))).toEqual(new Set([2]));
    const second = await careers('?page=2');
    expect(second.careers[0]?.occCode).not.toBe(all.careers[0]?.occCode);
    expect((await get('careers', `interest-profiler/sessions/${id}/careers?jobZone=6`)).status).toBe(400);
  });

  it('are ranked when a session is finished, once for their owner, and given to nobody else', async () => {
    const id = await finished('ranked', 4);
    const path = `interest-profiler/sessions/${id}/careers`;
    // What was ranked is not read again, at the first look neither.
    await api.database.query('delete from portal.assessment_answers where session_id = $1', [id]);
    const { json } = await get('ranked', path);
    expect(json).toMatchObject({
      canTell: true,
      careers: Array.from({ length: 10 }, () => expect.anything()),
    });
    expect((await get('stranger', path)).status).toBe(404);
    expect((await get('ranked', path)).json).toEqual(json);
    expect((await get('ranked', `${path}?jobZone=2`)).json).toMatchObject({ canTell: true });
    expect((await get('ranked', path.replace('profiler', 'profile'))).status).toBe(404);
  });

  it.each([
    ['interest-profiler/sessions/{id}/careers?jobZone=x', 'jobZone'],
    ['interest-profiler/sessions/{id}/careers?page=0', 'page'],
    ['interest-profiler/sessions/{id}/careers?page=1001', 'page'],
    ['interest-profiler/sessions/{id}/careers?categoryId=x', 'categoryId'],
    ['interest-profiler/sessions/{id}/careers?categoryId=1', 'categoryId'],
    ['interest-profiler/sessions/{id}/programs?page=x', 'page'],
    ['interest-profiler/sessions/{id}/programs?categoryId=1', 'categoryId'],
    ['1/sessions/{id}/answers?includeQuestion=maybe', 'includeQuestion'],
    ['1/sessions/x/answers', 'sid'],
    ['x/sessions/{id}/answers', 'id'],
  ])('are refused beside the field: %s', async (path, field) => {
    const id = await asked;
    expect(await get('asked', path.replace('{id}', String(id)))).toMatchObject({
      status: 400,
      json: { modelState: { [field]: [expect.any(String)] } },
    });
  });

  it('say so where all areas are alike: nothing fits better then', async () => {
    const id = await finished('alike', 0);
    const { json } = await get('alike', `interest-profiler/sessions/${id}/careers`);
    expect(json).toEqual({ canTell: false, totalCount: 0, careers: [] });
  });

  it('of the system before are listed and read as they are (API-082, GAP-025)', async () => {
    const id = await finished('legacy');
    const path = `legacy/interest-profiler/sessions/${id}/results`;
    expect((await get('legacy', path)).status).toBe(404);
    await api.database.query('update portal.assessment_sessions set is_legacy = true where id = $1', [id]);
    expect((await get('legacy', 'legacy/sessions')).json).toMatchObject([
      { id, assessmentId: 1, isNCDCAssessment: true },
    ]);
    expect((await get('legacy', path)).json).toMatchObject([
      { interestArea: { name: 'Social' }, count: 40 },
      {},
      {},
      {},
      {},
      {},
    ]);
  });
});

describe('each call', () => {
  const paths: [string, string][] = [
    ['GET', ''],
    ['GET', '1'],
    ['GET', '1/categories'],
    ['GET', '1/questions'],
    ['GET', '1/session'],
    ['GET', '1/sessions'],
    ['GET', '1/sessions/{id}/answers'],
    ['GET', 'legacy/sessions'],
    ['GET', 'legacy/interest-profiler/sessions/{id}/results'],
    ['GET', 'standings'],
    ['GET', 'living-costs'],
    ['GET', 'interest-profiler/sessions/{id}/results'],
    ['GET', 'interest-profiler/sessions/{id}/careers'],
    ['GET', 'interest-profiler/sessions/{id}/programs'],
    ['GET', 'reality-check/sessions/{id}/savedcareers'],
    ['POST', '1/sessions/{id}/questions/1001/answers'],
    ['DELETE', '1/sessions/{id}/questions/1001/answers/1'],
    ['PUT', '1/sessions/{id}/complete'],
    ['DELETE', '1/sessions/{id}'],
  ];
  const owned = finished('owner');
  const to = async (path: string) => `/assessments/${path.replace('{id}', String(await owned))}`;
  const body = (method: string) => (method === 'POST' ? { body: { answer: '4' } } : {});

  it('is among these: a new one has to be told here', () => {
    expect(paths).toHaveLength(Object.keys(assessmentOperations).length);
  });

  test.each(paths)('%s %s needs a token (GAP-042)', async (method, path) => {
    expect((await api.call(method, await to(path), body(method))).status).toBe(401);
  });

  test.each(paths.filter(([, path]) => path.includes('{id}')))(
    '%s %s of a session of somebody else finds nothing, and changes nothing',
    async (method, path) => {
      const before = (await get('owner', '1/sessions')).json;
      expect((await api.call(method, await to(path), { as: 'other', ...body(method) })).status).toBe(404);
      expect((await get('owner', '1/sessions')).json).toEqual(before);
    },
  );

  it('that lists tells nothing of anybody else', async () => {
    await owned;
    for (const path of ['1/sessions', 'legacy/sessions']) expect((await get('third', path)).json).toEqual([]);
    const standings = (await get('third', 'standings')).json as AssessmentStanding[];
    expect(standings.length).toBeGreaterThan(0);
    for (const { open, finished: done } of standings) expect([open, done]).toEqual([null, null]);
  });

  test.each(
    paths.filter(([, path]) => path.startsWith('1')).map(([method, path]) => [method, `7${path.slice(1)}`]),
  )('%s %s: there is no assessment 7', async (method, path) => {
    const reply = await api.call(method, await to(path), { as: 'owner', ...body(method) });
    expect(reply.status).toBe(404);
  });
});
