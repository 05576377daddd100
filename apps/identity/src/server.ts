import { join } from 'node:path';
import {
  addressesOf,
  directUrl,
  openDirect,
  openForCalls,
  openForFigures,
} from '@longleaf/platform/connections';
import { migrate, type ConnectionTrouble } from '@longleaf/platform/database';
import { migrateJobs } from '@longleaf/platform/jobs/migrate';
import { createLogger } from '@longleaf/platform/logging';
import { migrateMail } from '@longleaf/platform/mail/migrate';
import { readSecret } from '@longleaf/platform/secret';
import { serve } from '@longleaf/platform/serve';
import { readSettings } from '@longleaf/platform/settings';
import { stopTimes } from '@longleaf/platform/stop-in-order';
import { buildIdentity } from './app.ts';
import { cleanRegularly } from './cleanup.ts';
import { startIdentityJobs } from './jobs.ts';
import { registeredClients } from './provider/clients.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

await serve('sign-in', async (_say, stopping) => {
  const settings = readSettings(process.env, 'identity');
  const log = createLogger('identity', settings.LOG_LEVEL);
  // Which clients there are is a setting, too: what is wrong with them is said before anything is done.
  registeredClients(settings);
  const addresses = addressesOf(settings);
  const onTrouble = (trouble: ConnectionTrouble) => log.warn(trouble, 'a connection to the database broke');
  const patient = await openDirect(addresses, { onTrouble });
  await migrate(patient, { folder: MIGRATIONS, schema: 'identity' });
  await migrateMail(patient);
  await migrateJobs(patient);
  await patient.close();
  const database = openForCalls(addresses, { onTrouble });
  const forFigures = openForFigures(addresses);
  if (settings.embedded) {
    const { ensureDemoPeople } = await import('./demo-people.ts');
    await ensureDemoPeople(database, settings);
  }
  // Waits must pass even when NOW fixes the product's clock.
  const clock = () => new Date();
  const databaseUrl = directUrl(addresses);
  await readSecret('ACCOUNT_SERVICE_SECRET', settings);
  const jobs = await startIdentityJobs({ settings, database, clock, log, databaseUrl });
  const app = await buildIdentity({
    settings,
    database,
    clock,
    log,
    jobsRunning: () => jobs.running(),
    figures: {
      database: forFigures,
      pools: { calls: database.pool, queue: jobs.pool },
      tasks: jobs.tasks,
    },
    stopping,
  });
  const stopCleaning = cleanRegularly(database, log);
  return {
    app,
    port: settings.IDENTITY_PORT,
    host: settings.HOST,
    setting: 'IDENTITY_PORT',
    stop: stopTimes(settings),
    work: jobs,
    close: async () => {
      stopCleaning();
      await database.close();
      await forFigures.close();
    },
  };
});
