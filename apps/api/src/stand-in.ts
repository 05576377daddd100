import { EMPTY_CATALOG } from '@longleaf/catalog/open-catalog';
import { programMetrics } from '@longleaf/http/metrics/program-metrics';
import { openRegistry } from '@longleaf/http/metrics/registry';
import { serveMetrics } from '@longleaf/http/metrics/serve-metrics';
import { unavailable } from '@longleaf/http/problem';
import { createServer } from '@longleaf/http/server';
import type { Database } from '@longleaf/platform/database';
import type { Logger } from '@longleaf/platform/logging';
import { hasRoom } from '@longleaf/platform/readiness';
import type { Settings } from '@longleaf/platform/settings';
import type { FastifyInstance } from 'fastify';
import { markWhileAway } from './http/mark-while-away.ts';
import { setHeaders } from './operations/headers.ts';
import { health } from './operations/health.ts';
import { policies } from './policies.ts';
import type { PortalBuild } from './portal/build.ts';
import { portal } from './portal/index.ts';
import { publicSettings } from './portal/public-settings.ts';

export type StandInOptions = {
  settings: Settings;
  log: Logger;
  /** Asked for figures alone; closed with it. */
  database: Database;
  portal?: PortalBuild | undefined;
};

const no = () => false;

/**
 * What answers in place of a copy that was started while the database is away, and holds no facts yet: each call gets
 * 503, each page is the portal's own and says so, and the copy is ready in no part. It never listens by itself.
 */
export async function buildStandIn({
  settings,
  log,
  database,
  ...built
}: StandInOptions): Promise<FastifyInstance> {
  const app = await createServer({
    settings,
    log,
    authenticate: async () => undefined,
    policies,
    catalogVersion: () => EMPTY_CATALOG,
  });
  await setHeaders(app);
  markWhileAway(app, () => true);
  app.addHook('onClose', () => database.close());
  const registry = openRegistry();
  programMetrics(registry, { database, pools: {}, tasks: [], mailOwner: 'portal', jobsRunning: no });
  serveMetrics(app, registry, { path: '/api/metrics', everyone: settings.METRICS_PUBLIC });
  await app.register(
    async (api) => {
      health(api, { database: no, disk: () => hasRoom(settings.DATA_DIR), catalog: no, jobs: no });
      api.register(async (calls) => {
        // Before the body is read: nothing is done with it.
        calls.addHook('onRequest', async () => {
          throw unavailable(new Error('The database was away when this copy was started'));
        });
        calls.all('/*', () => undefined);
      });
    },
    { prefix: '/api' },
  );
  if (built.portal)
    await portal(app, built.portal, publicSettings(settings, built.portal.languages), () => true);
  else
    app.setNotFoundHandler(() => {
      throw unavailable(new Error('The database was away when this copy was started'));
    });
  return app;
}
