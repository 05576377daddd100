import type { Article } from '../articles/article.ts';
import type { SiteSettings } from '../site/settings.ts';
import type { Crumb } from './crumbs.ts';

/** schema.org Article: who says what and since when. */
export function articleFacts(article: Article, section: string, settings: SiteSettings): object {
  const publisher = { '@type': 'Organization', name: settings.PRODUCT_NAME, url: settings.PORTAL_URL };
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    dateModified: article.updated,
    articleSection: section,
    inLanguage: 'en',
    isAccessibleForFree: true,
    mainEntityOfPage: settings.CONTENT_URL + article.path,
    author: publisher,
    publisher,
  };
}

/** schema.org BreadcrumbList of a page below its parents. */
export function breadcrumbFacts(parents: readonly Crumb[], here: Crumb, settings: SiteSettings): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, here].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: settings.CONTENT_URL + path,
    })),
  };
}
