import type { HubItem } from '@longleaf/contract/applications';
import { type SharedPlan, sharedPlanMessages } from '@longleaf/contract/shared-plans';
import { sharedParts } from '@longleaf/rules/shared-plans/sharing';
import { describe, expect, it } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';

const NOW = '2026-11-23T15:00:00.000Z';
const api = await startApi({ catalog: true, now: NOW });
const at = (now: string) => startApi({ beside: api, catalog: true, now });
const DUKE = 198419;

const make = (as: string, body: object = {}, on = api) =>
  on.call('POST', '/sharedPlans', { as, body: { name: 'my aunt', parts: ['colleges'], ...body } });
const made = async (as: string, body: object = {}) => {
  const { json } = await make(as, body);
  const { plan, address } = json as { plan: SharedPlan; address: string };
  return { plan, address, token: address.split('#')[1] ?? '' };
};
const open = (token: string, on = api) => on.call('POST', '/sharedPlans/open', { body: { token } });
const list = async (as: string, on = api) =>
  (await on.call('GET', '/sharedPlans', { as })).json as SharedPlan[];
const end = (as: string, id: number, on = api) => on.call('POST', `/sharedPlans/${id}/end`, { as });

/** Somebody whose plan has something in each part. */
async function planner(as: string) {
  const post = (path: string, body: object) => api.call('POST', path, { as, body });
  await api.call('PUT', '/users/profile/save', {
    as,
    body: { firstName: 'Ada', lastName: 'Byrd', dateOfBirth: '2008-01-27', phoneNumber: '9195550101' },
  });
  const saved = await post('/collegePlanning', { organizationID: DUKE });
  await post('/collegePlanning/updateSavedCollege', {
    id: (saved.json as { id: number }).id,
    notes: 'A secret note',
    actions: [{ questionID: 7, doneOn: null }],
  });
  await post('/collegePlanning/updatetransitionplan', {
    pathType: 'Work',
    careerGoalNotes: 'Biologist',
    supportNotes: 'Money is short',
  });
  await post('/collegePlanning/updateintentenrollschool', {
    id: 0,
    collegeName: 'Elon University',
    reasons: [1],
    reasonNotes: 'A private reason',
  });
}

/** What each part of such a plan says, and no other part does. */
const SAYS = {
  colleges: 'Duke University',
  goals: 'Biologist',
  due: '2027-01-10',
  programs: '51.3801',
  careers: '29-1141',
} as const;

describe('the parts that its owner chose', () => {
  it.each(sharedParts)('%s alone is all that leaves the server', async (part) => {
    const as = `alone-${part}`;
    await planner(as);
    const { application } = (
      await api.call('POST', '/application/start', { as, body: { applicationDefinitionId: 1_991_201 } })
    ).json as { application: HubItem };
    for (const [method, path, body] of [
      ['PUT', `/application/${application.userApplication.id}`, { dueDate: SAYS.due }],
      ['POST', '/programsMajors/saveProgram', SAYS.programs],
      ['POST', '/careers/savedcareers', { OCCCode: `${SAYS.careers}.00` }],
    ] as const)
      expect(await api.call(method, path, { as, body })).toMatchObject({ status: 200 });
    const { token } = await made(as, { parts: [part] });
    const { text, json } = await open(token);
    const said = sharedParts.filter((one) => text.includes(SAYS[one]));
    expect(said).toEqual([part]);
    const others = Object.entries(json as object).filter(
      ([name, value]) => (sharedParts as readonly string[]).includes(name) && value !== null,
    );
    expect(others.map(([name]) => name)).toEqual([part]);
  });
});

