import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile } from '@longleaf/catalog/import/import-file';
import { objectionNames } from '@longleaf/rules/imports/objections';
import type { ExploreYears } from '@longleaf/contract/explore-search';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import type { TestApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
const folder = await mkdtemp(join(tmpdir(), 'longleaf-years-'));

/** Every answer that a page names a year from. */
const answers = [
  '/careers/occupations?search=nurse',
  '/careers/occupations/registered-nurses',
  '/programsMajors/programs?search=nursing',
  '/programsMajors/programs/51.3801',
];

async function yearsOf(asked: TestApi): Promise<ExploreYears> {
  const all = await Promise.all(
    answers.map(async (path) => ((await asked.call('GET', path)).json as { years: ExploreYears }).years),
  );
  const schools = await asked.call('GET', '/ExploreProgramMajors/getschools/51.3801/All/School/ascending/1');
  const [first] = all;
  if (!first) throw new Error('Nothing was answered');
  for (const years of all) expect(years).toEqual(first);
  expect((schools.json as { year: string }).year).toBe(first.awards);
  return first;
}

async function load(kind: string, name: string, content: string): Promise<void> {
  const file = join(folder, name);
  await writeFile(file, content);
  await importFile(api.database.pool, { kind, file, accept: objectionNames });
}

it('names the years of the facts in use, which an import changes', async () => {
  const { rows } = await api.database.pool.query<{ key: string; year: string }>(
    'select key, year from catalog.dataset',
  );
  const shipped = new Map(rows.map(({ key, year }) => [key, year]));
  const before = await yearsOf(api);
  expect(before).toEqual({
    awards: shipped.get('programs'),
    outlook: { from: expect.any(Number), to: expect.any(Number) },
    usWages: shipped.get('wages-national'),
    ncWages: shipped.get('wages-state'),
    crosswalk: shipped.get('cip-soc'),
  });

  await load(
    'bls-projections',
    'occupation_2031-2041.csv',
    `2031 National Employment Matrix code,"Employment, 2031","Employment, 2041","Employment change, percent, 2031–41","Occupational openings, 2031–41 annual average",Typical education needed for entry
29-1141,3391.2,3557.1,4.9,189.1,Bachelor's degree
`,
  );
  await load('ipeds-c', 'c2031_a.csv', 'UNITID,CIPCODE,MAJORNUM,AWLEVEL,CTOTALT\n199193,51.3801,1,5,100\n');
  const after = await yearsOf(await startApi({ beside: api }));
  expect(after).toEqual({ ...before, awards: '2030-31', outlook: { from: 2031, to: 2041 } });
});

it('names the years of the figures on the cards of colleges', async () => {
  const search = (asked: TestApi) => asked.call('POST', '/campusSearch/institutionFilters', { body: [] });
  const { rows } = await api.database.pool.query<{ key: string; year: string }>(
    `select key, year from catalog.dataset where key like 'figures-netPrice%' or key = 'figures-admissions' order by key`,
  );
  const [admissions, netPrice, netPriceRecent] = rows.map(({ year }) => year);
  const yearsOnCards = async (asked: TestApi) => {
    const { results, years } = (await search(asked)).json as {
      results: { netPriceYear: string | null }[];
      years: { admissions: string };
    };
    return { admissions: years.admissions, netPrice: new Set(results.map((card) => card.netPriceYear)) };
  };
  // A year that stands on a card says what it is: 'release' is a word of those who publish.
  expect(rows.filter(({ year }) => /release/i.test(year))).toEqual([]);
  // Of each college the newest that it has.
  expect(await yearsOnCards(api)).toEqual({ admissions, netPrice: new Set([netPriceRecent]) });
  await api.database.pool.query('delete from catalog.figures_net_price_recent');
  expect(await yearsOnCards(await startApi({ beside: api }))).toEqual({
    admissions,
    netPrice: new Set([netPrice]),
  });
  await api.database.pool.query(`update catalog.dataset set year = '2040-41' where key = 'figures-netPrice'`);
  expect(await yearsOnCards(await startApi({ beside: api }))).toEqual({
    admissions,
    netPrice: new Set(['2040-41']),
  });
});
