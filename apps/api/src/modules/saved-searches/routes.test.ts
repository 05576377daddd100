import { SAVED_SEARCHES_LIMIT, savedSearchMessages } from '@longleaf/contract/saved-searches';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi();
const search = JSON.stringify({ filters: [{ key: 'state', group: 'state', value: 'NC' }] });

type Row = { id: number; name: string; search: string };

const save = (person: string, body: unknown) =>
  api.call('POST', '/campusSearch/saveCampusSearch', { as: person, body });
const listOf = async (person: string, path = '/campusSearch/loadSavedSearches') =>
  (await api.call('GET', path, { as: person })).json as Row[];

describe('saving a search (API-206)', () => {
  it('keeps name and filters, under both names of the field (GAP-076, API-060)', async () => {
    expect(await save('ann', { name: ' Nursing near home ', search })).toMatchObject({
      status: 200,
      json: { name: 'Nursing near home', searchName: 'Nursing near home', search },
    });
    expect((await save('ann', { searchName: 'Art', search })).status).toBe(200);
    expect((await listOf('ann')).map((row) => row.name)).toEqual(['Art', 'Nursing near home']);
  });

  it('takes the search as an object too', async () => {
    await save('object', { name: 'One', search: JSON.parse(search) as unknown });
    expect((await listOf('object'))[0]?.search).toBe(search);
  });

  it('takes the search as a list too, and keeps it one', async () => {
    const list = [{ key: 'state', group: 'state', value: 'NC' }];
    await save('list', { name: 'One', search: list });
    expect(JSON.parse((await listOf('list'))[0]?.search ?? '')).toEqual(list);
  });

  it('is one store behind both lists (GAP-077, API-059, API-093, API-207)', async () => {
    await save('both', { name: 'One', search });
    expect(await listOf('both')).toEqual(await listOf('both', '/collegePlanning/getsavedsearches'));
  });

  it('is listed by name, capitals or not', async () => {
    for (const name of ['bees', 'Cows', 'Ants']) await save('sorted', { name, search });
    expect((await listOf('sorted')).map((row) => row.name)).toEqual(['Ants', 'bees', 'Cows']);
  });

  it('makes one row of a double click', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => save('double', { name: 'One', search })),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(await listOf('double')).toHaveLength(1);
  });

  it('keeps another search of the same name, until it is asked to replace it', async () => {
    await save('same', { name: 'One', search });
    const other = '{"filters":[]}';
    expect(await save('same', { name: 'one', search: other })).toMatchObject({
      status: 400,
      json: { modelState: { name: [savedSearchMessages.nameTaken] } },
    });
    expect((await listOf('same'))[0]?.search).toBe(search);
    expect((await save('same', { name: 'one', search: other, replace: true })).status).toBe(200);
    expect(await listOf('same')).toMatchObject([{ name: 'one', search: other }]);
  });

  it.each([
    [{ search }, 'name'],
    [{ name: '   ', search }, 'name'],
    [{ name: 'x'.repeat(81), search }, 'name'],
    [{ name: 'a' }, 'search'],
    [{ name: 'a', search: 'not json' }, 'search'],
    [{ name: 'a', search: JSON.stringify('x'.repeat(20_001)) }, 'search'],
    [{ name: 'a\u0000b', search }, 'name'],
  ])('refuses %j and names %s', async (body, field) => {
    const reply = await save('wrong', body);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toContain(field);
    expect(await listOf('wrong')).toEqual([]);
  });

  it('keeps the limit', async () => {
    await save('full', { name: 'first', search });
    await api.database.pool.query(
      `insert into portal.saved_searches (person_id, name, search)
       select id, 'search ' || n, '{}' from portal.people, generate_series(1, $1) n where subject = 'full'`,
      [SAVED_SEARCHES_LIMIT - 1],
    );
    expect(await save('full', { name: 'one more', search })).toMatchObject({
      status: 400,
      json: { modelState: { name: [savedSearchMessages.tooMany] } },
    });
    expect((await save('full', { name: 'first', search })).status).toBe(200);
  });
});

