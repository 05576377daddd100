import { FORMER_PLANS_KEPT, TRANSITION_NOTE_LIMIT } from '@longleaf/rules/transition-plans/plan';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi();
const NONE = {
  id: 0,
  pathType: 'Select a path...',
  planDescriptionNotes: '',
  careerGoalNotes: '',
  supportNotes: '',
  nextTransitionNotes: '',
  savedDate: null,
};
const plan = async (as: string) =>
  (await api.call('GET', '/collegePlanning/gettransitionplan', { as })).json as typeof NONE;
const save = (as: string, body: unknown) =>
  api.call('POST', '/collegePlanning/updatetransitionplan', { as, body });
const remove = async (as: string) =>
  (await api.call('POST', '/collegePlanning/deletetransitionplan', { as, body: {} })).json as {
    removed: boolean;
    undo: string;
  };
const restore = (as: string, undo: string) =>
  api.call('POST', '/collegePlanning/restoretransitionplan', { as, body: { undo } });
const former = async (as: string) =>
  (await api.call('GET', '/collegePlanning/formertransitionplans', { as })).json as (typeof NONE)[];

it('there is none at first: id 0 and the words of the chooser (API-112, CON-077, CON-078)', async () => {
  expect(await plan('new')).toEqual(NONE);
  expect(await former('new')).toEqual([]);
});

