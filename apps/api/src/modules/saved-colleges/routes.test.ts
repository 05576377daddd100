import { NOTES_LIMIT, SAVED_COLLEGES_LIMIT } from '@longleaf/contract/saved-colleges';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
const CHAPEL_HILL = 199120;
const NC_STATE = 199193;

async function idsOf(person: string): Promise<unknown> {
  return (await api.call('GET', '/collegePlanning/savedcollegeids', { as: person })).json;
}

describe('saving a college (API-052, API-096)', () => {
  it.each([
    ['a bare id', CHAPEL_HILL],
    ['a quoted id', String(CHAPEL_HILL)],
    ['an object', { organizationId: CHAPEL_HILL }],
    ['an object in another letter case', { OrganizationID: CHAPEL_HILL }],
    ['an object with id', { id: CHAPEL_HILL }],
  ])('takes %s (GAP-018)', async (name, body) => {
    const reply = await api.call('POST', '/collegePlanning', { as: `body ${name}`, body });
    expect(reply).toMatchObject({
      status: 200,
      json: { organizationID: CHAPEL_HILL, message: 'Saved successfully to your Saved Colleges' },
    });
    expect(await idsOf(`body ${name}`)).toEqual([CHAPEL_HILL]);
  });

  it('takes a bare id as plain text', async () => {
    const response = await fetch(`${api.url}/api/collegePlanning/postsavedcollege`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.issuer.token('plain')}`, 'content-type': 'text/plain' },
      body: String(NC_STATE),
    });
    expect(response.status).toBe(200);
    expect(await idsOf('plain')).toEqual([NC_STATE]);
  });

  it('makes one row of a double click, two tabs and a retry', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        api.call('POST', '/collegePlanning', { as: 'double', body: CHAPEL_HILL }),
      ),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => (reply.json as { id: number }).id)).size).toBe(1);
    expect(replies.filter((reply) => (reply.json as { isNew: boolean }).isNew)).toHaveLength(1);
    expect(await idsOf('double')).toEqual([CHAPEL_HILL]);
  });

  it.each([[{}], [{ organizationId: 'x' }], [[]], [null], [12], ['nonsense'], [1e12], [199120.5]])(
    'refuses %j and names the field',
    async (body) => {
      const reply = await api.call('POST', '/collegePlanning', { as: 'wrong', body });
      expect(reply.status).toBe(400);
      expect(Object.keys((reply.json as { modelState: object }).modelState)).not.toEqual([]);
    },
  );

  it('tells that a college does not exist', async () => {
    expect((await api.call('POST', '/collegePlanning', { as: 'x', body: 999_999 })).status).toBe(404);
  });

  it('keeps the limit when two tabs save at once', async () => {
    await api.call('POST', '/collegePlanning', { as: 'full', body: CHAPEL_HILL });
    await api.database.pool.query(
      `insert into portal.saved_colleges (person_id, college_id)
       select id, 200000 + n from portal.people, generate_series(1, $1) n where subject = 'full'`,
      [SAVED_COLLEGES_LIMIT - 2],
    );
    const others = [198419, NC_STATE, 199139];
    const replies = await Promise.all(
      others.map((body) => api.call('POST', '/collegePlanning', { as: 'full', body })),
    );
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(await idsOf('full')).toHaveLength(SAVED_COLLEGES_LIMIT);
    // What is already saved can be saved again at the limit.
    expect((await api.call('POST', '/collegePlanning', { as: 'full', body: CHAPEL_HILL })).status).toBe(200);
  });
});

describe('whether a college is saved (API-051)', () => {
  it('is told to the person who saved it, and to nobody else', async () => {
    await api.call('POST', '/collegePlanning', { as: 'ann', body: CHAPEL_HILL });
    const path = `/collegePlanning/issaved/${CHAPEL_HILL}`;
    expect((await api.call('GET', path, { as: 'ann' })).json).toBe(true);
    expect((await api.call('GET', path, { as: 'bob' })).json).toBe(false);
    const other = await api.call('GET', `/collegePlanning/issaved/${NC_STATE}`, { as: 'ann' });
    expect(other.json).toBe(false);
    expect((await api.call('GET', path)).status).toBe(401);
  });

  it('refuses an id that is none', async () => {
    const reply = await api.call('GET', '/collegePlanning/issaved/abc', { as: 'ann' });
    expect(reply).toMatchObject({ status: 400, json: { modelState: { orgId: [expect.any(String)] } } });
  });
});

describe('the list of saved colleges (API-095)', () => {
  it('has 25 to a page, newest first, with the card of each (CON-050)', async () => {
    await api.call('POST', '/collegePlanning', { as: 'lister', body: CHAPEL_HILL });
    await api.database.pool.query(
      `insert into portal.saved_colleges (person_id, college_id, saved_at)
       select id, 200000 + n, now() - n * interval '1 day'
       from portal.people, generate_series(1, 30) n where subject = 'lister'`,
    );
    const first = await api.call('GET', '/collegePlanning/getsavedcolleges?pageNumber=1', { as: 'lister' });
    const page = first.json as { colleges: { organizationID: number }[]; totalCount: number };
    expect(page.totalCount).toBe(31);
    expect(page.colleges).toHaveLength(25);
    expect(page.colleges[0]).toMatchObject({
      organizationID: CHAPEL_HILL,
      name: 'University of North Carolina at Chapel Hill',
      actions: [],
      college: { city: 'Chapel Hill', collegeType: 'UNC' },
    });
    const second = await api.call('GET', '/collegePlanning/getsavedcolleges?PAGENUMBER=2', { as: 'lister' });
    expect((second.json as typeof page).colleges).toHaveLength(6);
    // A college that left the catalogue is still listed: nothing that was saved disappears.
    expect((second.json as typeof page).colleges.at(-1)).toMatchObject({
      name: 'College 200030',
      college: null,
    });
  });

  it('is empty for a new person', async () => {
    const reply = await api.call('GET', '/collegePlanning/getsavedcolleges', { as: 'new' });
    expect(reply.json).toEqual({ colleges: [], pageNumber: 1, pageSize: 25, totalCount: 0, plannedCount: 0 });
    // Behind the last page it still says how many there are.
    const behind = await api.call('GET', '/collegePlanning/getsavedcolleges?pageNumber=9', { as: 'lister' });
    expect(behind.json).toMatchObject({ colleges: [], totalCount: 31 });
  });

  it.each(['0', '-1', 'x', '1.5', '99999999'])('refuses page %s', async (page) => {
    const reply = await api.call('GET', `/collegePlanning/getsavedcolleges?pageNumber=${page}`, {
      as: 'new',
    });
    expect(reply).toMatchObject({ status: 400, json: { modelState: { pageNumber: [expect.any(String)] } } });
  });
});

describe('removing a saved college (API-053)', () => {
  it('works by college and by row, and twice without harm', async () => {
    const saved = await api.call('POST', '/collegePlanning', { as: 'carl', body: CHAPEL_HILL });
    await api.call('POST', '/collegePlanning', { as: 'carl', body: NC_STATE });
    const { id } = saved.json as { id: number };
    const byRow = await api.call('POST', '/collegePlanning/deletesavedcollege', { as: 'carl', body: { id } });
    expect(byRow).toMatchObject({ status: 200, json: { removed: true } });
    const body = { organizationId: NC_STATE };
    const path = '/collegePlanning/deletesavedcollege';
    expect((await api.call('DELETE', path, { as: 'carl', body })).json).toEqual({
      removed: true,
      undo: expect.any(String),
    });
    expect((await api.call('POST', path, { as: 'carl', body })).json).toEqual({ removed: false, undo: null });
    expect(await idsOf('carl')).toEqual([]);
  });

  it('does not know another person’s row', async () => {
    const saved = await api.call('POST', '/collegePlanning', { as: 'dora', body: CHAPEL_HILL });
    const { id } = saved.json as { id: number };
    const reply = await api.call('POST', '/collegePlanning/deletesavedcollege', { as: 'eve', body: { id } });
    expect(reply.status).toBe(404);
    await api.call('POST', '/collegePlanning/deletesavedcollege', {
      as: 'eve',
      body: { id, organizationId: CHAPEL_HILL },
    });
    expect(await idsOf('dora')).toEqual([CHAPEL_HILL]);
  });

  it('asks which one', async () => {
    const reply = await api.call('POST', '/collegePlanning/deletesavedcollege', { as: 'carl', body: {} });
    expect(reply).toMatchObject({
      status: 400,
      json: { modelState: { organizationId: [expect.any(String)] } },
    });
  });
});

describe('taking a removal back', () => {
  const listOf = async (as: string) =>
    ((await api.call('GET', '/collegePlanning/getsavedcolleges', { as })).json as { colleges: object[] })
      .colleges;
  const remove = async (as: string, organizationId: number) => {
    const path = '/collegePlanning/deletesavedcollege';
    const { json } = await api.call('POST', path, { as, body: { organizationId } });
    return (json as { undo: string }).undo;
  };
  const restore = (as: string, undo: unknown) =>
    api.call('POST', '/collegePlanning/restoresavedcollege', { as, body: { undo } });
  /** Saves two and writes notes about the one that is older. */
  const saveTwo = async (as: string) => {
    await api.call('POST', '/collegePlanning', { as, body: NC_STATE });
    await api.call('POST', '/collegePlanning', { as, body: CHAPEL_HILL });
    await api.database.pool.query(
      `update portal.saved_colleges set notes = 'Ask about the dorms', campus_notes = 'Old oaks 🌳',
         saved_at = '2026-03-01T09:30:00.123456Z'
       where college_id = $1 and person_id = (select id from portal.people where subject = $2)`,
      [NC_STATE, as],
    );
    return listOf(as);
  };

  it('gives the row back as it was: notes, date, id and place; a repeat changes nothing', async () => {
    const before = await saveTwo('ulla');
    const undo = await remove('ulla', NC_STATE);
    expect(await idsOf('ulla')).toEqual([CHAPEL_HILL]);
    const replies = await Promise.all([restore('ulla', undo), restore('ulla', undo)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await restore('ulla', undo)).json).toMatchObject({ organizationID: NC_STATE, isNew: false });
    expect(await listOf('ulla')).toEqual(before);
    expect(before[1]).toMatchObject({ notes: 'Ask about the dorms', campusNotes: 'Old oaks 🌳' });
  });

  it('leaves a college alone that was saved anew since', async () => {
    await saveTwo('uma');
    const undo = await remove('uma', NC_STATE);
    expect((await api.call('POST', '/collegePlanning', { as: 'uma', body: NC_STATE })).json).toMatchObject({
      isNew: true,
    });
    const before = await listOf('uma');
    expect(await restore('uma', undo)).toMatchObject({ status: 200, json: { isNew: false } });
    expect(await listOf('uma')).toEqual(before);
  });

  it('brings a college back that left the catalogue', async () => {
    await saveTwo('urs');
    await api.database.pool.query(
      `update portal.saved_colleges set college_id = 200001
       where college_id = $1 and person_id = (select id from portal.people where subject = 'urs')`,
      [NC_STATE],
    );
    const undo = await remove('urs', 200_001);
    expect((await restore('urs', undo)).status).toBe(200);
    expect(await idsOf('urs')).toContain(200_001);
  });

  it('keeps the limit', async () => {
    await saveTwo('udo');
    const undo = await remove('udo', NC_STATE);
    await api.database.pool.query(
      `insert into portal.saved_colleges (person_id, college_id)
       select id, 200000 + n from portal.people, generate_series(1, $1::int) n where subject = 'udo'`,
      [SAVED_COLLEGES_LIMIT - 1],
    );
    expect(await restore('udo', undo)).toMatchObject({
      status: 400,
      json: { modelState: { organizationId: [expect.any(String)] } },
    });
    expect(await idsOf('udo')).toHaveLength(SAVED_COLLEGES_LIMIT);
  });

  it('takes nothing but what this person was given for a college', async () => {
    await saveTwo('una');
    const undo = await remove('una', NC_STATE);
    await api.call('POST', '/SaveProgram', { as: 'una', body: { Id: '51.3801' } });
    const program = await api.call('POST', '/collegePlanning/deleteSavedProgram', {
      as: 'una',
      body: { Id: '51.3801' },
    });
    const altered = `${undo.slice(0, -2)}${undo.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const [as, slip] of [
      ['eve', undo],
      ['una', altered],
      ['una', ''],
      ['una', 'nonsense'],
      ['una', 7],
      ['una', undefined],
      ['una', (program.json as { undo: string }).undo],
    ] as const)
      expect(await restore(as, slip)).toMatchObject({
        status: 400,
        json: { modelState: { undo: [expect.any(String)] } },
      });
    expect(await idsOf('una')).toEqual([CHAPEL_HILL]);
    expect(await idsOf('eve')).toEqual([]);
  });
});

