import type { Clock } from '@longleaf/platform/clock';
import { answerRequestId, requestOptions } from '@longleaf/platform/request-id';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { registerSecurity } from './http/security.ts';
import { openNotifications } from './notifications/notifications.ts';
import { registerAssets } from './routes/assets.ts';
import { registerLogin } from './routes/login.ts';
import { registerApi } from './routes/notifications.ts';
import { registerPages } from './routes/pages.ts';
import type { SiteSettings } from './site/settings.ts';
import { contentFolders, loadSite, type ContentFolders } from './site/site.ts';

type Parts = {
  settings: SiteSettings;
  clock: Clock;
  logger?: FastifyBaseLogger;
  /** Where the text is kept; the project's own folders unless stated. */
  folders?: Partial<ContentFolders>;
};

/**
 * Builds the server of the content site. It does not listen.
 * @throws ContentError naming the article or page that cannot be used.
 */
export async function buildContent({ settings, clock, logger, folders }: Parts): Promise<FastifyInstance> {
  const places = { ...contentFolders, ...folders };
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    ...requestOptions,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  answerRequestId(app);
  await registerSecurity(app, settings);

  const site = loadSite(settings, places);
  const notifications = openNotifications(places.notifications, {
    clock,
    onError: (error) => app.log.error({ reason: error.message }, 'A site notification cannot be read'),
  });
  registerApi(app, { settings, notifications, home: site.home });
  registerLogin(app, settings);
  registerAssets(app, site.assets);
  registerPages(app, site, notifications);
  app.get('/health', () => ({ status: 'ok' }));
  return app;
}
