import { msg } from '@lingui/core/macro';
import { pathIn, takeLanguage } from '@longleaf/contract/language-addresses';
import { MAIN_LANGUAGE } from '@longleaf/rules/languages/languages';
import { LANGUAGE } from '../../lib/languages.ts';
import { settingsOfPage } from '../../lib/settings.ts';
import { showToast } from '../../ui/toast-store.ts';
import { NO_ORIGIN_COOKIE, originCookie, readOriginCookie } from './origin-cookie.ts';
import { forgetChoice } from '../language/reader-language.ts';
import { noteActivity } from '../idle/activity-clock.ts';
import { releasePending } from '../pending-commands/pending-store.ts';
import { askAgain } from './device.ts';
import { browserTokens, openProvider, STATE_PREFIX } from './provider.ts';
import { randomText, isForThisPortal, refuseOtherIssuer } from './provider-checks.ts';
import { adopt } from './renew.ts';
import { safeReturnPath } from './return-path.ts';
import { tellOtherTabs } from './session-channel.ts';
import { sessionState } from './session-state.ts';
import { asStored } from './stored-user.ts';

export interface SignInWish {
  /** Where to come back to; the current page unless stated. */
  returnTo?: string;
  /** One line for the sign-in screen, such as `save:UNC Asheville`. */
  intent?: string;
  /** Id of the command that waits for this sign-in. */
  command?: string;
  /** Opens 'Create an account' instead of 'Sign in'. */
  createAccount?: boolean;
  /** Asks for the password again, although somebody is signed in. */
  fresh?: boolean;
}

/**
 * Leaves for the sign-in provider, with the way back remembered. Says so when the provider is silent.
 * @returns whether the browser leaves.
 */
export async function beginSignIn(wish: SignInWish = {}): Promise<boolean> {
  const leaves = await leaveForSignIn(wish);
  if (!leaves)
    showToast({ kind: 'error', text: msg`We cannot reach the sign-in page. Try again in a minute.` });
  return leaves;
}

/** The same for a page that says itself that the provider is silent. */
export async function leaveForSignIn(wish: SignInWish): Promise<boolean> {
  const { pathname, search, protocol } = window.location;
  const wanted = wish.returnTo ?? pathname + search;
  const returnTo = safeReturnPath(inThisLanguage(wanted), settingsOfPage());
  document.cookie = originCookie(returnTo, protocol === 'https:');
  try {
    const provider = await openProvider();
    await refuseOtherIssuer(provider, settingsOfPage().oidc);
    await provider.signinRedirect({
      nonce: randomText(),
      state: { returnTo, command: wish.command },
      ...promptOf(wish),
      // Where the page is in the main language the person has chosen none, and the provider may ask the browser.
      ...(LANGUAGE === MAIN_LANGUAGE ? {} : { ui_locales: LANGUAGE }),
      ...(wish.intent ? { extraQueryParams: { intent: wish.intent } } : {}),
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Finishes sign-in on `/signin-callback`.
 * @returns the path to go to: the remembered one, or home (ST-049).
 * @throws when the provider's answer does not belong to a sign-in begun in this tab, or was an error.
 */
export async function completeSignIn(): Promise<string> {
  const remembered = readOriginCookie(document.cookie);
  document.cookie = NO_ORIGIN_COOKIE;
  // The page was reloaded after its work was done. Somebody who signs in again is signed in as well, but waits.
  if (sessionState().status === 'signed-in' && !isAwaited(window.location.search))
    return safeReturnPath(remembered, settingsOfPage());
  const provider = await openProvider();
  const user = await provider.signinRedirectCallback();
  if (!isForThisPortal(user.profile, settingsOfPage().oidc)) {
    // The library has stored it already.
    await provider.removeUser();
    throw new Error('The ID token is not for this portal');
  }
  if (user.profile.remember_me === true) {
    browserTokens().remember(true);
    await provider.storeUser(user);
  }
  const state = user.state as { returnTo?: string; command?: string } | undefined;
  releasePending(window.sessionStorage, state?.command);
  askAgain.clear();
  noteActivity(window.localStorage, Date.now(), settingsOfPage());
  forgetChoice();
  adopt(asStored(user));
  tellOtherTabs({ type: 'signed-in', personId: user.profile.sub });
  return safeReturnPath(state?.returnTo ?? remembered, settingsOfPage());
}

/** Whether the answer in the address belongs to a sign-in begun in this tab and not finished yet. */
function isAwaited(search: string): boolean {
  const state = new URLSearchParams(search).get('state');
  return state !== null && window.sessionStorage.getItem(`${STATE_PREFIX}${state}`) !== null;
}

/** A page that a screen names is one in the language that is read now. */
function inThisLanguage(address: string): string {
  const isPath = address.startsWith('/') && takeLanguage(address).language === MAIN_LANGUAGE;
  return isPath ? pathIn(LANGUAGE, address) : address;
}

/** After a session that lapsed while nobody was there, the provider asks for the password again. */
function promptOf({ createAccount, fresh }: SignInWish): { prompt?: string } {
  if (createAccount) return { prompt: 'create' };
  return fresh || askAgain.isSet() ? { prompt: 'login' } : {};
}
