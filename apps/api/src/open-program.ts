import { join } from 'node:path';
import { loadCatalog } from '@longleaf/catalog/load-catalog';
import { openCatalog } from '@longleaf/catalog/open-catalog';
import { clockOf } from '@longleaf/platform/clock';
import { type Addresses, directUrl } from '@longleaf/platform/connections';
import { watchDatabase } from '@longleaf/platform/database-watch';
import { startJobs } from '@longleaf/platform/jobs/runner';
import { openMail } from '@longleaf/platform/mail/mail';
import type { Logger } from '@longleaf/platform/logging';
import { openWays } from '@longleaf/platform/open-database';
import { openTogether } from '@longleaf/platform/open-together';
import { databaseReady } from '@longleaf/platform/readiness';
import type { Secret } from '@longleaf/platform/secret';
import type { Serving } from '@longleaf/platform/serve';
import type { Settings } from '@longleaf/platform/settings';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { buildApi } from './app.ts';
import type { PortalBuild } from './portal/build.ts';
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

const TABLES = [
  { folder: join(import.meta.dirname, '../../../packages/catalog/migrations'), schema: 'catalog' },
  { folder: join(import.meta.dirname, '../migrations'), schema: 'portal' },
];

export type ProgramOptions = {
  settings: Settings;
  addresses: Addresses;
  dataSecret: Secret;
  log: Logger;
  say: (message: string) => void;
  stopping: AbortSignal;
  portal: PortalBuild | undefined;
};

/**
 * Opens all that a copy of the API stands on (tables brought up to date, facts in memory, the queue) and builds it. When
 * it fails nothing stays open.
 */
export function openProgram(options: ProgramOptions): Promise<Pick<Serving, 'app' | 'work' | 'close'>> {
  return openTogether((opened) => openAll(options, opened));
}

async function openAll(
  { settings, addresses, dataSecret, log, say, stopping, portal }: ProgramOptions,
  opened: AsyncDisposableStack,
): Promise<Pick<Serving, 'app' | 'work'>> {
  const { patient, database, forFigures } = await openWays(
    { addresses, log, tables: TABLES },
    opened,
    (way) => loadCatalog(way.pool, say),
  );
  if (settings.embedded) {
    const { ensureDemoData } = await import('./demo-data.ts');
    const today = easternDay(clockOf(settings)());
    await ensureDemoData(database, settings.OIDC_ISSUER, { dataSecret, today });
  }
  const catalog = await openCatalog(database.pool, {
    reader: patient.pool,
    onTrouble: (error) => log.warn({ err: error }, 'checking the facts failed'),
  });
  opened.defer(() => catalog.close());
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
  opened.defer(() => jobs.stop());
  const isDatabaseReady = databaseReady(database.pool);
  const watch = watchDatabase(isDatabaseReady);
  opened.defer(() => watch.end());
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
    databaseReady: isDatabaseReady,
    peopleAway: watch.isAway,
    stopping,
    ...(portal && { portal }),
  });
  return { app, work: jobs };
}
