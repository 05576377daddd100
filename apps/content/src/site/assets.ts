import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { markFile } from '../art/mark.ts';
import { scenes } from '../art/scenes.ts';
import { sessionFramePath } from '@longleaf/contract/session-frame';
import { sessionMenu } from '../browser/session-menu.ts';
import { prepare, type Prepared } from '../http/prepared.ts';
import { frameStyle } from './frame.ts';
import type { SiteSettings } from './settings.ts';

const FONT = '@fontsource-variable/reddit-sans/files/reddit-sans-latin-wght-normal.woff2';

/** The site's own files. Each address carries a tag of the content, so browsers may keep it for good. */
export type Assets = {
  /** The address of a file by its name, such as `site.css`. */
  url: (name: string) => string;
  /** The file behind the last part of an address, if there is one. */
  find: (file: string) => Prepared | undefined;
};

/** Reads, draws and compresses every file the pages use. */
export function loadAssets({ PORTAL_URL }: Pick<SiteSettings, 'PORTAL_URL'>): Assets {
  const files = new Map<string, Prepared>();
  const urls = new Map<string, string>();
  const add = (name: string, asset: Prepared) => {
    const tagged = name.replace(/\.(\w+)$/, `-${asset.tag}.$1`);
    files.set(tagged.toLowerCase(), asset);
    urls.set(name, `/assets/${tagged}`);
  };
  const url = (name: string) => {
    const found = urls.get(name);
    if (!found) throw new Error(`There is no file named ${name}`);
    return found;
  };

  add('reddit-sans.woff2', prepare('font/woff2', readFileSync(createRequire(import.meta.url).resolve(FONT))));
  add('mark.svg', prepare('image/svg+xml', markFile));
  for (const [name, drawing] of Object.entries(scenes)) add(`${name}.svg`, prepare('image/svg+xml', drawing));
  const css = readFileSync(new URL('../../assets/site.css', import.meta.url), 'utf8');
  const styled = `${frameStyle}${css}`.replaceAll(
    /url\('([\w.-]+)'\)/g,
    (_match, name: string) => `url('${url(name)}')`,
  );
  const script = `(${String(sessionMenu)})(${JSON.stringify(PORTAL_URL + sessionFramePath)});`;
  add('session.js', prepare('text/javascript; charset=utf-8', script));
  add('site.css', prepare('text/css; charset=utf-8', styled));

  return { url, find: (file) => files.get(file.toLowerCase()) };
}
