import { articlePage } from '../pages/article-page.ts';
import type { Page } from '../pages/document.ts';
import { homePage } from '../pages/home-page.ts';
import { plainPage } from '../pages/plain-page.ts';
import { sectionPage } from '../pages/section-page.ts';
import type { Site } from './site.ts';

/** Every page of the site by its path. */
export function pageTable(site: Site): Map<string, Page> {
  const pages = [
    homePage(site),
    ...site.library.sections.flatMap((section) => [
      sectionPage(site, section),
      ...section.articles.map((article) => articlePage(site, section, article)),
    ]),
    ...site.library.pages.map((page) => plainPage(site, page)),
  ];
  return new Map(pages.map((page) => [page.path ?? '', page]));
}
