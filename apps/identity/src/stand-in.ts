import { serveHealth } from '@longleaf/http/health';
import { programMetrics } from '@longleaf/http/metrics/program-metrics';
import { openRegistry } from '@longleaf/http/metrics/registry';
import { serveMetrics } from '@longleaf/http/metrics/serve-metrics';
import { unavailable } from '@longleaf/http/problem';
import type { Database } from '@longleaf/platform/database';
import type { Logger } from '@longleaf/platform/logging';
import type { Settings } from '@longleaf/platform/settings';
import { openOfferedWords } from '@longleaf/platform/words/server-words';
import type { FastifyInstance } from 'fastify';
import { loadAssets } from './screens/assets.ts';
import { framesOf, openShell } from './shell.ts';

export type StandInOptions = {
  settings: Settings;
  log: Logger;
  /** Asked for figures alone; closed with it. */
  database: Database;
};

const no = () => false;

/**
 * What answers in place of a copy that was started while the database is away: pages and calls get 503, as they do when
 * it goes away later, and the copy is ready in no part. It never listens by itself.
 */
export async function buildStandIn({ settings, log, database }: StandInOptions): Promise<FastifyInstance> {
  const assets = await loadAssets();
  const words = await openOfferedWords(settings);
  const registry = openRegistry();
  const frameIn = framesOf(settings, { words, assets });
  const app = await openShell({ settings, log, words, assets, registry, frameIn });
  app.addHook('onClose', () => database.close());
  serveHealth(app, {
    parts: { database: no, keys: no, jobs: no },
    groups: { people: ['database', 'keys'] },
    stopping: no,
  });
  programMetrics(registry, { database, pools: {}, tasks: [], mailOwner: 'identity', jobsRunning: no });
  serveMetrics(app, registry, { path: '/metrics', everyone: settings.METRICS_PUBLIC });
  await app.register(async (everythingElse) => {
    // Before the body is read: nothing is done with it.
    everythingElse.addHook('onRequest', async () => {
      throw unavailable(new Error('The database was away when this copy was started'));
    });
    everythingElse.all('/*', () => undefined);
  });
  return app;
}
