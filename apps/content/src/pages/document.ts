import type { SiteNotification } from '@longleaf/contract/site-notifications';
import { html, raw, type Html } from '@longleaf/platform/html';
import type { Site } from '../site/site.ts';
import { frameAround } from '../site/frame.ts';

export type Page = {
  title: string;
  description: string;
  /** The page's own path; null for a page that stands at no address of its own, such as 'not found'. */
  path: string | null;
  body: Html;
  /** schema.org facts about the page. */
  facts?: object[];
};

/** The whole document around a page: head, banner, header, main part and footer. */
export function renderDocument(site: Site, page: Page, notice: SiteNotification | null): string {
  const { settings, assets } = site;
  const around = frameAround(settings, page.path);
  const address = page.path === null ? null : settings.CONTENT_URL + page.path;
  const title =
    page.path === '/'
      ? `${settings.PRODUCT_NAME}: ${page.title}`
      : `${page.title} | ${settings.PRODUCT_NAME}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${page.description}" />
        ${address ? html`<link rel="canonical" href="${address}" />` : html`<meta name="robots" content="noindex" />`}
        <meta property="og:title" content="${page.title}" />
        <meta property="og:description" content="${page.description}" />
        <meta property="og:site_name" content="${settings.PRODUCT_NAME}" />
        <meta name="theme-color" content="#FBF8F1" />
        <link rel="icon" type="image/svg+xml" href="${assets.url('mark.svg')}" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossorigin
          href="${assets.url('reddit-sans.woff2')}"
        />
        <script src="${assets.url('session.js')}"></script>
        <link rel="stylesheet" href="${assets.url('site.css')}" />
        ${(page.facts ?? []).map(structuredData)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to main content</a>
        ${notice && html`<aside class="notice" aria-label="Notice"><p class="wrap">${notice.message}</p></aside>`}
        ${around.header}
        <main id="main" tabindex="-1">${page.body}</main>
        ${around.footer}
      </body>
    </html> `.text;
}

/** Facts for search engines. `<` is written so that no text can end the script element. */
function structuredData(facts: object): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return html`<script type="application/ld+json">
    ${raw(json)}
  </script>`;
}
