import { html, type Html } from '@longleaf/platform/html';
import type { Article } from '../articles/article.ts';
import { resolveLink } from '../articles/links.ts';
import type { SiteSettings } from '../site/settings.ts';

const ARROW = html`<svg
  class="arrow"
  width="20"
  height="20"
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
  focusable="false"
>
  <path d="M5 12h14M13 6l6 6-6 6" />
</svg>`;

/** A list of things to open: name, one line about each, an arrow. */
export function openList(entries: readonly { title: string; text: string; href: string }[]): Html {
  return html`<ul class="open-list">
    ${entries.map(
      ({ title, text, href }) =>
        html`<li>
          <a href="${href}"><span class="name">${title}</span><span class="text">${text}</span>${ARROW}</a>
        </li>`,
    )}
  </ul>`;
}

/** The one amber button of a page. */
export function mainAction(action: Article['action'], settings: SiteSettings): Html | null {
  if (!action) return null;
  return html`<p class="act-line">
    <a class="act" href="${resolveLink(action.href, settings)}">${action.label}</a>
  </p>`;
}

/** A drawing that only decorates. */
export function drawing(url: string): Html {
  return html`<img class="scene" src="${url}" alt="" width="1280" height="300" />`;
}

/** `2026-11-20` as `Nov 20, 2026`. */
export function shortDate(date: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
