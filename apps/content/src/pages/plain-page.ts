import { html } from '@longleaf/platform/html';
import type { Article } from '../articles/article.ts';
import { renderMarkdown } from '../articles/markdown.ts';
import type { Site } from '../site/site.ts';
import { breadcrumbs } from './crumbs.ts';
import type { Page } from './document.ts';
import { breadcrumbFacts } from './facts.ts';
import { mainAction, shortDate } from './parts.ts';

/** A page of its own, such as privacy or contact. */
export function plainPage(site: Site, page: Article): Page {
  const parents = [{ label: 'Home', path: '/' }];
  return {
    title: page.title,
    description: page.summary,
    path: page.path,
    facts: [breadcrumbFacts(parents, { label: page.title, path: page.path }, site.settings)],
    body: html`${breadcrumbs(parents, page.title)}
      <div class="single wrap">
        <article class="prose">
          <h1>${page.title}</h1>
          <p class="lead">${page.summary}</p>
          <p class="note">Changed ${shortDate(page.updated)}</p>
          ${renderMarkdown(page.body, site.settings).html} ${mainAction(page.action, site.settings)}
        </article>
      </div>`,
  };
}
