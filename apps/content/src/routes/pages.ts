import type { SiteNotification } from '@longleaf/contract/site-notifications';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/problem.ts';
import { prepare, sendPrepared, type Prepared } from '../http/prepared.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { renderDocument, type Page } from '../pages/document.ts';
import { notFoundPage } from '../pages/not-found-page.ts';
import { pageTable } from '../site/page-table.ts';
import type { Site } from '../site/site.ts';

/** Browsers ask again each time and mostly get 304. */
const PAGES = 'public, no-cache';
const HTML = 'text/html; charset=utf-8';

/** Serves every page, the page for unknown addresses, and the list of pages for search engines. */
export function registerPages(app: FastifyInstance, site: Site, notifications: Notifications): void {
  const pages = pageTable(site);
  const render = renderer(site);
  const notice = () =>
    notifications.read([site.settings.NOTIFICATION_TARGET.toLowerCase()]).notifications[0] ?? null;

  for (const [path, page] of pages) {
    app.get(path, (request, reply) => sendPrepared(request, reply, render(page, notice()), PAGES));
  }

  const addresses = [...pages.keys()].map(
    (path) => `<url><loc>${site.settings.CONTENT_URL}${path}</loc></url>`,
  );
  const siteMap = prepare(
    'application/xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>\n`,
  );
  const robots = prepare(
    'text/plain; charset=utf-8',
    `User-agent: *\nAllow: /\nSitemap: ${site.settings.CONTENT_URL}/sitemap.xml\n`,
  );
  app.get('/sitemap.xml', (request, reply) => sendPrepared(request, reply, siteMap, 'public, max-age=3600'));
  app.get('/robots.txt', (request, reply) => sendPrepared(request, reply, robots, 'public, max-age=3600'));

  const nothing = notFoundPage(site);
  app.setNotFoundHandler((request, reply) => {
    if (/^\/api(\/|$)/i.test(request.url))
      return sendProblem(reply, request.id, { status: 404, title: 'Not found' });
    return sendPrepared(request, reply.code(404), render(nothing, notice()), 'no-store');
  });
}

/** Renders a page once for each notice that stands above it. */
function renderer(site: Site): (page: Page, notice: SiteNotification | null) => Prepared {
  const rendered = new Map<Page, { noticeKey: string; document: Prepared }>();
  return (page, notice) => {
    const noticeKey = JSON.stringify(notice);
    const known = rendered.get(page);
    if (known?.noticeKey === noticeKey) return known.document;
    const document = prepare(HTML, renderDocument(site, page, notice));
    rendered.set(page, { noticeKey, document });
    return document;
  };
}
