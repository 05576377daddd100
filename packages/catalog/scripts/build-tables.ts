// Makes the shipped tables out of prepared files: node packages/catalog/scripts/build-tables.ts FOLDER
// Run again only to change the form of the tables; newer facts come in through the importers.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { figureGroupKeys, figureGroups } from '@longleaf/rules/colleges/figures/groups';
import type { Unit } from '@longleaf/rules/colleges/figures/figure';
import { parse } from 'csv-parse/sync';
import { writeColumns, writeRows } from '../src/shipped/columns.ts';
import type { ColumnTable } from '../src/shipped/columns.ts';
import { dataFolder, fileOf } from '../src/shipped/files.ts';
import { clusterOfMajors } from './inputs/clusters.ts';
import { directoryColumns } from './inputs/directory.ts';
import { figureInputs } from './inputs/figures.ts';
import { closures, nicknames } from './inputs/known.ts';

type Row = Readonly<Record<string, string>>;

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the prepared files.');

async function input(file: string): Promise<Row[]> {
  const content = await readFile(join(folder ?? '', file));
  return parse(file.endsWith('.gz') ? gunzipSync(content) : content, { columns: true }) as Row[];
}

async function write(name: string, table: ColumnTable): Promise<void> {
  const file = fileOf(name);
  const packed = file.endsWith('.br')
    ? brotliCompressSync(writeColumns(table), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
      })
    : Buffer.from(writeRows(table));
  await writeFile(join(dataFolder, file), packed);
  console.log(`${file}: ${table.columns[0]?.length ?? 0} rows, ${packed.length} bytes`);
}

function tableOf(
  rows: readonly Row[],
  columns: Readonly<Record<string, string>>,
  change = (_name: string, value: string) => value,
): ColumnTable {
  const names = Object.keys(columns);
  return {
    names,
    columns: names.map((name) =>
      rows.map((row) => {
        const value = row[columns[name] ?? ''];
        if (value === undefined) throw new Error(`There is no column ${columns[name]}`);
        return change(name, value.replaceAll(/\s+/g, ' ').trim());
      }),
    ),
  };
}

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
  await write('closures', closures);
  await write('nicknames', nicknames);
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
  await write(
    'program-families',
    tableOf(await input('colleges_program_families.csv'), {
      id: 'unit_id',
      family: 'cip_family',
      shareOfAwards: 'share_of_awards',
      certificateUnder1Year: 'certificate_under_1_year',
      certificate1To2Years: 'certificate_1_to_2_years',
      associate: 'associate',
      certificate2To4Years: 'certificate_2_to_4_years',
      bachelor: 'bachelor',
    }),
  );
}

function sentenceCase(title: string): string {
  return title === title.toUpperCase() ? title.charAt(0) + title.slice(1).toLowerCase() : title;
}

async function classifications(): Promise<void> {
  const cip = await input('cip_2020.csv');
  await write(
    'cip',
    tableOf(cip, { code: 'cip_code', title: 'title', isCurrent: 'is_current' }, (name, value) =>
      name === 'title' ? sentenceCase(value) : value,
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
      (await input('code_values.csv')).filter((row) => row['field'] !== 'religious_affiliation_code'),
      { field: 'field', code: 'code', label: 'label' },
    ),
  );

  const clusterRows = await input('onet_career_clusters.csv');
  const offered = new Set(
    (await input('college_programs_us.csv.gz')).map((row) => (row['cip_code'] ?? '').slice(0, 5)),
  );
  const majors = [...offered].toSorted();
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

await colleges();
await figures();
await programs();
await classifications();
await places();
