import type pg from 'pg';

/** Finds the college that an address leads to, also one it no longer uses; undefined for an address never given. */
export async function collegeOfFormerName(pool: pg.Pool, urlName: string): Promise<number | undefined> {
  const result = await pool.query<{ college_id: number }>(
    'select college_id from catalog.college_url_name where url_name = $1',
    [urlName],
  );
  return result.rows[0]?.college_id;
}