describe('a link to a plan', () => {
  it('tells which college of the goals is none that we know (MSG-058)', async () => {
    for (const collegeName of ['Duke University', 'School of Hard Knocks'])
      await api.call('POST', '/collegePlanning/updateintentenrollschool', {
        as: 'doubts',
        body: { id: 0, collegeName, reasons: [1] },
      });
    const { token } = await made('doubts', { parts: ['goals'] });
    expect((await open(token)).json).toMatchObject({
      goals: {
        plansToGo: ['School of Hard Knocks', 'Duke University'],
        notVerified: ['School of Hard Knocks'],
      },
    });
  });

  it('shows what it is for, as it is now, and nothing else', async () => {
    await planner('shows');
    const { token, plan, address } = await made('shows', {
      parts: ['colleges', 'goals', 'due', 'programs', 'careers'],
    });
    expect(address).toContain('/shared-plan#');
    expect(plan).toMatchObject({ name: 'my aunt', works: true, openedCount: 0, lastOpenedDate: null });
    const reply = await open(token);
    expect(reply.status).toBe(200);
    expect(reply.json).toMatchObject({
      student: 'Ada',
      name: 'my aunt',
      colleges: [{ name: 'Duke University', city: 'Durham', state: 'NC', done: [7] }],
      goals: { path: 'Work', careerGoal: 'Biologist', plansToGo: ['Elon University'] },
      due: [],
      programs: [],
      careers: [],
    });
    for (const secret of ['Byrd', '919', '2008', 'secret note', 'Money', 'private reason'])
      expect(reply.text).not.toContain(secret);
    await api.call('POST', '/collegePlanning/deletetransitionplan', { as: 'shows', body: {} });
    const less = await made('shows', { parts: ['due'] });
    expect((await open(less.token)).json).toMatchObject({
      colleges: null,
      goals: null,
      due: [],
      programs: null,
      careers: null,
    });
  });

  it('follows the plan: what is saved, marked and taken off since is seen by the same link', async () => {
    await planner('follows');
    const { token } = await made('follows', { parts: ['colleges', 'goals'] });
    const colleges = async () =>
      ((await open(token)).json as { colleges: { name: string; done: number[] }[] }).colleges.map(
        ({ name, done }) => [name, done],
      );
    expect(await colleges()).toEqual([['Duke University', [7]]]);
    const post = (path: string, body: object) => api.call('POST', path, { as: 'follows', body });
    const { json } = await post('/collegePlanning', { organizationID: 198516 });
    await post('/collegePlanning/updateSavedCollege', {
      id: (json as { id: number }).id,
      actions: [{ questionID: 5, doneOn: null }],
    });
    expect(await colleges()).toEqual([
      ['Elon University', [5]],
      ['Duke University', [7]],
    ]);
    const removed = await post('/collegePlanning/deletesavedcollege', { organizationId: DUKE });
    expect(removed.status).toBe(200);
    await post('/collegePlanning/updatetransitionplan', { pathType: 'Military' });
    expect(await colleges()).toEqual([['Elon University', [5]]]);
    expect((await open(token)).json).toMatchObject({ goals: { path: 'Military' } });
  });

  it('tells its owner how often it was opened and when, and nothing of who did', async () => {
    const { token } = await made('counts');
    await Promise.all([open(token), open(token), open(token)]);
    expect(await list('counts')).toMatchObject([{ openedCount: 3, lastOpenedDate: NOW }]);
    const { rows } = await api.database.query<Record<string, unknown>>(
      `select s.* from portal.shared_plans s join portal.people p on p.id = s.person_id where p.subject = 'counts'`,
    );
    expect(Object.keys(rows[0] ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'ended_at',
      'ends_at',
      'id',
      'last_opened_at',
      'made_at',
      'name',
      'opened_count',
      'parts',
      'person_id',
      'token_digest',
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is dead once it is ended, and when its time is over; nothing tells these from one that never was', async () => {
    const ended = await made('ends');
    const kept = await made('ends', { days: 7 });
    expect((await end('ends', ended.plan.id)).json).toMatchObject({ works: false, endedDate: NOW });
    expect((await end('ends', ended.plan.id, await at('2026-11-25T00:00:00Z'))).json).toMatchObject({
      endedDate: NOW,
    });
    const answers = await Promise.all([
      open(ended.token),
      open(kept.token, await at('2026-11-30T15:00:00.000Z')),
      open('x'.repeat(43)),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, json: { detail: sharedPlanMessages.deadLink } });
    expect((await open(kept.token, await at('2026-11-30T14:59:59.000Z'))).status).toBe(200);
    expect((await list('ends')).map(({ works }) => works)).toEqual([true, false]);
    expect(await list('ends', await at('2027-01-05T00:00:00Z'))).toEqual([]);
    // Four servers start in it, one for each moment.
  }, 240_000);

  it('is one of ten at most, also when many are made at once; an ended one makes room', async () => {
    const replies = await Promise.all(Array.from({ length: 14 }, () => make('many')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = replies.find(({ status }) => status === 400);
    expect(refused && modelStateOf(refused)).toEqual({ name: [sharedPlanMessages.tooMany] });
    await end('many', (await list('many'))[0]?.id ?? 0);
    expect((await make('many')).status).toBe(200);
  });

  it('is nobody else’s to end', async () => {
    const { plan, token } = await made('owner');
    expect((await end('other', plan.id)).status).toBe(404);
    expect((await open(token)).status).toBe(200);
    expect(await list('other')).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ parts: [] }, 'parts'],
    [{ parts: ['grades'] }, 'parts.0'],
    [{ days: 365 }, 'days'],
    [{ days: 'x' }, 'days'],
  ])('refuses %j and names %s', async (body, field) => {
    const reply = await make('wrong', body);
    expect(reply.status).toBe(400);
    expect(Object.keys(modelStateOf(reply))).toEqual([field]);
    expect(await list('wrong')).toEqual([]);
  });
});

it.each([
  ['GET', '/sharedPlans'],
  ['POST', '/sharedPlans'],
  ['POST', '/sharedPlans/1/end'],
])('%s %s needs sign-in', async (method, path) => {
  expect((await api.call(method, path)).status).toBe(401);
});
