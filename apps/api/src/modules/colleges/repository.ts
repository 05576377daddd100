import type pg from 'pg';

/** Finds the college that an address leads to, also one it no longer uses; undefined for an address never given. */
export async function collegeOfFormerName(pool: pg.Pool, urlName: string): Promise<number | undefined> {
  const result = await pool.query<{ college_id: number }>(
    'select college_id from catalog.college_url_name where url_name = $1',
    [urlName],
  );
  return result.rows[0]?.college_id;
}

/** Finds the title of an O*NET-SOC or SOC code; undefined for a code that is neither. */
export async function titleOfOccupation(pool: pg.Pool, code: string): Promise<string | undefined> {
  const result = await pool.query<{ title: string }>(
    `select title from catalog.occupation where onet_code = $1
     union all select title from catalog.soc where soc = $1
     union all select title from catalog.occupation where soc = $1 limit 1`,
    [code],
  );
  return result.rows[0]?.title;
}
