import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import type { Task } from '@longleaf/platform/jobs/runner';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { applicationRepository, forgetRemoved } from './repository.ts';
import { applicationRoutes } from './routes.ts';
import { applicationService, type TranscriptsOf } from './service.ts';

export { definitionOf, definitionsOf } from './definitions.ts';
export { participatingApplications, type ParticipatingApplication } from './participating.ts';
export type { TranscriptsOf } from './service.ts';
export { applications as applicationRows } from './tables.ts';

/**
 * The application hub: start, tasks, notes, remove, put back.
 * @param transcriptsOf the transcripts that were asked for; none while no module knows any
 */
export function applications(
  app: FastifyInstance,
  { database, catalog, findCollege, dataSecret, clock, settings }: Dependencies,
  transcriptsOf: TranscriptsOf = async () => new Map(),
): void {
  const slips = removalSlips(dataSecret, 'application', z.object({ id: z.number() }));
  const service = applicationService({
    rows: applicationRepository(database),
    catalog,
    findCollege,
    slips,
    transcriptsOf,
    clock,
    applicationSite: settings.APPLICATION_SITE_URL,
  });
  applicationRoutes(app, service);
}

const TASK = 'forget-applications';
const EVERY_HOUR = '23 * * * *';
const ONE_DAY = 86_400_000;

/** What the job runner of the portal does for this module: what was removed can be put back for a day. */
export function applicationJobs(
  database: Database,
  clock: Clock,
): { tasks: Record<string, Task>; regularly: Record<string, string> } {
  return {
    tasks: { [TASK]: () => forgetRemoved(database, new Date(clock().getTime() - ONE_DAY)) },
    regularly: { [TASK]: EVERY_HOUR },
  };
}
