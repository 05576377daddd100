/** The two parts of a link that sets a new password. */
export interface LinkSecrets {
  email: string;
  token: string;
}

/** The parts of a browser's window that are needed to read an address and to clear it. */
type Place = {
  location: { pathname: string; search: string };
  history: Pick<History, 'replaceState' | 'state'>;
};

/**
 * Reads e-mail and token from the address and takes them out of it at once (ST-081, ST-082): out of the history, of
 * what a screenshot shows, and of every later referrer.
 * @returns undefined when the address does not hold both.
 */
export function takeLinkSecrets({ location, history }: Place): LinkSecrets | undefined {
  if (!/^\/+resetpassword\/*$/i.test(location.pathname)) return undefined;
  const query = new URLSearchParams(location.search);
  if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  const email = query.get('email') ?? '';
  const token = query.get('token') ?? '';
  return email === '' || token === '' ? undefined : { email, token };
}