describe('renaming and deleting a search (API-094)', () => {
  it('renames, and keeps names apart', async () => {
    const { id } = (await save('ren', { name: 'One', search })).json as Row;
    await save('ren', { name: 'Two', search });
    const rename = (name: string) =>
      api.call('POST', `/collegePlanning/renameSearch/${id}`, { as: 'ren', body: { name } });
    expect(await rename('Uno')).toMatchObject({ status: 200, json: { id, name: 'Uno' } });
    expect(await rename('TWO')).toMatchObject({
      status: 400,
      json: { modelState: { name: [savedSearchMessages.nameTaken] } },
    });
    expect(await rename('')).toMatchObject({
      status: 400,
      json: { modelState: { name: [expect.any(String)] } },
    });
  });

  it.each(['DELETE', 'POST'])('deletes with %s; what is gone is not found', async (method) => {
    const { id } = (await save(method, { name: 'One', search })).json as Row;
    const path = `/collegePlanning/deleteSearch/${id}`;
    expect(await api.call(method, path, { as: method })).toMatchObject({
      status: 200,
      json: { removed: true },
    });
    expect((await api.call(method, path, { as: method })).status).toBe(404);
    expect(await listOf(method)).toEqual([]);
  });

  it('comes back as it was, with what has changed since, once, and to nobody else', async () => {
    const { id } = (await save('undoes', { name: 'One', search })).json as Row;
    const before = await listOf('undoes');
    const remove = async () =>
      (
        (await api.call('DELETE', `/collegePlanning/deleteSearch/${id}`, { as: 'undoes' })).json as {
          undo: string;
        }
      ).undo;
    const restore = (as: string, undo: string) =>
      api.call('POST', '/collegePlanning/restoreSearch', { as, body: { undo } });
    const undo = await remove();
    expect(await listOf('undoes')).toEqual([]);
    expect(await restore('thief', undo)).toMatchObject({
      status: 400,
      json: { modelState: { undo: [expect.any(String)] } },
    });
    const replies = await Promise.all([restore('undoes', undo), restore('undoes', undo)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listOf('undoes')).toEqual(before);
    // What has the name by now stays as it is.
    const again = await remove();
    await save('undoes', { name: 'ONE', search: '{"filters":[1]}' });
    await restore('undoes', again);
    expect(await listOf('undoes')).toMatchObject([{ name: 'ONE', search: '{"filters":[1]}' }]);
  });

  it('does not know another person’s search', async () => {
    const { id } = (await save('owner', { name: 'Mine', search })).json as Row;
    expect((await api.call('DELETE', `/collegePlanning/deleteSearch/${id}`, { as: 'thief' })).status).toBe(
      404,
    );
    const body = { name: 'Stolen' };
    expect(
      (await api.call('POST', `/collegePlanning/renameSearch/${id}`, { as: 'thief', body })).status,
    ).toBe(404);
    expect(await listOf('owner')).toMatchObject([{ name: 'Mine' }]);
    expect(await listOf('thief')).toEqual([]);
  });

  it.each(['0', '-1', 'x', '99999999999'])('refuses the id %s', async (id) => {
    const reply = await api.call('DELETE', `/collegePlanning/deleteSearch/${id}`, { as: 'x' });
    expect(reply).toMatchObject({ status: 400, json: { modelState: { id: [expect.any(String)] } } });
  });
});

it.each([
  ['POST', '/campusSearch/saveCampusSearch'],
  ['GET', '/campusSearch/loadSavedSearches'],
  ['GET', '/collegePlanning/getsavedsearches'],
  ['POST', '/collegePlanning/renameSearch/1'],
  ['DELETE', '/collegePlanning/deleteSearch/1'],
  ['POST', '/collegePlanning/restoreSearch'],
])('%s %s needs sign-in', async (method, path) => {
  expect((await api.call(method, path)).status).toBe(401);
});
