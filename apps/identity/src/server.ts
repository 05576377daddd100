import { fileURLToPath } from 'node:url';
import { checkDatabase, migrate, openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { buildIdentity } from './app.ts';
import { cleanRegularly } from './cleanup.ts';
import { ensureDemoPeople } from './demo-people.ts';

const settings = readSettings(process.env);
const log = createLogger('identity', settings.LOG_LEVEL);
const embedded = settings.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR });
const url = settings.DATABASE_URL ?? embedded?.url ?? '';
const database = openDatabase(url, { maximum: settings.DATABASE_CONNECTIONS });
await checkDatabase(database, url);
await migrate(database, {
  folder: fileURLToPath(new URL('../migrations', import.meta.url)),
  schema: 'identity',
});
if (settings.embedded) await ensureDemoPeople(database, settings);

// Waits must pass even when NOW fixes the product's clock.
const app = await buildIdentity({ settings, database, clock: () => new Date(), log });
const stopCleaning = cleanRegularly(database, log);

async function stop(): Promise<void> {
  stopCleaning();
  await app.close();
  await database.close();
  if (embedded && !embedded.adopted) await embedded.stop();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
await app.listen({ host: settings.HOST, port: settings.IDENTITY_PORT });
