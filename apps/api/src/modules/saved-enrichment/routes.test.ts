import { SAVED_ENRICHMENT_LIMIT } from '@longleaf/contract/saved-enrichment';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
const path = '/StudentEnrichment/savedPrograms';
const save = (as: string, id: unknown) => api.call('POST', path, { as, body: { id } });
const remove = (as: string, id: string | number) => api.call('DELETE', `${path}/${id}`, { as });
const listOf = async (as: string) => (await api.call('GET', path, { as })).json;
const idsOf = async (as: string) =>
  (await api.call('GET', '/StudentEnrichment/savedProgramIds', { as })).json;

describe('saving an enrichment program', () => {
  it('keeps it, newest first, with its card', async () => {
    expect(await save('ann', 3)).toMatchObject({
      status: 200,
      json: { id: '3', isSaved: true, isNew: true, message: 'Program saved successfully.' },
    });
    await save('ann', 47);
    expect(await idsOf('ann')).toEqual(['47', '3']);
    expect(await listOf('ann')).toMatchObject([
      { id: '47', program: { name: 'Summer High School Transportation Institute', maxFee: 0, year: 2024 } },
      { id: '3', program: { name: 'Summer Ventures in Science and Mathematics' } },
    ]);
    expect(await idsOf('bob')).toEqual([]);
  });

  it('makes one row of a double click, two tabs and a retry', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => save('double', 3)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(replies.filter(({ json }) => (json as { isNew: boolean }).isNew)).toHaveLength(1);
    expect(await idsOf('double')).toEqual(['3']);
  });

  it.each([[undefined], ['camp'], [0], [-1], [1.5], [1_000_000]])(
    'refuses %j and names the field',
    async (id) => {
      expect(await save('wrong', id)).toMatchObject({
        status: 400,
        json: { modelState: { id: [expect.any(String)] } },
      });
      expect(await idsOf('wrong')).toEqual([]);
    },
  );

  it('tells that a program does not exist', async () => {
    expect((await save('x', 999)).status).toBe(404);
  });

  it('keeps the limit when two tabs save at once', async () => {
    await save('full', 3);
    await api.database.pool.query(
      `insert into portal.saved_enrichment (person_id, code)
       select id, 'code ' || n from portal.people, generate_series(1, $1::int) n where subject = 'full'`,
      [SAVED_ENRICHMENT_LIMIT - 2],
    );
    const replies = await Promise.all([47, 1, 2].map((id) => save('full', id)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(replies.find(({ status }) => status === 400)?.json).toMatchObject({
      modelState: { id: [`You can keep ${SAVED_ENRICHMENT_LIMIT} programs. Remove one first.`] },
    });
    expect(await idsOf('full')).toHaveLength(SAVED_ENRICHMENT_LIMIT);
    // What is already saved can be saved again at the limit.
    expect((await save('full', 3)).status).toBe(200);
  });
});

describe('removing a saved enrichment program', () => {
  it('comes back at its place with the slip of the removal, as often as it is sent', async () => {
    for (const id of [3, 47, 1]) await save('undoer', id);
    const before = await listOf('undoer');
    const reply = await remove('undoer', 47);
    expect(reply).toMatchObject({
      status: 200,
      json: { id: '47', isSaved: false, removed: true, message: 'Program removed successfully.' },
    });
    expect((await remove('undoer', 47)).json).toMatchObject({ removed: false, undo: null });
    const { undo } = reply.json as { undo: string };
    const restore = (as: string, slip: string) =>
      api.call('POST', '/StudentEnrichment/restoreSavedProgram', { as, body: { undo: slip } });
    for (const _ of ['once', 'again'])
      expect(await restore('undoer', undo)).toMatchObject({ status: 200, json: { id: '47', isSaved: true } });
    expect(await listOf('undoer')).toEqual(before);
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

  it('never touches another person’s', async () => {
    await save('dora', 3);
    expect((await remove('eve', 3)).json).toMatchObject({ removed: false });
    expect(await idsOf('dora')).toEqual(['3']);
  });

  it('asks which one', async () => {
    expect(await remove('x', 'camp')).toMatchObject({
      status: 400,
      json: { modelState: { id: [expect.any(String)] } },
    });
  });

  it('of one that its host took off the list works, and the list tells that it is gone', async () => {
    await save('late', 3);
    await api.database.pool.query(
      `update portal.saved_enrichment s set code = '888' from portal.people p where p.id = s.person_id and p.subject = 'late'`,
    );
    expect(await listOf('late')).toMatchObject([{ id: '888', program: null }]);
    expect((await remove('late', 888)).json).toMatchObject({ removed: true });
    expect(await listOf('late')).toEqual([]);
  });
});

it.each([
  ['GET', path],
  ['GET', '/StudentEnrichment/savedProgramIds'],
  ['POST', path],
  ['DELETE', `${path}/3`],
  ['POST', '/StudentEnrichment/restoreSavedProgram'],
])('%s %s needs sign-in, whatever is sent', async (method, address) => {
  expect((await api.call(method, address, method === 'POST' ? { body: { nonsense: 1 } } : {})).status).toBe(
    401,
  );
});
