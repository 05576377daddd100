import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
const counts = async (as?: string) => await api.call('GET', '/saved/counts', as ? { as } : {});

it('counts what somebody saved of every kind, and nothing of others', async () => {
  const nothing = { colleges: 0, careers: 0, programs: 0, searches: 0, enrichment: 0 };
  expect((await counts('ann')).json).toEqual(nothing);
  for (const organizationID of [198419, 199120])
    await api.call('POST', '/collegePlanning', { as: 'ann', body: { organizationID } });
  await api.call('POST', '/careers/savedcareers', { as: 'ann', body: { OCCCode: '29-1141.00' } });
  const search = { name: 'Near', search: {} };
  await api.call('POST', '/campusSearch/saveCampusSearch', { as: 'ann', body: search });
  await api.call('POST', '/StudentEnrichment/savedPrograms', { as: 'ann', body: { id: 1 } });
  expect((await counts('ann')).json).toEqual({
    colleges: 2,
    careers: 1,
    programs: 0,
    searches: 1,
    enrichment: 1,
  });
  expect((await counts('bob')).json).toEqual(nothing);
});

it('counts nothing without a token', async () => {
  expect((await counts()).status).toBe(401);
});
