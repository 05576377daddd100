import type { YourData } from '@longleaf/contract/your-data';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const NOW = '2026-11-23T15:00:00.000Z';
const api = await startApi({ catalog: true, now: NOW });

it.each([
  ['saved_careers', '/careers/savedcareers', { OCCCode: '29-1141.00' }],
  ['saved_programs', '/SaveProgram', { Id: '51.3801' }],
  ['saved_enrichment', '/StudentEnrichment/savedPrograms', { id: 3 }],
  ['saved_searches', '/campusSearch/saveCampusSearch', { name: 'Near home', search: '{"filters":[]}' }],
])('%s: says by the clock of the product when one was saved', async (kept, path, body) => {
  expect((await api.call('POST', path, { as: kept, body })).status).toBe(200);
  const { sections } = (await api.call('GET', '/users/yourData', { as: kept })).json as YourData;
  expect(sections.find(({ id }) => id === kept)?.rows).toMatchObject([{ savedAt: NOW }]);
});
