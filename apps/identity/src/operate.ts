import { openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { readSettings } from '@longleaf/platform/settings';
import { operate } from './operator/deeds.ts';

const settings = readSettings(process.env);
const embedded = settings.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR });
const database = openDatabase(settings.DATABASE_URL ?? embedded?.url ?? '', { maximum: 2 });
try {
  const { done, words } = await operate(database, process.argv.slice(2), new Date());
  process.stdout.write(`${words}\n`);
  if (!done) process.exitCode = 1;
} finally {
  await database.close();
  // A server that was running before belongs to somebody else.
  if (embedded && !embedded.adopted) await embedded.stop();
}
