import { portalLoginUrl } from '@longleaf/contract/login';
import type { PublicSettings } from '@longleaf/contract/public-settings';
import { useSyncExternalStore } from 'react';
import { redirect } from 'react-router';
import { readSignOutAt } from '../idle/activity-clock.ts';
import { idleStage } from '../idle/idle-stage.ts';
import { askAgain, forgetPersonalThings, signedInHint } from './device.ts';
import type { Person } from './person.ts';
import { browserTokens } from './provider.ts';
import { abandon, adopt, renewSession, storedUser } from './renew.ts';
import { listenToOtherTabs, type SessionNews } from './session-channel.ts';
import {
  type SessionState,
  sessionKnown,
  sessionState,
  sessionStateOnServer,
  setSessionState,
  watchSession,
} from './session-state.ts';
import { beginSignIn } from './sign-in.ts';
import { isExpiring } from './stored-user.ts';

/** Looks who is signed in. Called once, before the first render in the browser. */
export function startSession(settings: PublicSettings): void {
  listenToOtherTabs(hearOtherTab);
  void sessionKnown().then(() => delete document.documentElement.dataset.returning);
  if (hasLapsed(settings)) return lapse();
  const kept = storedUser();
  if (kept && !isExpiring(kept, Date.now())) return adopt(kept);
  // The page that finishes sign-in says itself who is there.
  if (window.location.pathname.toLowerCase() === '/signin-callback') return;
  if (kept || signedInHint.isSet()) void renewSession().then((renewed) => !renewed && becomeAnonymous());
  else becomeAnonymous();
}

/** The session as a React value. */
export function useSession(): SessionState {
  return useSyncExternalStore(watchSession, sessionState, sessionStateOnServer);
}

/** The person who is signed in, or null when nobody is or it is not known yet. */
export function usePerson(): Person | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.person : null;
}

/**
 * The person who is signed in. When nobody is, the browser leaves for sign-in and this never resolves.
 * @throws the way to the login page, which goes on trying, where sign-in cannot be reached.
 */
export async function personOrSignIn(returnTo: string): Promise<Person> {
  const state = await sessionKnown();
  if (state.status === 'signed-in') return state.person;
  if (!(await beginSignIn({ returnTo }))) throw redirect(portalLoginUrl('', returnTo));
  return new Promise(() => {});
}

/** True when the browser was left with a session, not to be remembered, longer than the idle watch allows. */
function hasLapsed(settings: PublicSettings): boolean {
  if (browserTokens().isRemembered() || !signedInHint.isSet()) return false;
  return idleStage(readSignOutAt(window.localStorage), Date.now(), settings).stage === 'over';
}

function lapse(): void {
  askAgain.set();
  abandon();
  forgetPersonalThings();
}

function becomeAnonymous(): void {
  if (sessionState().status === 'unknown') setSessionState({ status: 'anonymous' });
}

function hearOtherTab(news: SessionNews): void {
  const state = sessionState();
  if (news.type === 'signed-out') {
    if (state.status === 'signed-in') abandon('elsewhere');
    return;
  }
  if (state.status === 'signed-in' && state.person.id !== news.personId) window.location.reload();
  else if (state.status === 'anonymous') void renewSession();
}
