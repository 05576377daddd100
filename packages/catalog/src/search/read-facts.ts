import { readFileSync } from 'node:fs';
import { changeOf, isOpenCollege } from '@longleaf/rules/colleges/change';
import { programTypeOf, programTypes } from '@longleaf/rules/colleges/degrees';
import type { CollegeFacts } from '@longleaf/rules/colleges/facts';
import { type FormerName, recentFormerName } from '@longleaf/rules/colleges/former-name';
import type { CollegeType } from '@longleaf/rules/colleges/sector';
import { shortNameOf } from '@longleaf/rules/colleges/names/short-name';
import { aliasesOf } from '@longleaf/rules/colleges/names/aliases';
import type pg from 'pg';
import { readView } from '../read-view.ts';
import type { CatalogFacts, CollegeRecord } from './facts.ts';
import { readReports } from './reports.ts';

type Row = Readonly<Record<string, unknown>>;

/** Reads what the search engine needs out of the database, in one repeatable view. */
export function readFacts(pool: pg.Pool): Promise<CatalogFacts> {
  return readView(pool, read);
}

const collegesSql = readFileSync(new URL('colleges.sql', import.meta.url), 'utf8');

async function read(client: pg.PoolClient): Promise<CatalogFacts> {
  const reports = await readReports(client);
  const sports = await grouped(
    client,
    'select college_id as key, sport, men, women from catalog.college_sport order by sport',
  );
  const clusters = await grouped(
    client,
    `select distinct p.college_id as key, c.cluster from catalog.program p join catalog.cluster_major c on c.cip = left(p.cip, 5)`,
  );
  const nicknames = await grouped(
    client,
    'select college_id as key, nickname from catalog.college_nickname order by nickname',
  );
  const formerNames = await grouped(
    client,
    'select college_id as key, name, year, became_part as "becamePart" from catalog.college_former_name order by year, name',
  );
  const newestName = Math.max(...[...formerNames.values()].flat().map(({ year }) => Number(year)));
  const photos = await firstPhotos(client);
  const rows = await client.query<Row>(collegesSql);
  const colleges = rows.rows.map((row): CollegeRecord => {
    const id = Number(row['id']);
    const change = row as unknown as Parameters<typeof isOpenCollege>[0];
    const facts = {
      ...row,
      isOpen: isOpenCollege(change),
      changeKind: changeOf(change),
      collegeType: (row['sector'] as CollegeType | null) ?? 'Other',
      sports: (sports.get(id) ?? []) as unknown as CollegeFacts['sports'],
      clusters: (clusters.get(id) ?? []).map((cluster) => String(cluster['cluster'])),
      reported: reports.byCollege.get(id) ?? {},
    } as unknown as CollegeFacts;
    const former = (formerNames.get(id) ?? []) as unknown as FormerName[];
    return {
      facts,
      shortName: shortNameOf(facts.name),
      urlName: String(row['urlName']),
      city: String(row['city']),
      latitude: row['latitude'] as number | null,
      longitude: row['longitude'] as number | null,
      retentionRate: row['retentionRate'] as number | null,
      photo: photos.get(id) ?? null,
      otherNames: [
        ...(nicknames.get(id) ?? []).map((name) => String(name['nickname'])),
        ...aliasesOf(row['alias'] as string | null),
        ...former.map(({ name }) => name),
      ],
      formerNames: former,
      formerName: recentFormerName(former, newestName),
    };
  });
  return {
    colleges,
    ...(await readPrograms(client, colleges)),
    cipTitles: await pairs(client, 'select code, title from catalog.cip'),
    programsOfOccupation: await readOccupations(client),
    clusterOfMajor: await pairs(client, 'select cip, cluster from catalog.cluster_major'),
    places: await readPlaces(client),
    reportedFamilies: reports.families,
  };
}

async function grouped(client: pg.PoolClient, sql: string): Promise<Map<number, Row[]>> {
  const result = await client.query<Row>(sql);
  return Map.groupBy(result.rows, (row) => Number(row['key']));
}

async function firstPhotos(client: pg.PoolClient): Promise<Map<number, string>> {
  const result = await client.query<{ id: number; name: string }>(
    `select distinct on (college_id) college_id as id, name from catalog.institution_photo
     order by college_id, position, name`,
  );
  return new Map(result.rows.map(({ id, name }) => [id, name]));
}

async function pairs(client: pg.PoolClient, sql: string): Promise<Map<string, string>> {
  const result = await client.query<string[]>({ text: sql, rowMode: 'array' });
  return new Map(result.rows.map(([key = '', value = '']) => [key, value]));
}

type Programs = Pick<CatalogFacts, 'programs' | 'programsOfType'>;

/** Which colleges offer which programs: in all, and at the award levels of each program type. */
async function readPrograms(client: pg.PoolClient, colleges: readonly CollegeRecord[]): Promise<Programs> {
  const positionOf = new Map(colleges.map((college, position) => [college.facts.id, position]));
  const all = new Map<string, Set<number>>();
  const ofType = new Map(programTypes.map((type) => [type, new Map<string, Set<number>>()]));
  const result = await client.query<{ cip: string; level: number; ids: number[] }>(
    'select cip, award_level as level, array_agg(college_id) as ids from catalog.program group by cip, award_level',
  );
  for (const { cip, level, ids } of result.rows) {
    const type = programTypeOf(level);
    const places = [all, type && ofType.get(type)].filter((map) => map !== undefined);
    const positions = ids.flatMap((id) => positionOf.get(id) ?? []);
    for (const place of places) place.set(cip, new Set([...(place.get(cip) ?? []), ...positions]));
  }
  return {
    programs: sorted(all),
    programsOfType: new Map([...ofType].map(([type, programs]) => [type, sorted(programs)])),
  };
}

function sorted(programs: ReadonlyMap<string, ReadonlySet<number>>): Map<string, Int32Array> {
  return new Map([...programs].map(([cip, positions]) => [cip, Int32Array.from(positions).sort()]));
}

/** SOC codes, and O*NET-SOC codes through the SOC code they belong to. */
async function readOccupations(client: pg.PoolClient): Promise<Map<string, readonly string[]>> {
  const bySoc = await client.query<{ soc: string; cips: string[] }>(
    'select soc, array_agg(cip order by cip) as cips from catalog.cip_soc group by soc',
  );
  const known = new Map<string, readonly string[]>(bySoc.rows.map(({ soc, cips }) => [soc, cips]));
  const titles = await client.query<{ code: string; soc: string | null }>(
    'select onet_code as code, soc from catalog.occupation union all select soc, soc from catalog.soc',
  );
  for (const { code, soc } of titles.rows) known.set(code, known.get(soc ?? code.slice(0, 7)) ?? []);
  return known;
}

async function readPlaces(client: pg.PoolClient): Promise<CatalogFacts['places']> {
  const result = await client.query<{ zip: string; latitude: number; longitude: number }>(
    'select zip, latitude, longitude from catalog.zip',
  );
  return new Map(result.rows.map(({ zip, latitude, longitude }) => [zip, { latitude, longitude }]));
}
