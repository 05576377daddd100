import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Settings } from '@longleaf/platform/settings';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { DOCS_FONT } from './docs-style.ts';
import { openApiDocument } from './openapi.ts';

const FONT = '@fontsource-variable/reddit-sans/files/reddit-sans-latin-wght-normal.woff2';

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
        `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(docsPage(document(), nonce));
  });
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
  app.get(`/${DOCS_FONT}`, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('font/woff2').send(font),
  );
}
