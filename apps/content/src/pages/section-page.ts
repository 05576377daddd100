import { html } from '@longleaf/platform/html';
import type { Section } from '../articles/library.ts';
import { renderMarkdown } from '../articles/markdown.ts';
import type { Site } from '../site/site.ts';
import { breadcrumbs } from './crumbs.ts';
import type { Page } from './document.ts';
import { breadcrumbFacts } from './facts.ts';
import { drawing, mainAction, openList } from './parts.ts';

/** The opening page of a section: a landscape, what the section is for, and its articles. */
export function sectionPage(site: Site, section: Section): Page {
  const { settings, assets } = site;
  const { opening } = section;
  const parents = [{ label: 'Home', path: '/' }];
  return {
    title: opening.title,
    description: opening.summary,
    path: opening.path,
    facts: [breadcrumbFacts(parents, { label: opening.title, path: opening.path }, settings)],
    body: html`<div class="hero section-hero">
        ${breadcrumbs(parents, opening.title)}
        <div class="wrap">
          <h1>${opening.title}</h1>
          <p class="lead">${opening.summary}</p>
          ${mainAction(opening.action, settings)}
        </div>
        ${drawing(assets.url(`${section.name}.svg`))}
      </div>
      <div class="halves wrap">
        <div class="prose">${renderMarkdown(opening.body, settings).html}</div>
        <section aria-labelledby="guides">
          <h2 id="guides">Guides</h2>
          ${openList(section.articles.map(({ title, summary, path }) => ({ title, text: summary, href: path })))}
        </section>
      </div>`,
  };
}
