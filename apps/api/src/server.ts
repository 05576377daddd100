import { join } from 'node:path';
import { clockOf } from '@longleaf/platform/clock';
import { checkDatabase, migrate, openDatabase } from '@longleaf/platform/database';
import { createLogger } from '@longleaf/platform/logging';
import { serve } from '@longleaf/platform/serve';
import { readSettings } from '@longleaf/platform/settings';
import { buildApi } from './app.ts';
import { providerVerifier } from './http/provider-keys.ts';

await serve('portal and API', async () => {
  const settings = readSettings(process.env);
  const log = createLogger('api', settings.LOG_LEVEL);
  const url = settings.DATABASE_URL ?? '';
  const database = openDatabase(url, { maximum: settings.DATABASE_CONNECTIONS });
  await checkDatabase(database, url);
  await migrate(database, { folder: join(import.meta.dirname, '../migrations'), schema: 'portal' });
  const clock = clockOf(settings);
  const app = await buildApi({ settings, database, clock, log, verifyToken: providerVerifier(settings) });
  return { app, port: settings.PORT, host: settings.HOST, setting: 'PORT', close: () => database.close() };
});
