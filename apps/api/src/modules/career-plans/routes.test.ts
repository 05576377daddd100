import {
  CAREER_PLAN_VERSIONS_KEPT,
  type CareerPlanAnswer,
  careerPlanMessages,
} from '@longleaf/contract/career-plans';
import { ASSESSMENTS } from '@longleaf/rules/assessments/catalogue';
import { INTEREST_PROFILER } from '@longleaf/rules/assessments/interest-profiler/definition';
import type { AssessmentDefinition } from '@longleaf/rules/assessments/definition';
import { LINE_CHOICES, lineOfQuestion } from '@longleaf/rules/reality-check/amounts';
import { resultLine } from '@longleaf/rules/career-plans/lines';
import { CAREER_PLAN_NOTE_LIMIT } from '@longleaf/rules/career-plans/plan';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true, now: '2026-11-24T15:00:00.000Z' });
const NURSE = '29-1141.00';
const whole = {
  results: [],
  careers: [NURSE],
  cluster: 'Health',
  path: 'Work',
  aboutMe: 'I like animals.',
  careerNotes: '',
  courses: 'Biology',
  afterSchool: '',
  helpers: 'Ms. Bynum',
  nextStep: 'Shadow a nurse.',
};
const read = async (as: string) => (await api.call('GET', '/careerPlan', { as })).json as CareerPlanAnswer;
const save = (as: string, basedOn: unknown, part: object = {}) =>
  api.call('PUT', '/careerPlan', { as, body: { basedOn, ...whole, ...part } });
const pupil = (as: string, graduationYear: number) =>
  api.call('PUT', '/users/profile/save', {
    as,
    body: { firstName: 'Maya', lastName: 'Torres', graduationYear },
  });
const personOf = async (subject: string) =>
  (await api.database.query<{ id: string }>('select id from portal.people where subject = $1', [subject]))
    .rows[0]?.id;

/** Takes a survey from start to end; of its first scale everything is chosen, of the others little or nothing. */
async function take(as: string, definition: AssessmentDefinition) {
  const { id, questions, choices, answersBy, asksForAll } = definition;
  const session = (await api.call('GET', `/assessments/${id}/session`, { as })).json as { id: number };
  for (const [place, question] of questions.entries()) {
    const isFirst = (question.scaleId ?? question.categoryId) === 1;
    if (!asksForAll && !isFirst) continue;
    const line = lineOfQuestion(question.id);
    const given = {
      free: choices[isFirst ? choices.length - 1 : 0]?.value,
      levels: choices[0]?.value,
      places: choices[place]?.value,
      amounts: line === undefined ? '001' : line === 'home' ? '1250' : LINE_CHOICES[line][0],
    }[answersBy];
    const path = `/assessments/${id}/sessions/${session.id}/questions/${question.id}/answers`;
    expect((await api.call('POST', path, { as, body: { answer: given } })).status).toBe(200);
  }
  const path = `/assessments/${id}/sessions/${session.id}/complete`;
  expect((await api.call('PUT', path, { as })).status).toBe(200);
  return session.id;
}

it('there is none at first, and nothing is offered to somebody of whom nothing is kept', async () => {
  expect(await read('new')).toEqual({
    plan: null,
    versions: [],
    student: { name: '', school: '', graduationYear: null, grade: null },
    standing: { countsForGrade8: false, countsForGrade10: false, asked: null, isLate: false },
    offered: {
      results: [],
      clusters: [],
      careers: [],
      path: '',
      afterSchool: '',
      careerNotes: '',
      helpers: '',
      nextStep: '',
    },
  });
});

