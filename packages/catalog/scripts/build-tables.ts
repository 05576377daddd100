// Makes the shipped tables out of prepared files: node packages/catalog/scripts/build-tables.ts FOLDER [PART ...]
// Run again only to change the form of the tables; newer facts come in through the importers.
import { figureGroupKeys, figureGroups } from '@longleaf/rules/colleges/figures/groups';
import type { Unit } from '@longleaf/rules/colleges/figures/figure';
import { clusterOfMajors } from './inputs/clusters.ts';
import { cipTitleOf } from '../src/programs/cip-title.ts';
import { careers } from './careers.ts';
import { directoryColumns } from './inputs/directory.ts';
import { figureInputs } from './inputs/figures.ts';
import { changesOf } from './inputs/changes.ts';
import { formerNames } from './inputs/former-names.ts';
import { plainLabel } from './inputs/plain-labels.ts';
import { livingCosts } from './living-costs.ts';
import { schools } from './schools.ts';
import { input, tableOf, write } from './table-files.ts';

/** Percents become fractions, counts and dollars whole numbers. */
function normal(unit: Unit, column: string, value: string): string {
  if (value === '' || unit === 'text') return value;
  const figure = Number(value);
  if (!Number.isFinite(figure)) throw new Error(`${column}: “${value}” is no number`);
  if (unit === 'fraction')
    return String(Math.round((column.includes('percent') ? figure / 100 : figure) * 1e4) / 1e4);
  return String(unit === 'ratio' ? figure : Math.round(figure));
}

async function figures(): Promise<void> {
  for (const key of figureGroupKeys) {
    const { file, columns } = figureInputs[key];
    const definitions: Readonly<Record<string, { unit: Unit }>> = figureGroups[key].figures;
    const rows = (await input(file)).filter((row) =>
      Object.values(columns).some((column) => row[column] !== ''),
    );
    const table = tableOf(rows, { id: 'unit_id', ...columns }, (name, value) => {
      const definition = definitions[name];
      return definition ? normal(definition.unit, columns[name] ?? '', value) : value;
    });
    for (const name of Object.keys(definitions))
      if (!(name in columns)) throw new Error(`${key}.${name} has no input`);
    await write(`figures-${key}`, table);
  }
}

async function colleges(): Promise<void> {
  const rows = (await input('colleges_directory.csv.gz')).toSorted(
    (a, b) => Number(a['unit_id']) - Number(b['unit_id']),
  );
  await write('colleges', tableOf(rows, directoryColumns));
  const sectors = (await input('nc_sectors.csv')).filter((row) => row['unit_id'] !== '');
  await write('sectors', tableOf(sectors, { id: 'unit_id', sector: 'sector', name: 'name' }));
  await write(
    'sports',
    tableOf(await input('nc_college_sports_2024_25.csv'), {
      id: 'unit_id',
      sport: 'sport',
      men: 'has_men_2024_25',
      women: 'has_women_2024_25',
    }),
  );
  const active = new Set(rows.filter((row) => row['is_active'] === '1').map((row) => row['unit_id']));
  await write(
    'closures',
    changesOf(await input('college_changes.csv'), (id) => active.has(id)),
  );
}

async function names(): Promise<void> {
  await write(
    'former-names',
    formerNames(await input('college_changes.csv'), await input('colleges_directory.csv.gz')),
  );
}

async function programs(): Promise<void> {
  const rows = (await input('college_programs_us.csv.gz')).toSorted(
    (a, b) =>
      Number(a['unit_id']) - Number(b['unit_id']) ||
      (a['cip_code'] ?? '').localeCompare(b['cip_code'] ?? '') ||
      Number(a['award_level_code']) - Number(b['award_level_code']),
  );
  await write(
    'programs',
    tableOf(rows, { id: 'unit_id', cip: 'cip_code', awardLevel: 'award_level_code', awards: 'awards_total' }),
  );
}

async function classifications(): Promise<void> {
  const cip = await input('cip_2020.csv');
  await write(
    'cip',
    tableOf(cip, { code: 'cip_code', title: 'title', isCurrent: 'is_current' }, (name, value) =>
      name === 'title' ? cipTitleOf(value) : value,
    ),
  );
  const crosswalk = await input('cip_soc_crosswalk.csv');
  await write('cip-soc', tableOf(crosswalk, { cip: 'cip_code', soc: 'soc_code' }));
  const occupations = await input('onet_occupations.csv');
  await write(
    'occupations',
    tableOf(occupations, { onetCode: 'onet_soc_code', soc: 'soc_2018_code', title: 'title' }),
  );
  await write('soc', tableOf(await input('soc_2018_titles.csv'), { soc: 'soc_code', title: 'title' }));
  await write(
    'code-labels',
    tableOf(
      (await input('code_values.csv'))
        .filter((row) => row['field'] !== 'religious_affiliation_code')
        .map((row) => ({
          ...row,
          label: plainLabel(row['field'] ?? '', row['code'] ?? '', row['label'] ?? ''),
        })),
      { field: 'field', code: 'code', label: 'label' },
    ),
  );

  const clusterRows = await input('onet_career_clusters.csv');
  const known = new Set([
    ...(await input('college_programs_us.csv.gz')).map((row) => (row['cip_code'] ?? '').slice(0, 5)),
    ...cip
      .filter((row) => row['is_current'] === '1' && row['digits'] === '4')
      .map((row) => row['cip_code'] ?? ''),
  ]);
  const majors = [...known].toSorted();
  const clusters = clusterOfMajors({
    majors,
    crosswalk: crosswalk.map((row) => [row['cip_code'] ?? '', row['soc_code'] ?? '']),
    occupations: clusterRows.map((row) => [
      (row['onet_soc_code'] ?? '').slice(0, 7),
      row['career_cluster'] ?? '',
    ]),
  });
  await write('cluster-majors', {
    names: ['cip', 'cluster'],
    columns: [[...clusters.keys()], [...clusters.values()]],
  });
}

async function places(): Promise<void> {
  await write(
    'zips',
    tableOf(await input('us_zip_centroids_geonames.csv.gz'), {
      zip: 'zip',
      place: 'place_name',
      state: 'state',
      latitude: 'latitude',
      longitude: 'longitude',
    }),
  );
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  colleges,
  names,
  figures,
  programs,
  classifications,
  careers,
  schools,
  livingCosts,
  places,
};
const wanted = process.argv.slice(3);
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const build = parts[name];
  if (!build) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}`);
  await build();
}
