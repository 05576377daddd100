import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readArticle, type Article } from './article.ts';
import { ContentError } from './front-matter.ts';

/** The sections in the order of the navigation (CON-034). */
const SECTIONS = ['plan-your-future', 'pay-for-college', 'save-for-college', 'apply-to-college'] as const;

export type SectionName = (typeof SECTIONS)[number];

export type Section = { name: SectionName; opening: Article; articles: Article[] };

/** Everything there is to read on this site. */
export type Library = { sections: Section[]; pages: Article[] };

/** Where the site's text is kept. */
export type ContentFolders = { articles: string; pages: string };

/**
 * Reads all articles and pages.
 * @throws ContentError naming the file that cannot be used.
 */
export function readLibrary(folders: ContentFolders): Library {
  return {
    sections: SECTIONS.map((name) => readSection(folders.articles, name)),
    pages: readFolder(folders.pages, ''),
  };
}

function readSection(folder: string, name: SectionName): Section {
  const all = readFolder(join(folder, name), `/${name}`);
  const opening = all.find((article) => article.path === `/${name}`);
  if (!opening) throw new ContentError(`${join(folder, name)}: needs an index.md`);
  const articles = all.filter((article) => article !== opening);
  for (const { path, sources } of articles) {
    if (!sources)
      throw new ContentError(`${folder}/${basename(path)}.md: needs its sources, or "sources: advice"`);
  }
  return { name, opening, articles: articles.toSorted((one, other) => one.order - other.order) };
}

function readFolder(folder: string, base: string): Article[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.toSorted().map((file) => {
    const slug = basename(file, '.md');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      throw new ContentError(`${join(folder, file)}: name it in lower case with hyphens`);
    }
    const path = slug === 'index' ? base : `${base}/${slug}`;
    return readArticle(join(folder, file), readFileSync(join(folder, file), 'utf8'), path);
  });
}
