import { figureGroups, neighbourFigures } from '@longleaf/rules/colleges/figures/groups';
import type { FigureGroupKey, NeighbourFigure } from '@longleaf/rules/colleges/figures/groups';
import { SPECIAL_FOCUS } from '@longleaf/rules/colleges/benchmark';
import type { BenchmarkKind } from '@longleaf/rules/colleges/benchmark';
import type pg from 'pg';
import { snakeCase } from '../naming/snake-case.ts';
import { figureJoins } from './figures.ts';

export type Middles = Readonly<Record<NeighbourFigure, number | null>>;

function columnOf(figure: NeighbourFigure): string {
  // As cards show it: the newest that a college has.
  if (figure === 'netPrice')
    return 'coalesce(figures_of_net_price_recent.net_price_recent, figures_of_net_price.net_price)';
  const group = (Object.keys(figureGroups) as FigureGroupKey[]).find(
    (key) => figure in figureGroups[key].figures,
  );
  return `figures_of_${snakeCase(group ?? '')}.${snakeCase(figure)}`;
}

/** The SQL of the rule (`benchmarkOf`): which kind a row of `college` is of. */
const kindSql = `case when college.control_code in (1, 2)
    and not coalesce(college.carnegie_2021_code in (${SPECIAL_FOCUS.join(', ')}), false)
  then case college.level_code when 1 then 'FourYear' when 2 then 'TwoYear' end end`;

const middlesSql = `select ${kindSql} as kind, ${neighbourFigures
  .map((figure) => `percentile_cont(0.5) within group (order by ${columnOf(figure)}) as "${figure}"`)
  .join(', ')}
  from catalog.college
  ${figureJoins}
  left join catalog.college_closure closure on closure.college_id = college.id
  where college.state = 'NC' and college.is_active and (closure.college_id is null or closure.kind not in ('closed', 'merged'))
    and college.offers_undergraduate
  group by 1`;

/**
 * The middle value of each figure among North Carolina's open colleges of each kind with undergraduates: half of those
 * that report it are above, half below. Null when none reports it.
 */
export async function readMiddles(pool: pg.Pool): Promise<ReadonlyMap<BenchmarkKind, Middles>> {
  const { rows } = await pool.query<{ kind: BenchmarkKind | null } & Middles>(middlesSql);
  return new Map(rows.flatMap(({ kind, ...middles }) => (kind === null ? [] : [[kind, middles as Middles]])));
}
