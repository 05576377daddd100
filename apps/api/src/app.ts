import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { createAuthenticate } from './http/authentication.ts';
import { notFound } from './http/problem.ts';
import { createServer } from './http/server.ts';
import { documentation } from './operations/documentation.ts';
import { health } from './operations/health.ts';
import { metrics } from './operations/metrics.ts';

/** Builds the server: the API below `/api`, everything else the portal. It never listens. */
export async function buildApi(dependencies: Dependencies): Promise<FastifyInstance> {
  const { settings, database, log, verifyToken } = dependencies;
  const app = await createServer({
    settings,
    log,
    authenticate: createAuthenticate(verifyToken, database),
    catalogVersion: () => '0',
  });
  // The portal writes its own policy, with a nonce; the API's answers are never documents.
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  metrics(app, { everyone: settings.METRICS_PUBLIC });

  await app.register(
    async (api) => {
      health(api, database, () => true);
      documentation(api, settings);
      api.all('/*', () => {
        throw notFound('There is no such call.');
      });
    },
    { prefix: '/api' },
  );
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  return app;
}
