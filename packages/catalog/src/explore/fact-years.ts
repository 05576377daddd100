import type pg from 'pg';

/** The sources that pages name the year of where the figures do not bring it themselves. */
const sourcesOfYears = [
  'programs',
  'projections',
  'wages-national',
  'wages-state',
  'cip-soc',
  'figures-admissions',
  'figures-services',
] as const;

/** The years of those sources as their files state them: '2023-24', 'May 2024'; empty where nothing is loaded. */
export type FactYears = Readonly<Record<(typeof sourcesOfYears)[number], string>>;

/** Reads which years the loaded facts are of. */
export async function readFactYears(pool: pg.Pool): Promise<FactYears> {
  const { rows } = await pool.query<{ key: string; year: string }>(
    'select key, year from catalog.dataset where key = any($1)',
    [sourcesOfYears],
  );
  const years = new Map(rows.map(({ key, year }) => [key, year]));
  return Object.fromEntries(sourcesOfYears.map((key) => [key, years.get(key) ?? ''])) as FactYears;
}