it.each([
  ['POST', '/collegePlanning'],
  ['POST', '/collegePlanning/postsavedcollege'],
  ['POST', '/collegePlanning/deletesavedcollege'],
  ['POST', '/collegePlanning/restoresavedcollege'],
  ['GET', '/collegePlanning/getsavedcolleges'],
  ['GET', '/collegePlanning/savedcollegeids'],
])('%s %s needs sign-in, whatever is sent', async (method, path) => {
  expect((await api.call(method, path, method === 'POST' ? { body: { nonsense: 1 } } : {})).status).toBe(401);
});

describe('notes about a saved college (API-097)', () => {
  const save = async (as: string) =>
    ((await api.call('POST', '/collegePlanning', { as, body: CHAPEL_HILL })).json as { id: number }).id;
  const note = (as: string, body: unknown) =>
    api.call('POST', '/collegePlanning/updateSavedCollege', { as, body });

  it('keeps both kinds, and what is not sent as it was', async () => {
    const id = await save('notes');
    expect(
      await note('notes', { id, notes: ' Ask about the choir. ', campusNotes: 'Steep hills' }),
    ).toMatchObject({
      status: 200,
      json: { id, organizationID: CHAPEL_HILL, notes: 'Ask about the choir.', campusNotes: 'Steep hills' },
    });
    expect(await note('notes', { id, notes: '' })).toMatchObject({
      json: { notes: '', campusNotes: 'Steep hills' },
    });
    expect(await note('notes', { id })).toMatchObject({ status: 200, json: { campusNotes: 'Steep hills' } });
    const { json } = await api.call('GET', '/collegePlanning/getsavedcolleges', { as: 'notes' });
    expect(json).toMatchObject({ colleges: [{ notes: '', campusNotes: 'Steep hills' }] });
  });

  it('refuses more than a page, names the field and changes nothing', async () => {
    const id = await save('long notes');
    await note('long notes', { id, notes: 'Short' });
    expect(
      await note('long notes', { id, notes: 'Other', campusNotes: 'n'.repeat(NOTES_LIMIT + 1) }),
    ).toMatchObject({
      status: 400,
      json: { modelState: { campusNotes: ['Use at most 2000 characters.'] } },
    });
    expect(await note('long notes', { id })).toMatchObject({ json: { notes: 'Short', campusNotes: '' } });
  });

  it.each([[{}], [{ id: 'x' }], [{ id: 1, notes: 5 }]])('refuses %j and names the field', async (body) => {
    const reply = await note('wrong notes', body);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).not.toEqual([]);
  });
});
