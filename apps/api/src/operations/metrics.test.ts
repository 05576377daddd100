import { openDatabase, PATIENCE_OF_FIGURES } from '@longleaf/platform/database';
import { testDatabase } from '@longleaf/testkit/database';
import { figuresAt } from '@longleaf/testkit/figures';
import { linkTo } from '@longleaf/testkit/frozen-link';
import { afterAll, expect, it } from 'vitest';
import { startApi } from '../../test/start-api.ts';

const SECONDS = 'longleaf_http_request_duration_seconds_count';
const at = ({ url }: { url: string }) => figuresAt(`${url}/api/metrics`);

it('tell which facts this copy holds, since when, and of documents that wait', async () => {
  const api = await startApi({ catalog: true });
  const { value } = await at(api);
  const { rows } = await api.database.query<{ shipped: string; revision: number; loaded_at: Date }>(
    'select shipped, revision, loaded_at from catalog.version',
  );
  const [version] = rows;
  expect(value('longleaf_catalog_info', { version: `${version?.shipped}-${version?.revision}` })).toBe(1);
  expect(value('longleaf_catalog_loaded_timestamp_seconds')).toBeCloseTo(
    (version?.loaded_at.getTime() ?? NaN) / 1_000,
    2,
  );
  expect(value('longleaf_documents', { state: 'waiting' })).toBe(0);
  expect(value('longleaf_documents', { state: 'printing' })).toBe(0);
});

it('tell that a copy has no facts, and no moment of them', async () => {
  const { value, told } = await at(await startApi());
  expect(value('longleaf_catalog_info', { version: 'empty' })).toBe(1);
  expect(told.has('longleaf_catalog_loaded_timestamp_seconds')).toBe(true);
  expect(value('longleaf_catalog_loaded_timestamp_seconds')).toBeUndefined();
});

it('count whoever asks too often, by the pattern of what they asked', async () => {
  const api = await startApi({ settings: { RATE_LIMIT_PER_MINUTE: '2' } });
  const statuses = [];
  for (const name of ['nurses', 'welders', 'bakers', 'judges']) {
    statuses.push((await api.call('GET', `/careers/occupations/${name}`)).status);
  }
  expect(statuses.slice(2)).toEqual([429, 429]);
  const { value, samples } = await at(api);
  const refused = { method: 'GET', route: '/api/careers/occupations/:urlName', status: '429' };
  expect(value(SECONDS, refused)).toBe(2);
  expect(JSON.stringify(samples)).not.toMatch(/nurses|welders|bakers|judges/);
});

it('are told while the database answers nothing', async () => {
  const source = await testDatabase();
  const link = await linkTo(source.url);
  const forFigures = openDatabase(link.url, { maximum: 1, patience: PATIENCE_OF_FIGURES });
  afterAll(() => forFigures.close());
  const figures = { database: forFigures, pools: { calls: source.pool }, tasks: ['mail-portal-send'] };
  link.freeze();
  const { value, samples } = await at(await startApi({ database: source, program: { figures } }));
  link.thaw();
  expect(value('longleaf_database_up')).toBe(0);
  expect(value('longleaf_pool_waiting', { pool: 'calls' })).toBe(0);
  expect(samples.filter(({ name }) => name.startsWith('longleaf_mail'))).toEqual([]);
});
