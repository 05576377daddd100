import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from '../site/settings.ts';

/** Security headers: no script at all, own files only, framed by the portal alone, forms go to the portal. */
export async function registerSecurity(app: FastifyInstance, settings: SiteSettings): Promise<void> {
  const portal = new URL(settings.PORTAL_URL).origin;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'none'"],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'img-src': ["'self'"],
        // No script runs here; checkers that read robots.txt from within the page may.
        'connect-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'", portal],
        'frame-ancestors': ["'self'", portal],
      },
    },
    frameguard: false,
    hsts: settings.CONTENT_URL.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