describe('what can be put into it', () => {
  it('is what the pupil saved and planned elsewhere', async () => {
    await api.call('POST', '/careers/savedCareers', { as: 'ann', body: { OCCCode: NURSE } });
    await api.call('POST', '/collegePlanning/updatetransitionplan', {
      as: 'ann',
      body: {
        pathType: 'Community college',
        planDescriptionNotes: 'Durham Tech first',
        careerGoalNotes: 'Nurse',
        supportNotes: 'My aunt',
        nextTransitionNotes: 'Visit in May',
      },
    });
    await api.call('POST', '/collegePlanning/updateintentenrollschool', {
      as: 'ann',
      body: { id: 0, collegeName: 'Duke University', reasons: [1] },
    });
    const id = await personOf('ann');
    await api.database.query(
      `insert into portal.vendor_results (person_id, config_id, vendor_result_id, title, summary, areas, completed_at, received_at)
       values ($1, 104, 'a', 'The helper', '', '[]', '2026-11-02T15:00:00Z', now()),
              ($1, 104, 'b', 'Before', '', '[]', '2025-11-02T15:00:00Z', now())`,
      [id],
    );
    const { offered } = await read('ann');
    expect(offered).toMatchObject({
      path: 'Community college',
      afterSchool: 'Durham Tech first\nDuke University',
      careerNotes: 'Nurse',
      helpers: 'My aunt',
      nextStep: 'Visit in May',
      results: [{ name: 'Personality', on: '2026-11-02', said: [{ name: 'The helper', count: null }] }],
    });
    expect(offered.careers).toEqual([{ code: NURSE, title: 'Registered Nurses' }]);
  });

  it('is the last result of each of the nine surveys of our own, its day, and the cluster that comes first', async () => {
    for (const definition of ASSESSMENTS) await take('ivy', definition);
    const again = await take('ivy', INTEREST_PROFILER);
    const { offered } = await read('ivy');
    expect(offered.clusters).toEqual(['Agriculture']);
    expect(offered.results[0]?.key).toBe(`assessment:${again}`);
    expect(offered.results.every(({ on }) => on === '2026-11-24')).toBe(true);
    expect(offered.results.map((one) => [one.name, resultLine(one, (english) => english)])).toEqual([
      ['Interest profiler', 'Realistic 40 of 40'],
      ['Career cluster survey', 'Agriculture, Food & Natural Resources 15 of 15'],
      ['Basic skills survey', 'Reading level 7 of 7'],
      ['Transferable skills checklist', 'Listening 5 of 5'],
      ['Work values sorter', 'Recognition 20 of 30, Support 20 of 30, Working conditions 20 of 28'],
      ['Career key', 'Realistic 20 of 20'],
      ['Be your own boss', 'Starting things 15 of 15'],
      ['Reality check', 'Home $1,250 a month'],
      ['Skills matcher', 'Reading 4 of 4'],
    ]);
    const put = await save('ivy', 0, { results: offered.results.slice(0, 8).map(({ key }) => key) });
    expect((put.json as CareerPlanAnswer).plan?.content.results).toEqual(offered.results.slice(0, 8));
  });

  it('a result stays as the plan said it, also when its survey is gone', async () => {
    const [result] = (await read('ann')).offered.results;
    const first = await save('ann', 0, { results: [result?.key] });
    expect((first.json as CareerPlanAnswer).plan?.content.results).toEqual([result]);
    await api.database.query(`delete from portal.vendor_results where person_id = $1`, [
      await personOf('ann'),
    ]);
    const next = await save('ann', 1, { results: [result?.key], courses: 'Chemistry' });
    expect((next.json as CareerPlanAnswer).plan?.content.results).toEqual([result]);
    expect(await save('ann', 2, { results: ['vendor:99999999'] })).toMatchObject({
      status: 400,
      json: { modelState: { results: [careerPlanMessages.noSuchResult] } },
    });
  });

  it('a result of somebody else is none', async () => {
    const id = await personOf('ann');
    const { rows } = await api.database.query<{ id: number }>(
      `insert into portal.vendor_results (person_id, config_id, vendor_result_id, title, summary, areas, completed_at, received_at)
       values ($1, 104, 'c', 'Hers', '', '[]', now(), now()) returning id`,
      [id],
    );
    expect((await save('bob', 0, { results: [`vendor:${rows[0]?.id}`] })).status).toBe(400);
  });
});

