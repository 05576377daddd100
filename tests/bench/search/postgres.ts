import { CollegeSearch } from '@longleaf/catalog/search/search';
import { readFacts } from '@longleaf/catalog/search/read-facts';
import { Snapshot } from '@longleaf/catalog/search/snapshot';
import { filterFamilies } from '@longleaf/rules/colleges/filters/catalogue';
import { parseFilters } from '@longleaf/rules/colleges/filters/parse';
import type pg from 'pg';

/** North Carolina, public, four years, a net price below a bound, nursing, within 100 miles of Raleigh, cheapest first. */
const filters = (bound: number) => [
  { key: 'state', value: 'NC' },
  { key: 'publicPrivate', value: 'Public' },
  { key: 'schoolType', value: 'FourYear' },
  { key: 'netPrice', value: String(bound), comparison: 'lessThan' as const },
  { key: 'major', value: '51.38' },
  { key: 'zip', group: 'distance', value: '27601' },
  { key: 'radius', group: 'distance', value: '100' },
];

const matching = `
  select c.id, c.name, c.city, c.state, c.latitude, c.longitude, c.level_code, c.control_code, c.locale_code, c.religion_code,
         n.net_price, e.undergraduates, a.admission_rate, g.graduation_rate, g.retention_rate, t.tuition_in_state,
         3958.7613 * 2 * asin(sqrt(sin(radians(c.latitude - z.latitude) / 2) ^ 2
           + cos(radians(z.latitude)) * cos(radians(c.latitude)) * sin(radians(c.longitude - z.longitude) / 2) ^ 2)) as miles
  from catalog.college c
  join catalog.zip z on z.zip = '27601'
  left join catalog.figures_net_price n on n.college_id = c.id
  left join catalog.figures_enrollment e on e.college_id = c.id
  left join catalog.figures_admissions a on a.college_id = c.id
  left join catalog.figures_graduation g on g.college_id = c.id
  left join catalog.figures_tuition t on t.college_id = c.id
  where %where%`;
const narrow = `c.state = 'NC' and c.control_code = 1 and c.level_code = 1 and n.net_price < $1
  and exists (select 1 from catalog.program p where p.college_id = c.id and p.cip like '51.38%')`;
const page = `with found as (${matching.replace('%where%', narrow)})
  select *, count(*) over () as total from found where miles <= 100 order by net_price, name limit 10`;

// The same counts the engine gives, for the families that are a plain column: fewer than the engine counts.
const counted = `with found as materialized (${matching.replace('%where%', 'n.net_price < $1')})
  select 'state' as family, state as value, count(*) from found group by 2
  union all select 'level', level_code::text, count(*) from found group by 2
  union all select 'control', control_code::text, count(*) from found group by 2
  union all select 'setting', (locale_code / 10)::text, count(*) from found group by 2
  union all select 'religion', religion_code::text, count(*) from found group by 2
  union all select 'size', width_bucket(undergraduates, array[2501, 5001, 10001, 15001, 20001])::text, count(*) from found group by 2
  union all select 'tuition', (tuition_in_state / 5000)::text, count(*) from found group by 2
  union all select 'difficulty', width_bucket(admission_rate, array[0.3, 0.6, 0.85, 0.95])::text, count(*) from found group by 2
  union all select 'cluster', m.cluster, count(distinct f.id) from found f join catalog.program p on p.college_id = f.id
    join catalog.cluster_major m on m.cip = left(p.cip, 5) group by 2`;

const asked = 60;

export interface AgainstPostgres {
  readonly engineMilliseconds: number;
  readonly postgresMilliseconds: number;
  readonly timesAsFast: number;
}

/** Asks the engine and PostgreSQL the same, one after another in the same process, and compares the middle times. */
export async function againstPostgres(
  pool: pg.Pool,
): Promise<{ search: AgainstPostgres; searchWithCounts: AgainstPostgres }> {
  const search = new CollegeSearch(new Snapshot(await readFacts(pool)));
  const engine = (facets: boolean, only?: string) => (bound: number) => {
    const { query } = parseFilters(
      only === undefined ? filters(bound) : filters(bound).filter((filter) => filter.key === only),
    );
    if (query)
      search.answer({
        query,
        page: 1,
        pageSize: 10,
        sortBy: 'netPrice',
        sortDesc: false,
        occupation: undefined,
        facets,
      });
  };
  if (filterFamilies.length === 0) throw new Error('There are no filters to measure');
  return {
    search: compare(await times(engine(false)), await times((bound) => pool.query(page, [bound]))),
    searchWithCounts: compare(
      await times(engine(true, 'netPrice')),
      await times((bound) => pool.query(counted, [bound])),
    ),
  };
}

async function times(run: (bound: number) => unknown): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let index = 0; index < asked; index++) {
    const start = performance.now();
    await run(10_000 + index * 13);
    taken.push(performance.now() - start);
  }
  return taken.slice(asked / 4);
}

function compare(engine: readonly number[], postgres: readonly number[]): AgainstPostgres {
  const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const [engineMilliseconds, postgresMilliseconds] = [middleOf(engine), middleOf(postgres)];
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    engineMilliseconds: round(engineMilliseconds),
    postgresMilliseconds: round(postgresMilliseconds),
    timesAsFast: Math.round(postgresMilliseconds / engineMilliseconds),
  };
}
