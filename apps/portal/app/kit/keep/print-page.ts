import { pageSheet, SHEET_COUNT } from '@longleaf/rules/documents/page-sheet';
import { LOCALE } from '../../lib/languages.ts';

/**
 * Prints the page, each sheet with whose it is, the day and where it comes from.
 * @param name empty when nobody is signed in.
 */
export function printPage(name: string, product: string): void {
  const { host, pathname } = window.location;
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'America/New_York' });
  const source = `${product} · ${host}${decodeURI(pathname)}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pageSheet({ name, day: day.format(new Date()), source, count: SHEET_COUNT }));
  document.adoptedStyleSheets.push(sheet);
  window.addEventListener('afterprint', () => takeAway(sheet), { once: true });
  // The menu is gone by then.
  requestAnimationFrame(() => setTimeout(() => window.print()));
}

function takeAway(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}
