import { type Database, openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Settings } from './settings.ts';

/** Gives an operator's command the database that the settings name, else the embedded one, and closes what it opened. */
export async function withCommandDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR });
  const database = openDatabase(settings.DATABASE_URL ?? embedded?.url ?? '', { maximum: 2 });
  try {
    await work(database);
  } finally {
    await database.close();
    // A server that was running before belongs to somebody else.
    if (embedded && !embedded.adopted) await embedded.stop();
  }
}
