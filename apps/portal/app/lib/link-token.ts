/** The parts of a browser's window that are needed to read an address, to clear it, and to keep its secret for this tab. */
type Place = {
  location: { pathname: string; search: string; hash: string };
  history: Pick<History, 'replaceState' | 'state'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
};

/** Goes with all else that is a person's, when another person uses the browser. */
const KEPT = 'longleaf.own.link.';

/**
 * Reads the secret of a link in a mail from behind its `#`, which no server ever sees, and takes it out of the address: out of
 * the history, and of what a screenshot shows. It is kept for as long as the tab is open, so that the page can be loaded
 * again, and come back to.
 * @param page the last part of the path of the page that the link is for.
 * @returns undefined when neither the address nor the tab has one, or the address is another page's.
 */
export function takeLinkToken(
  { location, history, sessionStorage }: Place,
  page: string,
): string | undefined {
  const path = location.pathname.toLowerCase().replace(/\/+$/, '');
  if (path.replace(/^\/[a-z]{2}\//, '/').replace(/^\/+/, '') !== page) return undefined;
  const token = location.hash.slice(1);
  if (token === '') return sessionStorage.getItem(KEPT + page) ?? undefined;
  sessionStorage.setItem(KEPT + page, token);
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