describe('saving (API-113)', () => {
  it('ST-159: keeps the plan, and changes it by the entity as read (GAP-080)', async () => {
    const first = await save('ann', { ...NONE, pathType: 'Work', careerGoalNotes: ' Welder ' });
    expect(first).toMatchObject({
      status: 200,
      json: { pathType: 'Work', careerGoalNotes: 'Welder', savedDate: expect.any(String) },
    });
    const read = await plan('ann');
    expect(read).toEqual(first.json);
    expect((await save('ann', { ...read, supportNotes: 'Mr. Ortiz' })).json).toMatchObject({
      id: read.id,
      careerGoalNotes: 'Welder',
      supportNotes: 'Mr. Ortiz',
    });
  });

  it('keeps what it said before, with its day, newest first; the same again is no version', async () => {
    for (const pathType of ['Work', 'Military', 'Military', 'Community college'])
      await save('bea', { pathType });
    expect((await plan('bea')).pathType).toBe('Community college');
    const versions = await former('bea');
    expect(versions.map(({ pathType }) => pathType)).toEqual(['Military', 'Work']);
    for (const { savedDate } of versions) expect(savedDate).toEqual(expect.any(String));
  });

  it(`keeps the last ${FORMER_PLANS_KEPT} versions`, async () => {
    await save('cal', { pathType: 'Work', supportNotes: 'first' });
    await api.database.pool.query(
      `insert into portal.former_transition_plans (person_id, path_type, plan_description_notes, career_goal_notes, support_notes, next_transition_notes, saved_at)
       select id, 'Work', '', '', n::text, '', now() - n * interval '1 day'
       from portal.people, generate_series(1, $1) n where subject = 'cal'`,
      [FORMER_PLANS_KEPT],
    );
    await save('cal', { pathType: 'Work', supportNotes: 'second' });
    const kept = await former('cal');
    expect(kept).toHaveLength(FORMER_PLANS_KEPT);
    expect(kept[0]?.supportNotes).toBe('first');
    expect(kept.at(-1)?.supportNotes).toBe(String(FORMER_PLANS_KEPT - 1));
  });

  it(`keeps no more than ${FORMER_PLANS_KEPT} versions, however many tabs save at once`, async () => {
    await save('may', { pathType: 'Work', supportNotes: 'first' });
    await api.database.pool.query(
      `insert into portal.former_transition_plans (person_id, path_type, plan_description_notes, career_goal_notes, support_notes, next_transition_notes, saved_at)
       select id, 'Work', '', '', n::text, '', now() - n * interval '1 day'
       from portal.people, generate_series(1, $1) n where subject = 'may'`,
      [FORMER_PLANS_KEPT],
    );
    const notes = Array.from({ length: 12 }, (_, n) => `note ${n}`);
    const replies = await Promise.all(
      notes.map((supportNotes) => save('may', { pathType: 'Work', supportNotes })),
    );
    expect(replies.map(({ status }) => status)).toEqual(notes.map(() => 200));
    const kept = (await former('may')).map(({ supportNotes }) => supportNotes);
    expect(kept).toHaveLength(FORMER_PLANS_KEPT);
    const said = [(await plan('may')).supportNotes, ...kept.slice(0, notes.length)];
    expect(said.toSorted()).toEqual(['first', ...notes].toSorted());
  });

  it('makes one plan of two tabs that save at once, and keeps what both said', async () => {
    const replies = await Promise.all(
      ['Work', 'Military', 'Community college'].map((pathType) => save('dot', { pathType })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const said = [await plan('dot'), ...(await former('dot'))].map(({ pathType }) => pathType);
    expect(said.toSorted()).toEqual(['Community college', 'Military', 'Work']);
  });

  it('loses nothing of what many tabs say of a plan that is there', async () => {
    await save('dan', { pathType: 'Work', supportNotes: 'first' });
    const notes = Array.from({ length: 12 }, (_, n) => `note ${n}`);
    await Promise.all(notes.map((supportNotes) => save('dan', { pathType: 'Work', supportNotes })));
    const said = [await plan('dan'), ...(await former('dan'))].map(({ supportNotes }) => supportNotes);
    expect(said.toSorted()).toEqual(['first', ...notes].toSorted());
  });

  it.each([
    ['no path', {}, 'pathType'],
    ['the words of the chooser', { pathType: 'Select a path...' }, 'pathType'],
    ['a path that is none', { pathType: 'Moon' }, 'pathType'],
    ['a number for a path', { pathType: 5 }, 'pathType'],
    ['a long plan', { planDescriptionNotes: 'n'.repeat(TRANSITION_NOTE_LIMIT + 1) }, 'planDescriptionNotes'],
    ['a long goal', { careerGoalNotes: 'n'.repeat(TRANSITION_NOTE_LIMIT + 1) }, 'careerGoalNotes'],
    ['long support', { supportNotes: 'n'.repeat(TRANSITION_NOTE_LIMIT + 1) }, 'supportNotes'],
    [
      'a long next step',
      { nextTransitionNotes: 'n'.repeat(TRANSITION_NOTE_LIMIT + 1) },
      'nextTransitionNotes',
    ],
    ['a list for a note', { supportNotes: [] }, 'supportNotes'],
    ['an id that is none', { id: -1 }, 'id'],
  ])('refuses %s, names the field and changes nothing', async (_, wrong, field) => {
    const before = await plan('eli');
    const reply = await save(
      'eli',
      'pathType' in wrong || field === 'pathType' ? wrong : { pathType: 'Work', ...wrong },
    );
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toEqual([field]);
    expect(await plan('eli')).toEqual(before);
  });

  it('does not know another person’s plan', async () => {
    const { id } = (await save('fay', { pathType: 'Work' })).json as { id: number };
    expect((await save('gus', { id, pathType: 'Military' })).status).toBe(404);
    expect((await plan('fay')).pathType).toBe('Work');
    expect(await plan('gus')).toEqual(NONE);
  });

  it('changes nothing of the plan that was begun anew for a tab that still has the former one', async () => {
    const { id } = (await save('hank', { pathType: 'Work' })).json as { id: number };
    await remove('hank');
    await save('hank', { pathType: 'Military' });
    expect((await save('hank', { id, pathType: 'Community college' })).status).toBe(404);
    expect((await plan('hank')).pathType).toBe('Military');
    expect(await former('hank')).toEqual([]);
  });
});

describe('taking it off (API-114)', () => {
  it('ST-160: returns to none, twice without harm, and comes back as it was', async () => {
    await save('hal', { pathType: 'Work', careerGoalNotes: 'Welder' });
    const before = await plan('hal');
    const { removed, undo } = await remove('hal');
    expect(removed).toBe(true);
    expect(await plan('hal')).toEqual(NONE);
    expect(await remove('hal')).toEqual({ removed: false, undo: null });
    await Promise.all([restore('hal', undo), restore('hal', undo)]);
    const { id: _new, ...back } = await plan('hal');
    const { id: _old, ...was } = before;
    expect(back).toEqual(was);
  });

  it('leaves a plan alone that was begun anew since', async () => {
    await save('ida', { pathType: 'Work' });
    const { undo } = await remove('ida');
    await save('ida', { pathType: 'Military' });
    expect((await restore('ida', undo)).json).toMatchObject({ pathType: 'Military' });
  });

  it('takes back nothing but what this person was given', async () => {
    await save('jan', { pathType: 'Work' });
    const { undo } = await remove('jan');
    expect((await restore('kim', undo)).status).toBe(400);
    expect(await plan('kim')).toEqual(NONE);
  });
});

it('a former version is deleted alone, and not by somebody else', async () => {
  for (const pathType of ['Work', 'Military', 'Community college']) await save('lea', { pathType });
  const [first, second] = await former('lea');
  const path = `/collegePlanning/deleteformertransitionplan/${first?.id}`;
  expect((await api.call('POST', path, { as: 'max', body: {} })).status).toBe(404);
  expect((await api.call('POST', path, { as: 'lea', body: {} })).json).toEqual({ removed: true });
  expect((await api.call('POST', path, { as: 'lea', body: {} })).status).toBe(404);
  expect(await former('lea')).toEqual([second]);
});

it.each([
  ['GET', 'gettransitionplan'],
  ['POST', 'updatetransitionplan'],
  ['POST', 'deletetransitionplan'],
  ['POST', 'restoretransitionplan'],
  ['GET', 'formertransitionplans'],
  ['POST', 'deleteformertransitionplan/1'],
])('%s %s needs sign-in', async (method, path) => {
  const sent = method === 'POST' ? { body: {} } : {};
  expect((await api.call(method, `/collegePlanning/${path}`, sent)).status).toBe(401);
});
