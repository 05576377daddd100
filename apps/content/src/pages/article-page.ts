import { html } from '@longleaf/platform/html';
import type { Article } from '../articles/article.ts';
import type { Section } from '../articles/library.ts';
import { renderMarkdown } from '../articles/markdown.ts';
import type { Site } from '../site/site.ts';
import { breadcrumbs } from './crumbs.ts';
import type { Page } from './document.ts';
import { articleFacts, breadcrumbFacts } from './facts.ts';
import { mainAction, openList, shortDate } from './parts.ts';

/** An article of a section, with what is on the page and what else the section holds beside it. */
export function articlePage(site: Site, section: Section, article: Article): Page {
  const { settings } = site;
  const text = renderMarkdown(article.body, settings);
  const parents = [
    { label: 'Home', path: '/' },
    { label: section.opening.title, path: section.opening.path },
  ];
  const others = section.articles.filter((other) => other !== article);
  const hasSources = (article.sources ?? []).length > 0;
  const headings = [...text.headings, ...(hasSources ? [{ id: 'sources', text: 'Sources' }] : [])];
  const onThisPage = headings.map(({ id, text: name }) => html`<li><a href="#${id}">${name}</a></li>`);
  return {
    title: article.title,
    description: article.summary,
    path: article.path,
    facts: [
      articleFacts(article, section.opening.title, settings),
      breadcrumbFacts(parents, { label: article.title, path: article.path }, settings),
    ],
    body: html`${breadcrumbs(parents, article.label ?? article.title)}
      <div class="columns wrap">
        <article class="prose">
          <h1>${article.title}</h1>
          <p class="lead">${article.summary}</p>
          <p class="note">${checked(article)} · ${text.minutes} minute read</p>
          ${text.html} ${sourcesOf(article)} ${mainAction(article.action, settings)}
        </article>
        <aside class="beside" aria-label="More to read">
          <nav class="contents" aria-labelledby="on-this-page">
            <h2 id="on-this-page">On this page</h2>
            <ul>
              ${onThisPage}
            </ul>
          </nav>
          <nav aria-labelledby="in-this-section">
            <h2 id="in-this-section">More in ${section.opening.title}</h2>
            ${openList(others.map(({ title, summary, path }) => ({ title, text: summary, href: path })))}
          </nav>
        </aside>
      </div>`,
  };
}

/** Nothing is called checked that was not: a text of advice has only the day it was written. */
const checked = ({ sources = [], updated }: Article) =>
  sources.length > 0 ? `Checked ${shortDate(updated)}` : `Written ${shortDate(updated)}`;

function sourcesOf({ sources = [], updated }: Article) {
  if (sources.length === 0)
    return html`<p class="note">
      Advice, not facts: this guide says what has helped others, so it names no sources. Ask your counselor
      what holds for you.
    </p>`;
  return html`<h2 id="sources">Sources</h2>
    <p>
      On ${shortDate(updated)} we compared the facts in this guide with copies of these pages. Rules change,
      so look there before you decide.
    </p>
    <ul>
      ${sources.map(({ name, href }) => html`<li><a href="${href}" rel="noopener">${name}</a></li>`)}
    </ul>`;
}
