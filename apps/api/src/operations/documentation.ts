import { randomBytes } from 'node:crypto';
import type { Settings } from '@longleaf/platform/settings';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** `/openapi.json` for programs and `/docs` for people, both made from the operations that are served. */
export function documentation(app: FastifyInstance, settings: Settings): void {
  let made: Record<string, unknown> | undefined;
  const document = () =>
    (made ??= openApiDocument(app.operations, settings.PRODUCT_NAME, settings.PORTAL_URL));
  app.get('/openapi.json', (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=60');
    return document();
  });
  app.get('/docs', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(docsPage(document(), nonce));
  });
}
