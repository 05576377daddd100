import type { Queryable } from '@longleaf/platform/jobs/queue';
import type pg from 'pg';

/** Reads with one repeatable view of the database: all of it is of the same moment. */
export async function readView<Result>(
  pool: pg.Pool,
  read: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await read(client);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/** Runs a query and puts the rows together by their column `key`. */
export async function groupedRows<Row extends { readonly key: string }>(
  client: Queryable,
  sql: string,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const result = await client.query<Row>(sql);
  return Map.groupBy(result.rows, (row) => row.key);
}
