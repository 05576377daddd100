import { serveHealth } from '@longleaf/http/health';
import { isUnavailable } from '@longleaf/platform/database-error';
import { databaseReady } from '@longleaf/platform/readiness';
import type { FastifyInstance } from 'fastify';
import type { IdentityOptions } from './app.ts';
import type { IdentityDeps } from './deps.ts';

/**
 * What a balancer may ask this copy for alone: what people sign in by. Jobs are no caller's matter: they count in the
 * whole alone.
 */
export function health(
  app: FastifyInstance,
  { database, keyRing, log }: Pick<IdentityDeps, 'database' | 'keyRing' | 'log'>,
  { jobsRunning = () => true, stopping }: Pick<IdentityOptions, 'jobsRunning' | 'stopping'>,
): void {
  const isDatabaseReady = databaseReady(database.pool);
  const hasKeys = async () => {
    try {
      // A database that does not answer is asked once.
      if (!(await isDatabaseReady())) return false;
      await keyRing.fresh();
      return true;
    } catch (error) {
      if (!isUnavailable(error)) log.warn({ err: error }, 'the keys cannot be read');
      return false;
    }
  };
  serveHealth(app, {
    parts: { database: isDatabaseReady, keys: hasKeys, jobs: jobsRunning },
    groups: { people: ['database', 'keys'] },
    stopping: () => stopping?.aborted === true,
  });
}
