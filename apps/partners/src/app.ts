import { readFileSync } from 'node:fs';
import helmet from '@fastify/helmet';
import { html } from '@longleaf/platform/html';
import { answerRequestId, requestOptions } from '@longleaf/platform/request-id';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { contentPolicy } from './pages/content-policy.ts';
import { indexPage } from './pages/index-page.ts';
import { standInPage } from './pages/stand-in-page.ts';
import { parties } from './parties.ts';
import type { PartnerSettings } from './party.ts';

const css = readFileSync(new URL('./pages/stand-in.css', import.meta.url), 'utf8');

/** Builds the server of the stand-ins for outside parties. It does not listen. */
export async function buildPartners({
  settings,
  logger,
}: {
  settings: PartnerSettings;
  logger?: FastifyBaseLogger;
}): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    ...requestOptions,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  });
  answerRequestId(app);
  await app.register(helmet, { contentSecurityPolicy: false, frameguard: false, hsts: false });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('content-security-policy', contentPolicy());
  });

  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(indexPage(parties, settings)),
  );
  app.get('/stand-in.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get('/health', () => ({ status: 'ok' }));
  for (const party of parties) await party.register(app, settings);

  app.setNotFoundHandler((_request, reply) => {
    const body = html`<p>Nothing is at this address. <a href="/">See the stand-ins</a>.</p>`;
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(standInPage({ title: 'Page not found', body, settings }));
  });
  return app;
}
