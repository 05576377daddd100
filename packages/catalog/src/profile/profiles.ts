import type { BenchmarkKind } from '@longleaf/rules/colleges/benchmark';
import { type ChangeKind, changeOf } from '@longleaf/rules/colleges/change';
import type pg from 'pg';
import { readView } from '../read-view.ts';
import { collegeColumns } from './college-profile.ts';
import type { CollegeChange, CollegeProfile, CollegeRow } from './college-profile.ts';
import { readSources } from './datasets.ts';
import type { LoadedSource, LoadedSources } from './datasets.ts';
import { readFigures } from './figures.ts';
import { readLabels } from './labels.ts';
import type { CodeLabels } from './labels.ts';
import { readMajors } from './majors.ts';
import { readMiddles } from './neighbours.ts';
import type { Middles } from './neighbours.ts';

/** The profiles of all colleges, and what they are told with. */
export interface Profiles {
  /** The profile of a college by its id (UNITID); undefined when there is none. */
  readonly of: (id: number) => CollegeProfile | undefined;
  readonly labels: CodeLabels;
  readonly middles: ReadonlyMap<BenchmarkKind, Middles>;
  /** What is loaded of every source. */
  readonly loaded: LoadedSources;
  /** The same, by the key of the source. */
  readonly sources: ReadonlyMap<string, LoadedSource>;
}

/** Reads the profiles of all colleges: no visitor's call asks the database for one. */
export async function readProfiles(pool: pg.Pool): Promise<Profiles> {
  const [labels, middles, loaded] = await Promise.all([
    readLabels(pool),
    readMiddles(pool),
    readSources(pool),
  ]);
  return {
    of: await readView(pool, readEach),
    labels,
    middles,
    loaded,
    sources: new Map(loaded.sources.map((source) => [source.key, source])),
  };
}

async function readEach(client: pg.PoolClient): Promise<Profiles['of']> {
  const rows = await byId<CollegeRow>(
    client,
    `select id as college_id, ${collegeColumns.join(', ')} from catalog.college`,
  );
  const changes = await readChanges(client);
  const reports = await byId<{ profile: Readonly<Record<string, unknown>>; reportedOn: string | null }>(
    client,
    'select college_id, profile, reported_on as "reportedOn" from catalog.institution_profile',
  );
  const sports = await byId<{ sports: CollegeProfile['sports'] }>(
    client,
    `select college_id, json_agg(json_build_object('sport', sport, 'men', men, 'women', women) order by sport) as sports
     from catalog.college_sport group by college_id`,
  );
  const photos = await byId<{ count: number }>(
    client,
    'select college_id, count(*)::integer as count from catalog.institution_photo group by college_id',
  );
  const sharedPay = await byId<{ colleges: number }>(client, sharedPaySql);
  const figures = await readFigures(client);
  const majors = await readMajors(client);

  return (id) => {
    const college = rows.get(id);
    return (
      college && {
        college,
        change: changes.get(id) ?? null,
        figures: figures(id),
        majors: majors(id),
        sports: sports.get(id)?.sports ?? [],
        report: reports.get(id)?.profile ?? {},
        reportedOn: reports.get(id)?.reportedOn ?? null,
        photos: photos.get(id)?.count ?? 0,
        earningsOf: sharedPay.get(id)?.colleges ?? 1,
      }
    );
  };
}

async function readChanges(client: pg.PoolClient): Promise<ReadonlyMap<number, CollegeChange>> {
  const { rows } = await client.query<
    Omit<CollegeChange, 'kind'> & { id: number; activeCode: string | null; changeKind: ChangeKind | null }
  >(
    `select college.id, active_code as "activeCode", closed_on as "closedOn", announced_on as "announcedOn",
       case when closure.college_id is null then null else coalesce(kind, 'closed') end as "changeKind",
       successor_id as "successorId", successor_name as "successorName"
     from catalog.college left join catalog.college_closure closure on closure.college_id = college.id`,
  );
  const found = new Map<number, CollegeChange>();
  for (const { id, activeCode, changeKind, ...told } of rows) {
    const kind = changeOf({ activeCode, changeKind });
    if (kind !== null) found.set(id, { kind, ...told });
  }
  return found;
}

/**
 * The College Scorecard counts former students by the first six digits of the federal aid number (OPE ID), which campuses may
 * share: all of them then have the same figures. How many those are, where there are several.
 */
const sharedPaySql = `select college_id, colleges from (
    select college.id as college_id, count(*) over (
      partition by left(college.ope_id, 6), pay.earnings_6_years, pay.earnings_10_years
    )::integer as colleges
    from catalog.college join catalog.figures_earnings pay on pay.college_id = college.id
    where college.ope_id is not null and (pay.earnings_6_years is not null or pay.earnings_10_years is not null)
  ) counted where colleges > 1`;

async function byId<Row extends object>(
  client: pg.PoolClient,
  sql: string,
): Promise<ReadonlyMap<number, Row>> {
  const { rows } = await client.query<Row & { college_id?: number }>(sql);
  const found = new Map<number, Row>();
  for (const { college_id: id, ...row } of rows) found.set(Number(id), row as unknown as Row);
  return found;
}