describe('saving', () => {
  it('makes a version with who, when and the grade, and says what is missing', async () => {
    await pupil('cal', 2031);
    const reply = (await save('cal', 0, { helpers: ' ', careers: [], cluster: '' })).json as CareerPlanAnswer;
    expect(reply.plan).toMatchObject({
      version: 1,
      revisedAt: '2026-11-24T15:00:00.000Z',
      revisedBy: 'Maya Torres',
      byYou: true,
      schoolYear: '2026-27',
      grade: 8,
      isComplete: false,
      missing: ['heading', 'helpers'],
    });
    expect(reply.standing).toMatchObject({ countsForGrade8: false, asked: 'first', isLate: false });
    const done = (await save('cal', 1)).json as CareerPlanAnswer;
    expect(done.plan).toMatchObject({ version: 2, isComplete: true, missing: [] });
    expect(done.standing).toMatchObject({ countsForGrade8: true, countsForGrade10: false, asked: null });
    expect(done.versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('in grade 10 a revised one is asked for, until it is there', async () => {
    await pupil('dot', 2031);
    await save('dot', 0);
    await api.database.query(`update portal.profiles set graduation_year = 2029 where person_id = $1`, [
      await personOf('dot'),
    ]);
    expect((await read('dot')).standing).toMatchObject({ asked: 'revision', isLate: false });
    const { standing } = (await save('dot', 1, { courses: 'Anatomy' })).json as CareerPlanAnswer;
    expect(standing).toMatchObject({ countsForGrade10: true, asked: null });
    const { rows } = await api.database.query(
      `select version, is_complete, counts_for_grade_8, counts_for_grade_10 from portal.career_plans where person_id = $1`,
      [await personOf('dot')],
    );
    expect(rows).toEqual([
      { version: 2, is_complete: true, counts_for_grade_8: true, counts_for_grade_10: true },
    ]);
  });

  it('pressed twice at once makes one version', async () => {
    const replies = await Promise.all([save('eli', 0), save('eli', 0), save('eli', 0)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read('eli')).versions).toHaveLength(1);
  });

  it('of two tabs: the second is told and nothing of the first is lost', async () => {
    await save('fay', 0);
    const [a, b] = await Promise.all([
      save('fay', 1, { courses: 'Art' }),
      save('fay', 1, { courses: 'Music' }),
    ]);
    expect(new Set([a.status, b.status])).toEqual(new Set([200, 409]));
    const refused = a.status === 409 ? a : b;
    expect(refused.json).toMatchObject({ detail: careerPlanMessages.changedElsewhere });
    const { plan, versions } = await read('fay');
    expect(plan?.content.courses).toBe(a.status === 200 ? 'Art' : 'Music');
    expect(versions).toHaveLength(2);
    // Based on what is there now, the other one becomes a version too.
    await save('fay', 2, { courses: 'Music and art' });
    const former = await api.call('GET', '/careerPlan/versions/2', { as: 'fay' });
    expect(former.json).toMatchObject({ version: 2, content: { courses: plan?.content.courses } });
  });

  it.each([
    ['no version to be based on', { basedOn: undefined }, 'basedOn'],
    ['a version that is none', { basedOn: -1 }, 'basedOn'],
    ['a long note', { courses: 'n'.repeat(CAREER_PLAN_NOTE_LIMIT + 1) }, 'courses'],
    ['a number for a note', { helpers: 5 }, 'helpers'],
    ['a cluster that is none', { cluster: 'Magic' }, 'cluster'],
    ['a path that is none', { path: 'Moon' }, 'path'],
    ['a career that is none', { careers: ['99-9999.99'] }, 'careers'],
    ['too many careers', { careers: Array.from({ length: 9 }, (_, index) => `x${index}`) }, 'careers'],
    ['results that are no list', { results: 'all' }, 'results'],
  ])('refuses %s, names the field and keeps nothing', async (_, wrong, field) => {
    const reply = await api.call('PUT', '/careerPlan', {
      as: 'gus',
      body: { basedOn: 0, ...whole, ...wrong },
    });
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toEqual([field]);
    expect((await read('gus')).plan).toBeNull();
  });
});

it(`keeps ${CAREER_PLAN_VERSIONS_KEPT} versions, and of older ones the last of each school year and the last complete one`, async () => {
  await save('hal', 0);
  const id = await personOf('hal');
  await api.database.query(
    `insert into portal.career_plan_versions (person_id, version, content, is_complete, school_year, revised_at, revised_by)
     select person_id, n, content, n <> 20, case when n <= 20 then '2024-25' else '2026-27' end, now(), ''
     from portal.career_plan_versions, generate_series(2, $2) n where person_id = $1`,
    [id, CAREER_PLAN_VERSIONS_KEPT + 50],
  );
  await save('hal', CAREER_PLAN_VERSIONS_KEPT + 50, { courses: 'The newest' });
  const { versions } = await read('hal');
  expect(versions).toHaveLength(CAREER_PLAN_VERSIONS_KEPT + 2);
  expect(versions.slice(-2)).toMatchObject([
    { version: 20, schoolYear: '2024-25', isComplete: false },
    { version: 19, schoolYear: '2024-25', isComplete: true },
  ]);
  expect(versions[0]?.version).toBe(CAREER_PLAN_VERSIONS_KEPT + 51);
});

describe('one version, and all of it', () => {
  it('is read by its owner alone', async () => {
    await save('ida', 0, { courses: 'Hers' });
    expect((await api.call('GET', '/careerPlan/versions/1', { as: 'ida' })).json).toMatchObject({
      content: { courses: 'Hers' },
      byYou: true,
    });
    expect((await api.call('GET', '/careerPlan/versions/1', { as: 'jan' })).status).toBe(404);
    expect((await api.call('GET', '/careerPlan/versions/9', { as: 'ida' })).status).toBe(404);
    expect((await api.call('GET', '/careerPlan/versions/x', { as: 'ida' })).status).toBe(400);
  });

  it('is deleted whole, twice without harm, and may be begun anew', async () => {
    await save('kim', 0);
    expect((await api.call('DELETE', '/careerPlan', { as: 'lea' })).json).toEqual({ removed: false });
    expect((await api.call('DELETE', '/careerPlan', { as: 'kim' })).json).toEqual({ removed: true });
    expect((await api.call('DELETE', '/careerPlan', { as: 'kim' })).json).toEqual({ removed: false });
    expect(await read('kim')).toMatchObject({ plan: null, versions: [] });
    expect((await save('kim', 0)).status).toBe(200);
  });

  it('goes out in words with one’s own data', async () => {
    await save('max', 0);
    await pupil('mia', 2031);
    await save('mia', 0);
    const words = async (as: string) =>
      JSON.stringify((await api.call('GET', '/users/yourdata', { as })).json);
    expect(await words('mia')).toContain('What I will take in school: Biology');
    // Nothing says that he goes to school.
    expect(await words('max')).toContain('What I will learn: Biology');
  });
});

it('is among the things to do while the law asks for it', async () => {
  await pupil('ned', 2031);
  const kinds = async () =>
    ((await api.call('GET', '/toDo', { as: 'ned' })).json as { toDo: { kind: string }[] }).toDo.map(
      ({ kind }) => kind,
    );
  expect(await kinds()).toContain('career-plan');
  await save('ned', 0);
  expect(await kinds()).not.toContain('career-plan');
});

it.each([
  ['GET', '/careerPlan'],
  ['PUT', '/careerPlan'],
  ['GET', '/careerPlan/versions/1'],
  ['DELETE', '/careerPlan'],
])('%s %s needs sign-in', async (method, path) => {
  expect((await api.call(method, path, method === 'PUT' ? { body: {} } : {})).status).toBe(401);
});
