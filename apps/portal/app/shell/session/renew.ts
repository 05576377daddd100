import type { UserManager } from 'oidc-client-ts';
import { settingsOfPage } from '../../lib/settings.ts';
import { forgetPersonalThings, handDeviceTo, signedInHint } from './device.ts';
import { personFromClaims } from './person.ts';
import { browserTokens, KEY_PREFIX, openProvider } from './provider.ts';
import { isForThisPortal } from './provider-checks.ts';
import { isRefusal } from './refusal.ts';
import { tellOtherTabs } from './session-channel.ts';
import { sessionState, setSessionState } from './session-state.ts';
import { asStored, isExpiring, readStoredUser, type StoredUser } from './stored-user.ts';

const RENEW_SECONDS_BEFORE_END = 60;
const LONGEST_TIMER = 2_000_000_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<boolean> | null = null;
/** True once this tab is on its way out. */
let leaving = false;

/** Tabs take turns by this lock. */
const TURN = 'longleaf-renew';

/** Takes these tokens as the session of this tab and plans their renewal. */
export function adopt(user: StoredUser): void {
  const person = personFromClaims(user.profile);
  handDeviceTo(person.id);
  signedInHint.set();
  setSessionState({
    status: 'signed-in',
    person,
    accessToken: user.access_token,
    expiresAt: user.expires_at,
  });
  clearTimeout(timer);
  const wait = (user.expires_at - RENEW_SECONDS_BEFORE_END) * 1000 - Date.now();
  timer = setTimeout(() => void renewSession(), Math.min(Math.max(wait, 1000), LONGEST_TIMER));
}

/**
 * Leaves this tab without a session. Kept tokens go; what the person typed stays, sealed. Where a session ended by itself
 * the next to look may be somebody else: what could be read goes too.
 */
export function abandon(ended?: 'lost' | 'elsewhere'): void {
  clearTimeout(timer);
  const { oidc } = settingsOfPage();
  const tokens = browserTokens();
  tokens.removeItem(`${KEY_PREFIX}user:${oidc.issuer}:${oidc.clientId}`);
  tokens.remember(false);
  signedInHint.clear();
  setSessionState({ status: 'anonymous', ...(ended && { ended }) });
  if (ended) forgetPersonalThings();
}

export function storedUser(): StoredUser | null {
  return readStoredUser(browserTokens(), settingsOfPage().oidc, KEY_PREFIX);
}

/**
 * Gets fresh tokens without a word to the person: by refresh token, else by the provider's own session in a
 * hidden frame. Tabs that share tokens take turns, since a refresh token may be used once.
 * @returns false when there is no session any more, or the provider cannot be reached (the session stays).
 */
export function renewSession(): Promise<boolean> {
  running ??= navigator.locks.request(TURN, renewInTurn).finally(() => (running = null));
  return running;
}

/**
 * Ends the session while no tab renews it, and lets no renewal of this tab begin after that: one that crossed the
 * sign-out would bring the provider's session back.
 */
export async function endInTurn(end: () => Promise<void>): Promise<void> {
  leaving = true;
  try {
    await navigator.locks.request(TURN, end);
  } catch (error) {
    leaving = false;
    throw error;
  }
}

async function renewInTurn(): Promise<boolean> {
  if (leaving) return false;
  const state = sessionState();
  const kept = storedUser();
  const ownToken = state.status === 'signed-in' ? state.accessToken : null;
  if (kept && kept.access_token !== ownToken && !isExpiring(kept, Date.now())) {
    adopt(kept);
    return true;
  }
  try {
    const renewed = kept?.refresh_token ? await byRefreshTokenOrFrame() : await byFrame();
    if (!renewed) return false;
    const former = state.status === 'signed-in' ? state.person.id : null;
    adopt(renewed);
    if (former !== null && former !== renewed.profile.sub) window.location.reload();
    return true;
  } catch (error) {
    if (!isRefusal(error)) return false;
    abandon(state.status === 'signed-in' ? 'lost' : undefined);
    if (state.status === 'signed-in') tellOtherTabs({ type: 'signed-out' });
    return false;
  }
}

async function byRefreshTokenOrFrame(): Promise<StoredUser | null> {
  const provider = await openProvider();
  try {
    return await renewedBy(provider);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await provider.removeUser();
    return byFrame();
  }
}

async function byFrame(): Promise<StoredUser | null> {
  return renewedBy(await openProvider());
}

async function renewedBy(provider: UserManager): Promise<StoredUser | null> {
  const user = await provider.signinSilent();
  if (!user || isForThisPortal(user.profile, settingsOfPage().oidc)) return user && asStored(user);
  await provider.removeUser();
  return null;
}
