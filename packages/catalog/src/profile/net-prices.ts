import { INCOME_FIGURES } from '@longleaf/rules/college-costs/income-figures';
import type pg from 'pg';
import { snakeCase } from '../naming/snake-case.ts';

/** Net prices by family income, lowest first, and the year they are of. */
export interface NetPrices {
  readonly year: string;
  readonly of: ReadonlyMap<number, readonly (number | null)[]>;
}

const columns = INCOME_FIGURES.map((figure) => `prices.${snakeCase(figure)}`).join(', ');

/** Reads what residents of each college's own state paid a year after grants, in whole dollars. */
export async function readNetPrices(pool: pg.Pool, collegeIds: readonly number[]): Promise<NetPrices> {
  const [prices, dataset] = await Promise.all([
    pool.query<{ id: number; by_income: (number | null)[] }>(
      `select college_id as id, array[${columns}]::int[] as by_income
       from catalog.figures_net_price prices where college_id = any($1)`,
      [collegeIds],
    ),
    pool.query<{ year: string }>(`select year from catalog.dataset where key = 'figures-netPrice'`),
  ]);
  return {
    year: dataset.rows[0]?.year ?? '',
    of: new Map(prices.rows.map(({ id, by_income }) => [id, by_income])),
  };
}
