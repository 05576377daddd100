import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

// Three in the morning of 23 November in London is still the 22nd in Carolina.
const api = await startApi({ catalog: true, now: '2026-11-23T03:00:00Z' });
const CHAPEL_HILL = 199120;
const NC_STATE = 199193;
const DUKE = 198419;

const save = async (as: string, college = CHAPEL_HILL) =>
  ((await api.call('POST', '/collegePlanning', { as, body: college })).json as { id: number }).id;
const mark = (as: string, id: number, actions: unknown) =>
  api.call('POST', '/collegePlanning/updateSavedCollege', { as, body: { id, actions } });
const list = async (as: string, query = '') =>
  (await api.call('GET', `/collegePlanning/getsavedcolleges${query}`, { as })).json as {
    colleges: { organizationID: number; actions: unknown[]; notes: string }[];
    totalCount: number;
    plannedCount: number;
  };

it('ST-158: keeps what is done with its day, by the names of the specification (API-097, CON-075)', async () => {
  const id = await save('ann');
  const sent = [
    { questionID: 7, questionName: 'Anything', organizationID: DUKE, doneOn: '2026-11-22' },
    { questionID: '1' },
  ];
  const actions = [
    { questionID: 1, questionName: 'Visited the Campus', organizationID: CHAPEL_HILL, doneOn: null },
    {
      questionID: 7,
      questionName: 'Application Submitted',
      organizationID: CHAPEL_HILL,
      doneOn: '2026-11-22',
    },
  ];
  expect(await mark('ann', id, sent)).toMatchObject({ status: 200, json: { id, actions } });
  expect(await mark('ann', id, actions)).toMatchObject({ status: 200, json: { actions } });
  expect(await list('ann')).toMatchObject({ colleges: [{ actions }] });
});

it('leaves actions alone that are not sent, notes that are not, and takes off what is not named', async () => {
  const id = await save('bea');
  await mark('bea', id, [{ questionID: 1 }, { questionID: 2 }]);
  await api.call('POST', '/collegePlanning/updateSavedCollege', { as: 'bea', body: { id, notes: 'Oaks' } });
  expect((await list('bea')).colleges[0]).toMatchObject({ notes: 'Oaks', actions: [{}, {}] });
  await mark('bea', id, [{ questionID: 2 }]);
  expect((await list('bea')).colleges[0]).toMatchObject({ notes: 'Oaks', actions: [{ questionID: 2 }] });
  await mark('bea', id, []);
  expect((await list('bea')).colleges[0]?.actions).toEqual([]);
});

it.each([
  ['an id that is none', [{ questionID: 9 }], 'actions.0.questionID'],
  ['half an id', [{ questionID: 1.5 }], 'actions.0.questionID'],
  ['no list', 'all', 'actions'],
  ['one twice', [{ questionID: 1 }, { questionID: 1 }], 'actions'],
  ['tomorrow in Carolina', [{ questionID: 1, doneOn: '2026-11-23' }], 'actions'],
  ['a day before 1899', [{ questionID: 1, doneOn: '1898-12-31' }], 'actions'],
  ['a day that is none', [{ questionID: 1, doneOn: '2026-02-30' }], 'actions'],
  ['a number for a day', [{ questionID: 1, doneOn: 5 }], 'actions.0.doneOn'],
  ['nine', Array.from({ length: 9 }, () => ({ questionID: 1 })), 'actions'],
])('refuses %s, names the field and changes nothing', async (_, actions, field) => {
  const id = await save('cid');
  await mark('cid', id, [{ questionID: 3 }]);
  const reply = await mark('cid', id, actions);
  expect(reply.status).toBe(400);
  expect(Object.keys((reply.json as { modelState: object }).modelState)).toEqual([field]);
  expect((await list('cid')).colleges[0]?.actions).toMatchObject([{ questionID: 3 }]);
});

it('does not know another person’s row', async () => {
  const id = await save('dan');
  expect((await mark('eve', id, [{ questionID: 1 }])).status).toBe(404);
  expect((await list('dan')).colleges[0]?.actions).toEqual([]);
});

it('lists by what is done and what is missing, and counts those alone', async () => {
  const oldest = await save('flo', CHAPEL_HILL);
  const middle = await save('flo', NC_STATE);
  await save('flo', DUKE);
  await mark('flo', oldest, [{ questionID: 1 }, { questionID: 7 }]);
  await mark('flo', middle, [{ questionID: 1 }]);
  const found = async (query: string) => {
    const { colleges, totalCount } = await list('flo', query);
    expect(totalCount).toBe(colleges.length);
    return colleges.map(({ organizationID }) => organizationID);
  };
  expect(await found('?sort=mostDone')).toEqual([CHAPEL_HILL, NC_STATE, DUKE]);
  expect(await found('?sort=leastDone')).toEqual([DUKE, NC_STATE, CHAPEL_HILL]);
  expect(await found('?done=1')).toEqual([NC_STATE, CHAPEL_HILL]);
  expect(await found('?done=1&missing=7')).toEqual([NC_STATE]);
  expect(await found('?missing=1')).toEqual([DUKE]);
});

it.each(['sort=price', 'done=9', 'missing=x'])('refuses %s and names it', async (query) => {
  const reply = await api.call('GET', `/collegePlanning/getsavedcolleges?${query}`, { as: 'flo' });
  expect(reply).toMatchObject({
    status: 400,
    json: { modelState: { [query.split('=')[0] ?? '']: [expect.any(String)] } },
  });
});

it('brings a removed college back with what was done', async () => {
  const id = await save('gil');
  await mark('gil', id, [{ questionID: 5, doneOn: '2026-03-01' }]);
  const before = (await list('gil')).colleges;
  const removed = await api.call('POST', '/collegePlanning/deletesavedcollege', { as: 'gil', body: { id } });
  const { undo } = removed.json as { undo: string };
  await api.call('POST', '/collegePlanning/restoresavedcollege', { as: 'gil', body: { undo } });
  expect((await list('gil')).colleges).toEqual(before);
});

it('counts at how many of all saved colleges somebody plans to go, whichever are listed', async () => {
  for (const college of [CHAPEL_HILL, NC_STATE]) {
    await mark('gus', await save('gus', college), [{ questionID: 6 }]);
  }
  await save('gus', DUKE);
  await mark('hal', await save('hal'), [{ questionID: 6 }]);
  for (const query of ['', '?missing=6', '?done=1', '?pageNumber=2']) {
    expect([query, (await list('gus', query)).plannedCount]).toEqual([query, 2]);
  }
});

it('says by the clock of the product when one was saved', async () => {
  await save('ian');
  expect((await list('ian')).colleges[0]).toMatchObject({ savedDate: '2026-11-23T03:00:00.000Z' });
});
