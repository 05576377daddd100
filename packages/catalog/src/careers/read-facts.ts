import type { Queryable } from '@longleaf/platform/jobs/queue';
import { describeOccupation } from '@longleaf/rules/careers/describe-occupation';
import { educationLevels, entryEducationOf } from '@longleaf/rules/careers/education';
import { interestAreas } from '@longleaf/rules/careers/interests';
import type { InterestArea } from '@longleaf/rules/careers/interests';
import { workValues } from '@longleaf/rules/careers/work-values';
import type { WorkValueKey } from '@longleaf/rules/careers/work-values';
import type pg from 'pg';
import { groupedRows, readView } from '../read-view.ts';
import type { CareerFacts, OccupationFacts, Projection, Rating } from './facts.ts';
import { readPortraits } from './read-portraits.ts';
import { readWages } from './wage-book.ts';
import type { SocGroup } from './wage-book.ts';

/** Reads everything known of careers out of the database, in one repeatable view. */
export function readCareerFacts(pool: pg.Pool): Promise<CareerFacts> {
  return readView(pool, async (client) => {
    const groups = await readGroups(client);
    const wages = await readWages(client, groups);
    const addresses = await client.query<{ urlName: string; code: string; isCurrent: boolean }>(
      'select url_name as "urlName", onet_code as code, is_current as "isCurrent" from catalog.occupation_url_name',
    );
    const urlNames = new Map(
      addresses.rows.filter((row) => row.isCurrent).map((row) => [row.code, row.urlName]),
    );
    const former = addresses.rows.filter((row) => !row.isCurrent);
    return {
      occupations: await readOccupations(client, urlNames, groups),
      areas: wages.areas,
      wagesOf: wages.wagesOf,
      formerUrlNames: new Map(former.map((row) => [row.urlName, urlNames.get(row.code) ?? row.urlName])),
      socTitles: await readSocTitles(client, groups),
    };
  });
}

async function readGroups(client: Queryable): Promise<ReadonlyMap<string, SocGroup>> {
  const result = await client.query<{ soc: string; group: string; title: string }>(
    'select soc, group_soc as group, title from catalog.soc_group',
  );
  return new Map(result.rows.map(({ soc, group, title }) => [soc, { soc: group, title }]));
}

async function readSocTitles(
  client: Queryable,
  groups: ReadonlyMap<string, SocGroup>,
): Promise<ReadonlyMap<string, string>> {
  const result = await client.query<{ soc: string; title: string }>('select soc, title from catalog.soc');
  return new Map([
    ...[...groups.values()].map(({ soc, title }) => [soc, title] as const),
    ...result.rows.map(({ soc, title }) => [soc, title] as const),
  ]);
}

interface Base {
  readonly code: string;
  readonly soc: string | null;
  readonly title: string;
  readonly jobZone: number | null;
  readonly hollandCode: string | null;
}
type BaseRow = Base & Readonly<Record<InterestArea, number | null>>;
type Keyed<Row> = Row & { readonly key: string };

