import { join } from 'node:path';
import { type Addresses, directUrl } from '@longleaf/platform/connections';
import type { Logger } from '@longleaf/platform/logging';
import { openWays } from '@longleaf/platform/open-database';
import { openTogether } from '@longleaf/platform/open-together';
import type { Serving } from '@longleaf/platform/serve';
import type { Settings } from '@longleaf/platform/settings';
import { buildIdentity } from './app.ts';
import { cleanRegularly } from './cleanup.ts';
import { startIdentityJobs } from './jobs.ts';

const TABLES = [{ folder: join(import.meta.dirname, '../migrations'), schema: 'identity' }];

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
  const { database, forFigures } = await openWays({ addresses, log, tables: TABLES }, opened);
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
