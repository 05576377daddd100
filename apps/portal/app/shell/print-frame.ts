import { pageSheet, SHEET_COUNT } from '@longleaf/rules/documents/page-sheet';
import { LOCALE } from '../lib/languages.ts';
import { EASTERN_ZONE } from '@longleaf/rules/time/eastern-zone';

/**
 * Says on each sheet that is printed from now on whose it is, the day, where it comes from and which of how many it is.
 * @returns what ends it
 */
export function framePrints({ name, productName }: { name: string; productName: string }): () => void {
  const sheet = new CSSStyleSheet();
  const takeAway = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  const putOn = () => {
    const { host, pathname } = window.location;
    const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: EASTERN_ZONE });
    const source = `${productName} · ${host}${decodedPath(pathname)}`;
    sheet.replaceSync(pageSheet({ name, day: day.format(new Date()), source, count: SHEET_COUNT }));
    takeAway();
    document.adoptedStyleSheets.push(sheet);
  };
  window.addEventListener('beforeprint', putOn);
  window.addEventListener('afterprint', takeAway);
  return () => {
    window.removeEventListener('beforeprint', putOn);
    window.removeEventListener('afterprint', takeAway);
    takeAway();
  };
}

/** As people read it; an address that is not text as it stands. */
function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
