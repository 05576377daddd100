import { collegeUrlName } from '@longleaf/catalog/tables/college';
import { written } from '@longleaf/platform/written-once';
import { eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type pg from 'pg';

const named = written(
  new QueryBuilder()
    .select({ collegeId: sql`${collegeUrlName.collegeId}`.as('collegeId') })
    .from(collegeUrlName)
    .where(eq(collegeUrlName.urlName, sql.placeholder('urlName')))
    .getSQL(),
);

/** Finds the college that an address leads to, also one it no longer uses; undefined for an address never given. */
export async function collegeOfFormerName(pool: pg.Pool, urlName: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ collegeId: number }>(named({ urlName }));
  return rows[0]?.collegeId;
}
