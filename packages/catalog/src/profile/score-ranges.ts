import type pg from 'pg';

type MiddleHalf = { low: number | null; high: number | null };

/** The middle half of scores of a college's first-year students, and whether it looks at scores (code of the survey). */
export type ScoreRanges = {
  readonly year: string;
  readonly of: ReadonlyMap<
    number,
    { considers: number | null; act: MiddleHalf; satReading: MiddleHalf; satMath: MiddleHalf }
  >;
};

type Row = { id: number; considers: number | null; quarters: (number | null)[] };

/** Reads the 25th and 75th percentiles of ACT and SAT scores, and the year they are of. */
export async function readScoreRanges(pool: pg.Pool, collegeIds: readonly number[]): Promise<ScoreRanges> {
  const [ranges, dataset] = await Promise.all([
    pool.query<Row>(
      `select college_id as id, considers_test_scores::int as considers,
         array[act_25, act_75, sat_reading_25, sat_reading_75, sat_math_25, sat_math_75]::int[] as quarters
       from catalog.figures_admissions where college_id = any($1)`,
      [collegeIds],
    ),
    pool.query<{ year: string }>(`select year from catalog.dataset where key = 'figures-admissions'`),
  ]);
  const half = (quarters: Row['quarters'], at: number): MiddleHalf => ({
    low: quarters[at] ?? null,
    high: quarters[at + 1] ?? null,
  });
  return {
    year: dataset.rows[0]?.year ?? '',
    of: new Map(
      ranges.rows.map(({ id, considers, quarters }) => [
        id,
        { considers, act: half(quarters, 0), satReading: half(quarters, 2), satMath: half(quarters, 4) },
      ]),
    ),
  };
}
