import { basename } from 'node:path';
import { inTransaction } from '@longleaf/platform/executor';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import type pg from 'pg';
import { noteDataset, raiseRevision } from '../load/version.ts';
import { readHighSchools, type SchoolRow } from './high-schools-file.ts';
import { guarded } from './guard/guarded.ts';
import type { ImportRequest, ImportSummary } from './import-file.ts';
import { readListYear } from './years.ts';

type Kept = {
  id: number;
  name: string;
  city: string;
  ceeb: string | null;
  nces: string | null;
  state: string | null;
};

/**
 * Loads a list of the high schools of North Carolina, all or nothing. A school that is known, by one of its codes or
 * by name and town, keeps its id; one that the list does not name is offered no longer and stays for those who chose
 * it. Loading the list again changes nothing.
 * @throws ImportRefused naming each row that cannot be read.
 */
export async function importHighSchools(
  pool: pg.Pool,
  { file, year, accept = [] }: Pick<ImportRequest, 'file' | 'year' | 'accept'>,
): Promise<ImportSummary> {
  const { rows, unusedColumns, absentColumns, skipped } = await readHighSchools(file);
  const stated = year === undefined ? 'as sent' : readListYear(year);
  const origin = { year: stated, origin: 'imported', file: basename(file) } as const;
  const { differences } = await inTransaction({ pool }, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('longleaf-catalog'))`);
    const ids = await idsFor(client, rows);
    const about = { kind: 'high-schools', year: undefined, doubts: [], accept };
    await nameAll(client);
    const compared = await guarded(client, about, async () => {
      await store(client, rows, ids);
      await noteDataset(client, { key: 'schools', rows: rows.length, ...origin });
      await noteDataset(client, { key: 'school-codes', rows: rows.length, ...origin });
    });
    await raiseRevision(client);
    return compared;
  });
  return {
    title: 'High schools of North Carolina',
    year: origin.year,
    rows: rows.length,
    stored: [{ table: 'schools', rows: rows.length, unknown: 0 }],
    unusedColumns,
    absentColumns,
    skipped,
    differences,
  };
}

async function idsFor(client: Queryable, rows: readonly SchoolRow[]): Promise<number[]> {
  const known = await client.query<Kept>(
    `select coalesce(s.id, c.school_id) as id, coalesce(s.name, c.name) as name, coalesce(s.city, c.city) as city,
            c.ceeb_code as ceeb, c.nces_school_id as nces, s.state_code as state
     from catalog.school s full join catalog.school_code c on c.school_id = s.id order by 1`,
  );
  const byMark = new Map<string, number>();
  let last = 0;
  for (const one of known.rows) {
    for (const mark of marksOf(one)) if (!byMark.has(mark)) byMark.set(mark, one.id);
    last = Math.max(last, one.id);
  }
  // By CEEB code first: schools that share another code are told apart by it.
  const byCeeb = rows.map(({ ceeb }) => (ceeb === null ? undefined : byMark.get(`ceeb ${ceeb}`)));
  const taken = new Set(byCeeb);
  return rows.map((row, index) => {
    const found = marksOf(row).flatMap((mark) => byMark.get(mark) ?? []);
    const id = byCeeb[index] ?? found.find((candidate) => !taken.has(candidate)) ?? ++last;
    taken.add(id);
    return id;
  });
}

/** What tells a school from others, the surest first. */
function marksOf({ name, city, ceeb, nces, state }: Omit<Kept, 'id'>): string[] {
  const fold = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim();
  return [
    ...(ceeb ? [`ceeb ${ceeb}`] : []),
    ...(nces ? [`nces ${nces}`] : []),
    ...(state ? [`state ${state}`] : []),
    `name ${fold(name)} in ${fold(city)}`,
  ];
}

/**
 * Gives schools that only the codes know a row of their own, so that they can be marked. They were offered before, so that
 * none of them is new.
 */
async function nameAll(client: Queryable): Promise<void> {
  await client.query(
    `insert into catalog.school (id, name, city, county, zip, control)
     select school_id, name, city, county, zip, control from catalog.school_code where name is not null
     on conflict (id) do nothing`,
  );
}

async function store(client: Queryable, rows: readonly SchoolRow[], ids: readonly number[]): Promise<void> {
  await client.query('update catalog.school set is_listed = false');
  const columns = (of: (row: SchoolRow) => string | null) => rows.map(of);
  await client.query(
    `insert into catalog.school
       (id, name, city, county, zip, state_code, control, school_type, grade_span, website, is_listed)
     select *, true from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
                                $8::text[], $9::text[], $10::text[])
     on conflict (id) do update set name = excluded.name, city = excluded.city, is_listed = true,
       county = coalesce(excluded.county, school.county), zip = coalesce(excluded.zip, school.zip),
       state_code = coalesce(excluded.state_code, school.state_code),
       control = coalesce(excluded.control, school.control),
       school_type = coalesce(excluded.school_type, school.school_type),
       grade_span = coalesce(excluded.grade_span, school.grade_span),
       website = coalesce(excluded.website, school.website)`,
    [
      ids,
      columns((row) => row.name),
      columns((row) => row.city),
      columns((row) => row.county),
      columns((row) => row.zip),
      columns((row) => row.state),
      columns((row) => row.control),
      columns((row) => row.schoolType),
      columns((row) => row.gradeSpan),
      columns((row) => row.website),
    ],
  );
  await client.query(
    `insert into catalog.school_code (school_id, ceeb_code, nces_school_id)
     select * from unnest($1::int[], $2::text[], $3::text[]) as given (id, ceeb, nces)
     where ceeb is not null or nces is not null
     on conflict (school_id) do update set ceeb_code = coalesce(excluded.ceeb_code, school_code.ceeb_code),
       nces_school_id = coalesce(excluded.nces_school_id, school_code.nces_school_id)`,
    [ids, columns((row) => row.ceeb), columns((row) => row.nces)],
  );
}
