import { countyCode } from '@longleaf/rules/addresses/counties';
import { input, tableOf, write } from './table-files.ts';
import type { Row } from './table-files.ts';

/**
 * Builds the tables of high schools and of the counties of ZIP codes. People keep a school by its number, which is its
 * place in this order: a list of another year comes in through the importer, which keeps the numbers.
 */
export async function schools(): Promise<void> {
  const rows = (await input('nc_high_schools.csv'))
    .toSorted((a, b) => order(a).localeCompare(order(b), 'en'))
    .map((row, index): Row => ({ ...row, id: String(index + 1), listed: 'true' }));
  const directory = rows.filter((row) => row['in_state_directory_2019'] === '1');
  await write(
    'schools',
    tableOf(directory, {
      id: 'id',
      name: 'name',
      city: 'city',
      county: 'county',
      zip: 'zip',
      stateCode: 'nc_agency_code',
      control: 'control',
      schoolType: 'school_type',
      gradeSpan: 'grade_span',
      website: 'website',
      isListed: 'listed',
    }),
  );
  const own = new Set(directory);
  const coded = rows.filter(
    (row) => !own.has(row) || row['ceeb_code'] !== '' || row['nces_school_id'] !== '',
  );
  const names = ['name', 'city', 'county', 'zip', 'control'];
  const table = coded.map((row) =>
    own.has(row) ? { ...row, ...Object.fromEntries(names.map((name) => [name, ''])) } : row,
  );
  await write(
    'school-codes',
    tableOf(table, {
      schoolId: 'id',
      ceebCode: 'ceeb_code',
      ncesSchoolId: 'nces_school_id',
      ...Object.fromEntries(names.map((name) => [name, name])),
    }),
  );
  await counties();
}

async function counties(): Promise<void> {
  const zips = (await input('us_zip_centroids_geonames.csv.gz')).flatMap((row): Row[] => {
    const county = row['state'] === 'NC' ? countyCode(row['county_name'] ?? '') : undefined;
    return county === undefined ? [] : [{ zip: row['zip'] ?? '', county }];
  });
  await write('zip-counties', tableOf(zips, { zip: 'zip', county: 'county' }));
}

function order(row: Row): string {
  return `${row['name']} ${row['city']} ${row['zip']} ${row['nc_agency_code']}`;
}
