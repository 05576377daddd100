import type { UserManager } from 'oidc-client-ts';
import { settingsOfPage } from '../../lib/settings.ts';
import { tokenStorage } from './token-storage.ts';

export const KEY_PREFIX = 'longleaf.';

/** Under which a sign-in that was begun waits for its answer. */
export const STATE_PREFIX = `${KEY_PREFIX}state.`;

let opened: { issuer: string; manager: Promise<UserManager> } | undefined;

/**
 * The OpenID client of the provider that the page's settings name, loaded when somebody signs in, renews or signs out:
 * most visits never need it.
 */
export function openProvider(): Promise<UserManager> {
  const { issuer } = settingsOfPage().oidc;
  if (opened?.issuer !== issuer) {
    const manager = createManager().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    opened = { issuer, manager };
  }
  return opened.manager;
}

/** Where this browser keeps tokens. */
export function browserTokens() {
  return tokenStorage(window.sessionStorage, window.localStorage);
}

async function createManager(): Promise<UserManager> {
  const { UserManager, WebStorageStateStore } = await import('oidc-client-ts');
  const { oidc } = settingsOfPage();
  const { origin } = window.location;
  return new UserManager({
    authority: oidc.issuer,
    client_id: oidc.clientId,
    redirect_uri: `${origin}/signin-callback`,
    silent_redirect_uri: `${origin}/silent-callback`,
    post_logout_redirect_uri: `${origin}/signout-callback`,
    response_type: 'code',
    scope: oidc.scopes,
    // Without this a renewal would bring no fresh ID token.
    refreshTokenAllowedScope: oidc.scopes
      .split(' ')
      .filter((scope) => scope !== 'offline_access')
      .join(' '),
    loadUserInfo: false,
    monitorSession: false,
    automaticSilentRenew: false,
    silentRequestTimeoutInSeconds: 6,
    userStore: new WebStorageStateStore({ prefix: KEY_PREFIX, store: browserTokens() }),
    stateStore: new WebStorageStateStore({ prefix: STATE_PREFIX, store: window.sessionStorage }),
  });
}
