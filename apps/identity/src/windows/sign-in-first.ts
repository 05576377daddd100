import { FRESH_SIGN_IN_SECONDS } from '@longleaf/contract/account-safety';
import { RETURN_PATH, WINDOWS_CLIENT } from './client.ts';
import type { AccountWindow } from './window.ts';
import type { WindowSession } from './window-session.ts';

/** The provider's address that signs somebody in, again if need be, and comes back to a window. */
export function signInAddress(
  issuer: string,
  { path, needsFreshSignIn }: Pick<AccountWindow, 'path' | 'needsFreshSignIn'>,
  session: WindowSession | undefined,
  language: readonly string[],
): string {
  const query = new URLSearchParams({
    client_id: WINDOWS_CLIENT,
    response_type: 'none',
    scope: 'openid',
    redirect_uri: `${issuer}${RETURN_PATH}`,
    state: path,
    ...(needsFreshSignIn ? { max_age: String(FRESH_SIGN_IN_SECONDS) } : {}),
    ...(language.length > 0 ? { ui_locales: language.join(' ') } : {}),
    ...(session ? { login_hint: session.account.userName } : {}),
  });
  return `/auth?${query}`;
}
