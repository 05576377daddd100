import { html } from '@longleaf/platform/html';
import type { Site } from '../site/site.ts';
import type { Page } from './document.ts';
import { openList } from './parts.ts';

/** Shown for an address where nothing is, with the ways on. */
export function notFoundPage(site: Site): Page {
  const sections = site.library.sections.map(({ opening }) => ({
    title: opening.title,
    text: opening.summary,
    href: opening.path,
  }));
  return {
    title: 'Page not found',
    description: 'Nothing is at this address.',
    path: null,
    body: html`<div class="wrap nothing">
      <img src="${site.assets.url('nothing-here.svg')}" alt="" width="160" height="80" />
      <h1>Page not found</h1>
      <p class="lead">Nothing is at this address. It may have moved, or a letter may be wrong.</p>
      <p class="act-line">
        <a class="act" href="${site.settings.PORTAL_URL}/college-search">Find a college</a>
      </p>
      ${openList(sections)}
    </div>`,
  };
}
