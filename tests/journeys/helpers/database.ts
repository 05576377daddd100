import { openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';

/** Changes rows of the journeys' database: what only time or another program would bring about. */
export async function changeRows(statement: string, values: readonly unknown[]): Promise<void> {
  // Finds the server that runs there; it is not ours to stop.
  const { url } = await startEmbeddedPostgres({ dataDir: process.env['DATA_DIR'] ?? '' });
  const database = openDatabase(url, { maximum: 1 });
  try {
    const { rowCount } = await database.pool.query(statement, [...values]);
    if (!rowCount) throw new Error(`No row was changed by: ${statement}`);
  } finally {
    await database.close();
  }
}
