import { join } from 'node:path';
import {
  type Addresses,
  directUrl,
  openDirect,
  openForCalls,
  openForFigures,
} from '@longleaf/platform/connections';
import { migrate, type ConnectionTrouble } from '@longleaf/platform/database';
import { migrateJobs } from '@longleaf/platform/jobs/migrate';
import type { Logger } from '@longleaf/platform/logging';
import { migrateMail } from '@longleaf/platform/mail/migrate';
import { openTogether } from '@longleaf/platform/open-together';
import type { Serving } from '@longleaf/platform/serve';
import type { Settings } from '@longleaf/platform/settings';
import { buildIdentity } from './app.ts';
import { cleanRegularly } from './cleanup.ts';
import { startIdentityJobs } from './jobs.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

export type ProgramOptions = {
  settings: Settings;
  addresses: Addresses;
  log: Logger;
  stopping: AbortSignal;
};

/**
 * Opens all that a copy of the sign-in host stands on (tables brought up to date, keys, the queue) and builds it. When
 * it fails nothing stays open.
 */
export function openProgram(options: ProgramOptions): Promise<Pick<Serving, 'app' | 'work' | 'close'>> {
  return openTogether((opened) => openAll(options, opened));
}

async function openAll(
  { settings, addresses, log, stopping }: ProgramOptions,
  opened: AsyncDisposableStack,
): Promise<Pick<Serving, 'app' | 'work'>> {
  const onTrouble = (trouble: ConnectionTrouble) => log.warn(trouble, 'a connection to the database broke');
  await bringUpToDate(addresses, onTrouble);
  const database = openForCalls(addresses, { onTrouble });
  opened.defer(() => database.close());
  const forFigures = openForFigures(addresses);
  opened.defer(() => forFigures.close());
  if (settings.embedded) {
    const { ensureDemoPeople } = await import('./demo-people.ts');
    await ensureDemoPeople(database, settings);
  }
  // Waits must pass even when NOW fixes the product's clock.
  const clock = () => new Date();
  const databaseUrl = directUrl(addresses);
  const jobs = await startIdentityJobs({ settings, database, clock, log, databaseUrl });
  opened.defer(() => jobs.stop());
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
  opened.defer(cleanRegularly(database, log));
  return { app, work: jobs };
}

async function bringUpToDate(
  addresses: Addresses,
  onTrouble: (trouble: ConnectionTrouble) => void,
): Promise<void> {
  const patient = await openDirect(addresses, { onTrouble });
  try {
    await migrate(patient, { folder: MIGRATIONS, schema: 'identity' });
    await migrateMail(patient);
    await migrateJobs(patient);
  } finally {
    await patient.close();
  }
}
