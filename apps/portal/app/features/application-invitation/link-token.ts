/** The parts of a browser's window that are needed to read an address and to clear it. */
type Place = {
  location: { pathname: string; search: string; hash: string };
  history: Pick<History, 'replaceState' | 'state'>;
};

/**
 * Reads the secret of an invitation from behind the `#` of its link, which no server ever sees, and takes it out of the
 * address: out of the history, and of what a screenshot shows.
 * @returns undefined when the address holds none.
 */
export function takeLinkToken({ location, history }: Place): string | undefined {
  if (!/^(\/[a-z]{2})?\/+invitation\/*$/i.test(location.pathname)) return undefined;
  const token = location.hash.slice(1);
  if (token === '') return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
