import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '@longleaf/catalog/load-catalog';
import { openCatalog } from '@longleaf/catalog/open-catalog';
import { clockOf } from '@longleaf/platform/clock';
import {
  addressesOf,
  directUrl,
  openDirect,
  openForCalls,
  openForFigures,
} from '@longleaf/platform/connections';
import { migrate, type ConnectionTrouble } from '@longleaf/platform/database';
import { watchDatabase } from '@longleaf/platform/database-watch';
import { migrateJobs } from '@longleaf/platform/jobs/migrate';
import { startJobs } from '@longleaf/platform/jobs/runner';
import { createLogger } from '@longleaf/platform/logging';
import { openMail } from '@longleaf/platform/mail/mail';
import { migrateMail } from '@longleaf/platform/mail/migrate';
import { databaseReady } from '@longleaf/platform/readiness';
import { readDataSecret, readSecret } from '@longleaf/platform/secret';
import { serve } from '@longleaf/platform/serve';
import { readSettings } from '@longleaf/platform/settings';
import { stopTimes } from '@longleaf/platform/stop-in-order';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { portalLanguages } from '@longleaf/rules/languages/portal-languages';
import { buildApi } from './app.ts';
import { providerVerifier } from './http/provider-keys.ts';
import { directAdmissionJobs } from './modules/direct-admission/index.ts';
import { applicationJobs } from './modules/applications/index.ts';
import { dueReminderJobs } from './modules/due-reminders/index.ts';
import { fileJobs, fileKeeper } from './modules/files/index.ts';
import { keptAnswerJobs } from './modules/kept-answers/index.ts';
import { orderExportJobs } from './modules/orders/index.ts';
import { prospectExportJobs } from './modules/prospect-exports/index.ts';
import { transcriptJobs } from './modules/transcripts/index.ts';
import { yourDataJobs } from './modules/your-data/index.ts';
import { loadPortal } from './portal/build.ts';

const HERE = import.meta.dirname;
const PORTAL_BUILD = join(HERE, '../../portal/build');
const CATALOG_MIGRATIONS = join(HERE, '../../../packages/catalog/migrations');

await serve('portal and API', async (say, stopping) => {
  const settings = readSettings(process.env, 'api');
  const log = createLogger('api', settings.LOG_LEVEL);
  const addresses = addressesOf(settings);
  const onTrouble = (trouble: ConnectionTrouble) => log.warn(trouble, 'a connection to the database broke');
  // Migrations and reading all facts take longer than a caller should wait.
  const patient = await openDirect(addresses, { onTrouble });
  await migrate(patient, { folder: CATALOG_MIGRATIONS, schema: 'catalog' });
  await migrate(patient, { folder: join(HERE, '../migrations'), schema: 'portal' });
  await migrateMail(patient);
  await migrateJobs(patient);
  await loadCatalog(patient.pool, say);
  const database = openForCalls(addresses, { onTrouble });
  const forFigures = openForFigures(addresses);
  const dataSecret = await readDataSecret(settings);
  if (settings.embedded) {
    const { ensureDemoData } = await import('./demo-data.ts');
    const today = easternDay(clockOf(settings)());
    await ensureDemoData(database, settings.OIDC_ISSUER, { dataSecret, today });
  }
  const catalog = await openCatalog(database.pool, {
    reader: patient.pool,
    onTrouble: (error) => log.warn({ err: error }, 'checking the facts failed'),
  });
  await readSecret('ACCOUNT_SERVICE_SECRET', settings);
  const mail = openMail({ owner: 'portal', secret: dataSecret, settings, database, log });
  const clock = clockOf(settings);
  const deletions = yourDataJobs({ database, clock, sendMail: mail.send, settings });
  const answers = keptAnswerJobs(database);
  const hub = applicationJobs({
    database,
    clock,
    catalog,
    dataSecret,
    settings,
    sendMail: mail.send,
    findCollege: catalog.findCollege,
    files: fileKeeper({ settings, dataSecret, clock }),
    log,
  });
  const files = fileJobs(database, settings);
  const sending = transcriptJobs({
    database,
    clock,
    dataSecret,
    settings,
    sendMail: mail.send,
    findCollege: catalog.findCollege,
    log,
  });
  const reminders = dueReminderJobs({
    database,
    catalog,
    findCollege: catalog.findCollege,
    clock,
    log,
    settings,
    dataSecret,
    sendMail: mail.send,
  });
  const lookUps = directAdmissionJobs({ database, clock });
  const prospects = prospectExportJobs({
    database,
    catalog,
    findCollege: catalog.findCollege,
    clock,
    log,
    settings,
    dataSecret,
    sendMail: mail.send,
  });
  const orders = orderExportJobs({ database, clock, log, settings, dataSecret, sendMail: mail.send });
  const jobs = await startJobs({
    databaseUrl: directUrl(addresses),
    log,
    tasks: {
      ...mail.tasks,
      ...deletions.tasks,
      ...answers.tasks,
      ...hub.tasks,
      ...reminders.tasks,
      ...lookUps.tasks,
      ...sending.tasks,
      ...prospects.tasks,
      ...orders.tasks,
      ...files.tasks,
    },
    regularly: {
      ...mail.regularly,
      ...deletions.regularly,
      ...answers.regularly,
      ...hub.regularly,
      ...reminders.regularly,
      ...lookUps.regularly,
      ...sending.regularly,
      ...prospects.regularly,
      ...orders.regularly,
      ...files.regularly,
    },
  });
  const watch = watchDatabase(databaseReady(database.pool));
  const app = await buildApi({
    settings,
    database,
    clock,
    log,
    verifyToken: providerVerifier(settings),
    catalog,
    findCollege: catalog.findCollege,
    sendMail: mail.send,
    dataSecret,
    jobsRunning: () => jobs.running(),
    figures: {
      database: forFigures,
      pools: { calls: database.pool, direct: patient.pool, queue: jobs.pool },
      tasks: jobs.tasks,
    },
    peopleAway: watch.isAway,
    stopping,
    ...(existsSync(PORTAL_BUILD) && {
      portal: await loadPortal(PORTAL_BUILD, portalLanguages(settings.PORTAL_LANGUAGES)),
    }),
  });
  return {
    app,
    port: settings.PORT,
    host: settings.HOST,
    setting: 'PORT',
    stop: stopTimes(settings),
    work: jobs,
    close: async () => {
      watch.end();
      await database.close();
      await forFigures.close();
      await patient.close();
    },
  };
});
