import { SAVED_PROGRAMS_LIMIT, savedProgramOperations } from '@longleaf/contract/saved-programs';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
const NURSING = '51.3801';
const ACCOUNTING = '52.0301';

const savingCalls = [
  '/programsMajors/saveProgram',
  '/SaveProgram',
  '/ExploreProgramMajors/SaveProgram',
  '/collegePlanning/updatesavedprogram',
];
const idsOf = async (as: string) => (await api.call('GET', '/programsMajors/savedprogramids', { as })).json;
const save = (as: string, id: string) => api.call('POST', '/SaveProgram', { as, body: { Id: id } });

describe('saving a program (API-103, API-124, API-128)', () => {
  it.each(savingCalls)('%s keeps the one list (GAP-019, API-102, API-125)', async (path) => {
    const reply = await api.call('POST', path, { as: path, body: { Id: NURSING } });
    expect(reply).toMatchObject({
      status: 200,
      // MSG-050
      json: { id: NURSING, isSaved: true, isNew: true, message: 'Program saved successfully.' },
    });
    expect((await api.call('POST', path, { as: path, body: { Id: NURSING } })).status).toBe(200);
    for (const list of ['/programsMajors/getSavedPrograms', '/collegePlanning/getsavedprograms'])
      expect((await api.call('GET', list, { as: path })).json).toEqual([
        expect.objectContaining({ id: NURSING, title: 'Registered Nursing/Registered Nurse' }),
      ]);
  });

  it.each([
    ['a bare number', 513801],
    ['a quoted id', NURSING],
    ['digits alone', '513801'],
    ['another letter case', { id: NURSING }],
    ['another name', { programId: NURSING }],
  ])('takes %s', async (name, body) => {
    for (const path of savingCalls)
      expect((await api.call('POST', path, { as: name, body })).json).toMatchObject({ id: NURSING });
    expect(await idsOf(name)).toEqual([NURSING]);
  });

  it('makes one row of a double click over all calls', async () => {
    const replies = await Promise.all(
      [...savingCalls, ...savingCalls].map((path) =>
        api.call('POST', path, { as: 'double', body: { Id: NURSING } }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(replies.filter(({ json }) => (json as { isNew: boolean }).isNew)).toHaveLength(1);
    expect(await idsOf('double')).toEqual([NURSING]);
  });

  it.each([[{}], [{ Id: 'nursing' }], [{ Id: null }], [[]], [null], [1e12], [true]])(
    'refuses %j and names the field',
    async (body) => {
      for (const path of savingCalls) {
        const reply = await api.call('POST', path, { as: 'wrong', body });
        expect(reply.status).toBe(400);
        expect(Object.keys((reply.json as { modelState: object }).modelState)).not.toEqual([]);
      }
      expect(await idsOf('wrong')).toEqual([]);
    },
  );

  it('tells that a program does not exist', async () => {
    expect((await save('x', '99.9999')).status).toBe(404);
  });

  it('keeps the limit when two tabs save at once', async () => {
    await save('full', NURSING);
    await api.database.pool.query(
      `insert into portal.saved_programs (person_id, code)
       select id, 'code ' || n from portal.people, generate_series(1, $1::int) n where subject = 'full'`,
      [SAVED_PROGRAMS_LIMIT - 2],
    );
    const replies = await Promise.all([ACCOUNTING, '11.0701', '26.0101'].map((id) => save('full', id)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(await idsOf('full')).toHaveLength(SAVED_PROGRAMS_LIMIT);
  });

  it('is turned off by an update too (GAP-020)', async () => {
    await save('toggle', NURSING);
    const off = { Id: NURSING, isSaved: false };
    expect(
      (await api.call('POST', '/collegePlanning/updatesavedprogram', { as: 'toggle', body: off })).json,
    ).toMatchObject({ isSaved: false, message: 'Program removed successfully.' });
    expect(await idsOf('toggle')).toEqual([]);
  });
});

describe('removing a saved program (API-104 to 106, GAP-012)', () => {
  it.each([
    ['GET', `/collegePlanning/deletesavedprogram/${NURSING}`, undefined],
    ['POST', '/collegePlanning/deletesavedprogram/513801', undefined],
    ['DELETE', `/collegePlanning/deletesavedprogram/${NURSING}`, undefined],
    ['POST', '/collegePlanning/deleteSavedProgram', { Id: NURSING }],
    ['DELETE', '/collegePlanning/deletesavedprogram', NURSING],
  ])('%s %s does it, and a repeat does no harm (API-105, API-106)', async (method, path, body) => {
    const as = `${method} ${path}`;
    await save(as, NURSING);
    await save(as, ACCOUNTING);
    const more = { as, ...(body !== undefined && { body }) };
    expect(await api.call(method, path, more)).toMatchObject({
      status: 200,
      json: { id: NURSING, isSaved: false, removed: true, message: 'Program removed successfully.' },
    });
    expect(await idsOf(as)).toEqual([ACCOUNTING]);
    expect((await api.call(method, path, more)).json).toMatchObject({ removed: false });
  });

  it('never touches another person’s', async () => {
    await save('dora', NURSING);
    const reply = await api.call('POST', `/collegePlanning/deletesavedprogram/${NURSING}`, { as: 'eve' });
    expect(reply.json).toMatchObject({ removed: false });
    expect(await idsOf('dora')).toEqual([NURSING]);
  });

  it('is taken back: the program stands where it stood; a repeat changes nothing', async () => {
    await save('undoer', NURSING);
    await save('undoer', ACCOUNTING);
    const listOf = async () =>
      (await api.call('GET', '/programsMajors/getSavedPrograms', { as: 'undoer' })).json;
    const before = await listOf();
    const removal = await api.call('POST', `/collegePlanning/deletesavedprogram/${NURSING}`, {
      as: 'undoer',
    });
    const { undo } = removal.json as { undo: string };
    expect(await idsOf('undoer')).toEqual([ACCOUNTING]);
    const restore = (as: string, slip: string) =>
      api.call('POST', '/collegePlanning/restoresavedprogram', { as, body: { undo: slip } });
    for (const _ of ['once', 'again'])
      expect(await restore('undoer', undo)).toMatchObject({
        status: 200,
        json: { id: NURSING, isSaved: true },
      });
    expect(await listOf()).toEqual(before);
    for (const [as, slip] of [
      ['eve', undo],
      ['undoer', 'nonsense'],
    ] as const)
      expect(await restore(as, slip)).toMatchObject({
        status: 400,
        json: { modelState: { undo: [expect.any(String)] } },
      });
    expect(await idsOf('eve')).toEqual([]);
  });

  it('asks which one', async () => {
    const path = '/collegePlanning/deletesavedprogram';
    expect(await api.call('GET', `${path}/nursing`, { as: 'x' })).toMatchObject({
      status: 400,
      json: { modelState: { id: [expect.any(String)] } },
    });
    expect(await api.call('POST', path, { as: 'x', body: {} })).toMatchObject({
      status: 400,
      json: { modelState: { Id: [expect.any(String)] } },
    });
  });
});

describe('saved programs', () => {
  it('are listed newest first, in the contract’s shape; nothing that was saved disappears', async () => {
    await save('lister', NURSING);
    await api.database.pool.query(
      `insert into portal.saved_programs (person_id, code, saved_at)
       select id, '99.9999', now() - interval '1 day' from portal.people where subject = 'lister'`,
    );
    const reply = await api.call('GET', '/programsMajors/getSavedPrograms', { as: 'lister' });
    const { response } = savedProgramOperations.getSavedPrograms;
    expect(response.safeParse(reply.json).error).toBeUndefined();
    expect(reply.json).toMatchObject([
      { id: NURSING, program: { isSaved: true, urlName: expect.any(String) } },
      { id: '99.9999', title: 'Program 99.9999', program: null },
    ]);
    expect((await api.call('GET', '/programsMajors/getSavedPrograms', { as: 'new' })).json).toEqual([]);
  });

  it.each(['/ProgramSavedCheck', '/ExploreProgramMajors/ProgramSavedCheck'])(
    'are told by %s to their owner alone (API-127, GAP-021)',
    async (path) => {
      await save('ann', NURSING);
      expect((await api.call('GET', `${path}/${NURSING}`, { as: 'ann' })).json).toBe(true);
      expect((await api.call('GET', `${path}/513801`, { as: 'ann' })).json).toBe(true);
      expect((await api.call('GET', `${path}/${NURSING}`, { as: 'bob' })).json).toBe(false);
      expect((await api.call('GET', `${path}/x`, { as: 'ann' })).status).toBe(400);
      expect((await api.call('GET', `${path}/${NURSING}`)).status).toBe(401);
    },
  );
});

it.each([
  ...savingCalls.map((path) => ['POST', path]),
  ['POST', '/collegePlanning/deleteSavedProgram'],
  ['POST', '/collegePlanning/restoresavedprogram'],
  ['GET', `/collegePlanning/deletesavedprogram/${NURSING}`],
  ['GET', '/programsMajors/getSavedPrograms'],
  ['GET', '/collegePlanning/getsavedprograms'],
  ['GET', '/programsMajors/savedprogramids'],
])('%s %s needs sign-in, whatever is sent', async (method = '', path = '') => {
  expect((await api.call(method, path, method === 'POST' ? { body: { nonsense: 1 } } : {})).status).toBe(401);
});
