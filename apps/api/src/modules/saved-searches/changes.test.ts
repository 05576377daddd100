import type { SavedSearch } from '@longleaf/contract/saved-searches';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
const UNC = JSON.stringify({
  filters: [{ key: 'collegeType', group: 'collegeType', value: ['UNC'] }],
  view: 'cards',
});

const save = async (as: string, name: string, search = UNC) =>
  (await api.call('POST', '/campusSearch/saveCampusSearch', { as, body: { name, search } }))
    .json as SavedSearch;
const listOf = async (as: string) =>
  (await api.call('GET', '/collegePlanning/getsavedsearches', { as })).json as SavedSearch[];
const lookAt = (as: string, id: number, query = '') =>
  api.call('POST', `/collegePlanning/lookAtSearch/${id}${query}`, { as });
/** As if two of the colleges had not been there when it was looked at, and another one had. */
const asIfBefore = (id: number) =>
  api.database.query(
    `update portal.saved_searches set seen = jsonb_set(seen, '{colleges}', (seen->'colleges') - 0 - 0 || '[100000]')
     where id = $1`,
    [id],
  );

it('tells how many colleges a search finds anew since it was looked at, and how many no more', async () => {
  const { id, newMatches, goneMatches } = await save('ann', 'Public');
  expect({ newMatches, goneMatches }).toEqual({ newMatches: 0, goneMatches: 0 });
  await asIfBefore(id);
  expect(await listOf('ann')).toMatchObject([{ newMatches: 2, goneMatches: 1 }]);
  expect((await lookAt('ann', id)).json).toMatchObject({ newMatches: 0, goneMatches: 0 });
  expect(await listOf('ann')).toMatchObject([{ newMatches: 0, goneMatches: 0 }]);
  expect((await lookAt('ann', id)).status).toBe(200);
});

it('goes on from the search that took its place', async () => {
  const { id } = await save('replaces', 'Mine');
  await asIfBefore(id);
  const body = { name: 'Mine', search: JSON.stringify({ filters: [] }), replace: true };
  await api.call('POST', '/campusSearch/saveCampusSearch', { as: 'replaces', body });
  expect(await listOf('replaces')).toMatchObject([{ newMatches: 0, goneMatches: 0 }]);
});

it.each([
  ['no search', JSON.stringify({ anything: 1, filters: 'x' })],
  [
    'a place that nobody knows',
    JSON.stringify({ filters: [{ key: 'zip', group: 'zip', value: ['00000', '25'] }] }),
  ],
])('says nothing of %s', async (name, search) => {
  await save('unknown', name, search);
  expect(await listOf('unknown')).toContainEqual(
    expect.objectContaining({ name, newMatches: null, goneMatches: null }),
  );
});

it('says nothing of one that was saved before this was kept, until it is looked at', async () => {
  const { id } = await save('old', 'Old');
  await api.database.query('update portal.saved_searches set seen = null where id = $1', [id]);
  expect(await listOf('old')).toMatchObject([{ newMatches: null }]);
  await lookAt('old', id);
  expect(await listOf('old')).toMatchObject([{ newMatches: 0 }]);
});

it('is refused for another person’s, for a state that is none, and without sign-in', async () => {
  const { id } = await save('owner', 'Public');
  await asIfBefore(id);
  expect((await lookAt('other', id)).status).toBe(404);
  expect((await lookAt('owner', id, '?residency=XX')).status).toBe(400);
  expect((await api.call('POST', `/collegePlanning/lookAtSearch/${id}`)).status).toBe(401);
  expect(await listOf('owner')).toMatchObject([{ newMatches: 2 }]);
});
