import { figureGroups, neighbourFigures } from '@longleaf/rules/colleges/figures/groups';
import type { FigureGroupKey, NeighbourFigure } from '@longleaf/rules/colleges/figures/groups';
import type pg from 'pg';
import { snakeCase } from '../naming/snake-case.ts';
import { figureJoins } from './figures.ts';

export type Medians = Readonly<Record<NeighbourFigure, number | null>>;

function columnOf(figure: NeighbourFigure): string {
  // As cards show it: the newest that a college has.
  if (figure === 'netPrice')
    return 'coalesce(figures_of_net_price_recent.net_price_recent, figures_of_net_price.net_price)';
  const group = (Object.keys(figureGroups) as FigureGroupKey[]).find(
    (key) => figure in figureGroups[key].figures,
  );
  return `figures_of_${snakeCase(group ?? '')}.${snakeCase(figure)}`;
}

const medianSql = `select ${neighbourFigures
  .map((figure) => `percentile_cont(0.5) within group (order by ${columnOf(figure)}) as "${figure}"`)
  .join(', ')}
  from catalog.college
  ${figureJoins}
  left join catalog.college_closure closure on closure.college_id = college.id
  where college.state = 'NC' and college.level_code = 1 and college.is_active and closure.closed_on is null
    and college.control_code in (1, 2) and college.offers_undergraduate`;

/**
 * The middle value of each figure among North Carolina's open public and nonprofit four-year colleges with
 * undergraduates: half of those that report it are above, half below. Null when none reports it.
 */
export async function readMedians(pool: pg.Pool): Promise<Medians> {
  const result = await pool.query<Medians>(medianSql);
  const row = result.rows[0];
  if (!row) throw new Error('The medians gave no row');
  return row;
}
