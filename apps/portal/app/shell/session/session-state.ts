import type { Person } from './person.ts';

/**
 * `unknown` on the server and until the browser has looked. `ended` tells of a session that this tab had:
 * `lost` when the provider renews it no more, `elsewhere` when another tab signed out.
 */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'anonymous'; ended?: 'lost' | 'elsewhere' }
  | { status: 'signed-in'; person: Person; accessToken: string; expiresAt: number };

const UNKNOWN: SessionState = { status: 'unknown' };

let state: SessionState = UNKNOWN;
const listeners = new Set<() => void>();

export function sessionState(): SessionState {
  return state;
}

export function sessionStateOnServer(): SessionState {
  return UNKNOWN;
}

export function setSessionState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Calls the listener at each change. Returns the function that stops it. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves once it is known whether somebody is signed in. */
export function sessionKnown(): Promise<SessionState> {
  if (state.status !== 'unknown') return Promise.resolve(state);
  return new Promise((resolve) => {
    const stop = watchSession(() => {
      if (state.status === 'unknown') return;
      stop();
      resolve(state);
    });
  });
}
