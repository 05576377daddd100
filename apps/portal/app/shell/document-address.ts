import { takeLanguage } from '@longleaf/contract/language-addresses';

/** The server draws this page without its query: a secret, which the page takes out of the address at once (ST-081). */
const DRAWN_WITHOUT_QUERY = /^\/+resetpassword\/*$/i;

type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Whether somebody has gone back or forth in the tab's history since this document was loaded. After a reload the browser
 * takes such steps within the same document, so the HTML is still that of the address before and React cannot take it
 * over.
 * @param loaded the address the document was loaded from; undefined when the browser does not tell.
 */
export function isOfAnotherAddress(loaded: string | undefined, { pathname, search }: Place): boolean {
  if (loaded === undefined) return false;
  const before = new URL(loaded);
  if (before.pathname !== pathname) return true;
  return before.search !== search && !DRAWN_WITHOUT_QUERY.test(takeLanguage(pathname).path);
}

/** The address this document was loaded from, as the browser keeps it: nothing of it need stand in the document. */
export function addressOfDocument(): string | undefined {
  return performance.getEntriesByType('navigation')[0]?.name;
}
