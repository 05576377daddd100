import { fileURLToPath } from 'node:url';
import { readLibrary, type Library } from '../articles/library.ts';
import { loadAssets, type Assets } from './assets.ts';
import { readHomeContent, type HomeContent } from './home-content.ts';
import type { SiteSettings } from './settings.ts';

/** Everything a page is made from. */
export type Site = { settings: SiteSettings; library: Library; home: HomeContent; assets: Assets };

/** Where the site's text is kept. Editors change these files; nothing else. */
export const contentFolders = {
  articles: inApp('articles'),
  pages: inApp('pages'),
  notifications: inApp('notifications'),
  home: inApp('home.json'),
};

export type ContentFolders = typeof contentFolders;

/**
 * Reads all text and files of the site.
 * @throws ContentError naming the file that cannot be used.
 */
export function loadSite(settings: SiteSettings, folders: ContentFolders): Site {
  return {
    settings,
    library: readLibrary(folders),
    home: readHomeContent(folders.home),
    assets: loadAssets(settings),
  };
}

function inApp(name: string): string {
  return fileURLToPath(new URL(`../../${name}`, import.meta.url));
}
