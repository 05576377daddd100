import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from '../site/settings.ts';

/** Security headers: one script of our own, the portal's page that tells who is signed in, own files only, framed by the portal alone, forms go to the portal. */
export async function registerSecurity(app: FastifyInstance, settings: SiteSettings): Promise<void> {
  const portal = new URL(settings.PORTAL_URL).origin;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'script-src-attr': ["'none'"],
        'frame-src': [portal],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'img-src': ["'self'"],
        // The script asks for nothing; checkers that read robots.txt from within the page may.
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