async function readOccupations(
  client: Queryable,
  urlNames: ReadonlyMap<string, string>,
  groups: ReadonlyMap<string, SocGroup>,
): Promise<readonly OccupationFacts[]> {
  const rows = await client.query<BaseRow>(
    `select o.onet_code as code, o.soc, o.title, z.job_zone as "jobZone", i.holland_code as "hollandCode",
       ${interestAreas.map((area) => `i.${area}`).join(', ')}
     from catalog.occupation o
     left join catalog.occupation_job_zone z on z.onet_code = o.onet_code
     left join catalog.occupation_interest i on i.onet_code = o.onet_code
     order by o.onet_code`,
  );
  const alternate = await groupedRows<Keyed<{ title: string; shortTitle: string | null }>>(
    client,
    'select onet_code as key, title, short_title as "shortTitle" from catalog.occupation_alternate_title order by 1, 2',
  );
  const reported = await groupedRows<Keyed<{ title: string }>>(
    client,
    'select onet_code as key, title from catalog.occupation_reported_title order by 1, 2',
  );
  const skills = await readRatings(client, 'catalog.occupation_skill');
  const knowledge = await readRatings(client, 'catalog.occupation_knowledge');
  const education = await groupedRows<Keyed<{ level: number; percent: number }>>(
    client,
    'select onet_code as key, level, percent from catalog.occupation_education order by 1, 2',
  );
  const related = await groupedRows<Keyed<{ code: string }>>(
    client,
    `select r.onet_code as key, related_code as code from catalog.occupation_related r
     join catalog.occupation o on o.onet_code = r.related_code order by 1, r.rank, 2`,
  );
  const clusters = await groupedRows<Keyed<{ cluster: string; pathway: string }>>(
    client,
    'select onet_code as key, cluster, pathway from catalog.occupation_cluster order by 1, 2, 3',
  );
  const values = await groupedRows<{ key: string; element: string; value: number }>(
    client,
    'select onet_code as key, element, value from catalog.occupation_work_value order by 1, 2',
  );
  const projections = await readProjections(client);
  const portraitOf = await readPortraits(client);
  return rows.rows.map((row): OccupationFacts => {
    const soc = row.soc ?? row.code.slice(0, 7);
    const projection = projectionOf(projections, soc, groups.get(soc));
    return {
      code: row.code,
      soc,
      title: row.title,
      urlName: urlNames.get(row.code) ?? row.code,
      description: describeOccupation({
        code: row.code,
        title: row.title,
        entryEducation: entryEducationOf(projection?.entryEducation ?? null),
        ...portraitOf(row.code),
      }),
      jobZone: row.jobZone,
      interests: interestsOf(row),
      hollandCode: row.hollandCode,
      alternateTitles: distinct(
        (alternate.get(row.code) ?? []).flatMap(({ title, shortTitle }) => [title, shortTitle ?? title]),
      ),
      reportedTitles: (reported.get(row.code) ?? []).map(({ title }) => title),
      skills: skills.get(row.code) ?? [],
      knowledge: knowledge.get(row.code) ?? [],
      education: (education.get(row.code) ?? []).flatMap(({ level, percent }) => {
        const named = educationLevels[level - 1];
        return named === undefined ? [] : [{ level: named, percent }];
      }),
      workValues: workValuesOf(values.get(row.code) ?? []),
      related: (related.get(row.code) ?? []).map(({ code }) => code),
      clusters: [...Map.groupBy(clusters.get(row.code) ?? [], ({ cluster }) => cluster)].map(
        ([cluster, pathways]) => ({ cluster, pathways: pathways.map(({ pathway }) => pathway) }),
      ),
      projection,
    };
  });
}

function interestsOf(row: BaseRow): OccupationFacts['interests'] {
  const scores = interestAreas.flatMap((area) => {
    const score = row[area];
    return score === null ? [] : [[area, score] as const];
  });
  return scores.length === interestAreas.length
    ? (Object.fromEntries(scores) as Record<InterestArea, number>)
    : null;
}

function workValuesOf(rows: readonly { element: string; value: number }[]): OccupationFacts['workValues'] {
  const known = workValues.flatMap(({ id, key }) => {
    const row = rows.find(({ element }) => element === id);
    return row ? [[key, row.value] as const] : [];
  });
  return known.length === workValues.length
    ? (Object.fromEntries(known) as Record<WorkValueKey, number>)
    : null;
}

async function readRatings(
  client: Queryable,
  table: string,
): Promise<ReadonlyMap<string, readonly Rating[]>> {
  const rows = await groupedRows<Keyed<Rating>>(
    client,
    `select r.onet_code as key, r.element, coalesce(e.name, r.element) as name, r.importance, r.level
     from ${table} r left join catalog.occupation_element e on e.element = r.element
     order by 1, r.importance desc, r.level desc, 3`,
  );
  return new Map(
    [...rows].map(([key, ratings]) => [
      key,
      ratings.map(({ element, name, importance, level }) => ({ element, name, importance, level })),
    ]),
  );
}

type ProjectionRow = Omit<Projection, 'isWiderGroup'>;

async function readProjections(client: Queryable): Promise<ReadonlyMap<string, ProjectionRow>> {
  const result = await client.query<ProjectionRow>(
    `select soc, employment, projected_employment as "projectedEmployment", change_percent as "changePercent",
       annual_openings as "annualOpenings", entry_education as "entryEducation",
       work_experience as "workExperience", on_the_job_training as "onTheJobTraining"
     from catalog.projection`,
  );
  return new Map(result.rows.map((row) => [row.soc, row]));
}

function projectionOf(
  rows: ReadonlyMap<string, ProjectionRow>,
  soc: string,
  group: SocGroup | undefined,
): Projection | null {
  const own = rows.get(soc);
  if (own) return { ...own, isWiderGroup: false };
  const wider = group && rows.get(group.soc);
  return wider ? { ...wider, isWiderGroup: true } : null;
}

function distinct(titles: readonly string[]): readonly string[] {
  return [...new Set(titles)];
}
