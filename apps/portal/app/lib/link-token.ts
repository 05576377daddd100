/** The parts of a browser's window that are needed to read an address and to clear it. */
type Place = {
  location: { pathname: string; search: string; hash: string };
  history: Pick<History, 'replaceState' | 'state'>;
};

/**
 * Reads the secret of a link in a mail from behind its `#`, which no server ever sees, and takes it out of the address: out of
 * the history, and of what a screenshot shows.
 * @param page the last part of the path of the page that the link is for.
 * @returns undefined when the address holds none, or is another page's.
 */
export function takeLinkToken({ location, history }: Place, page: string): string | undefined {
  const path = location.pathname.toLowerCase().replace(/\/+$/, '');
  if (path.replace(/^\/[a-z]{2}\//, '/').replace(/^\/+/, '') !== page) return undefined;
  const token = location.hash.slice(1);
  if (token === '') return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
