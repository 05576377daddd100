import { openDirect } from './connections.ts';
import { type Database, openDatabase } from './database.ts';
import { withoutValues } from './database-error.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Settings } from './settings.ts';

/**
 * Gives an operator's command the database that the settings name, else the embedded one, and closes what it opened.
 * @throws of a statement that failed its reason, without the values in it.
 */
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
  } catch (error) {
    // What nobody catches is printed with its words.
    throw withoutValues(error);
  } finally {
    await database.close();
    // A server that was running before belongs to somebody else.
    if (embedded && !embedded.adopted) await embedded.stop();
  }
}
