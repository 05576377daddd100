import { openDirect } from './connections.ts';
import { type Database, openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Settings } from './settings.ts';

/** Gives an operator's command the database that the settings name, else the embedded one, and closes what it opened. */
export async function withCommandDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR'>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const { DATABASE_URL } = settings;
  const embedded = DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR });
  const database = await (DATABASE_URL === undefined
    ? openDatabase(embedded?.url ?? '', { maximum: 2 })
    : openDirect({ ...settings, DATABASE_URL }));
  try {
    await work(database);
  } finally {
    await database.close();
    // A server that was running before belongs to somebody else.
    if (embedded && !embedded.adopted) await embedded.stop();
  }
}
