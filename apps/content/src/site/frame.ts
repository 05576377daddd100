import { readFileSync } from 'node:fs';
import { framePlaces, type SiteFrame } from '@longleaf/contract/site-frame';
import { escapeHtml, raw, type Html } from '@longleaf/platform/html';
import type { SiteSettings } from './settings.ts';

const FOLDER = new URL('../../frame/', import.meta.url);
const drawn = JSON.parse(readFileSync(new URL('frame.json', FOLDER), 'utf8')) as SiteFrame;

/** The style of the frame. Pictures stand in it by their name. */
export const frameStyle = readFileSync(new URL('frame.css', FOLDER), 'utf8');

/** What stands before and behind a page: the portal's own header, footer and tab bar, as `scripts/site-frame.ts` wrote them. */
export function frameAround(settings: SiteSettings, path: string | null): { header: Html; footer: Html } {
  return { header: fill(drawn.header, settings, path), footer: fill(drawn.footer, settings, path) };
}

/** Puts this site's own values in. `path` is the page's, null where there is none to come back to. */
function fill(part: string, settings: SiteSettings, path: string | null): Html {
  const text = markCurrent(part, path)
    .replaceAll(`"${framePlaces.portal}"`, `"${framePlaces.portal}/"`)
    .replaceAll(framePlaces.portal, escapeHtml(settings.PORTAL_URL))
    .replaceAll(framePlaces.productName, escapeHtml(settings.PRODUCT_NAME))
    .replaceAll(framePlaces.page, escapeHtml(settings.CONTENT_URL + (path ?? '/')));
  return raw(text);
}

/** The links to this page, and to the section that it belongs to. */
function markCurrent(part: string, path: string | null): string {
  if (path === null) return part;
  const section = `/${path.split('/')[1] ?? ''}`;
  const current = path === section ? 'page' : 'true';
  return part.replaceAll(`<a href="${section}"`, `<a href="${section}" aria-current="${current}"`);
}
