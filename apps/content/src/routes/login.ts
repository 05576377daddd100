import { portalLoginUrl, safeReturnUrl } from '@longleaf/contract/login';
import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from '../site/settings.ts';

/** The login address of the content site (API-212, GAP-056): sends the browser on to the portal's sign-in. */
export function registerLogin(app: FastifyInstance, settings: SiteSettings): void {
  const origins = { portalUrl: settings.PORTAL_URL, contentUrl: settings.CONTENT_URL };
  app.get<{ Querystring: Record<string, unknown> }>('/login', (request, reply) => {
    const given = Object.entries(request.query).find(([name]) => name.toLowerCase() === 'returnurl')?.[1];
    const target = portalLoginUrl(settings.PORTAL_URL, safeReturnUrl(given, origins));
    return reply.header('cache-control', 'no-store').redirect(target, 302);
  });
}
