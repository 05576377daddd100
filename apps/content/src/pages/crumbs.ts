import { html, type Html } from '@longleaf/platform/html';

export type Crumb = { label: string; path: string };

/** The way from the home page to the page before this one, then this page's own name without a link. */
export function breadcrumbs(parents: readonly Crumb[], here: string): Html {
  const links = parents.map(({ label, path }) => html`<li><a href="${path}">${label}</a></li>`);
  return html`<nav class="crumbs wrap" aria-label="Breadcrumb">
    <ol>
      ${links}
      <li aria-current="page">${here}</li>
    </ol>
  </nav>`;
}
