import { renewSession } from './renew.ts';
import { sessionState } from './session-state.ts';
import { signOutSilently } from './sign-out.ts';
import { createUnauthorisedQueue } from './unauthorised-queue.ts';

const sendThroughQueue = createUnauthorisedQueue({ renew: renewSession, signOutSilently });

/** The browser's fetch for the API: the bearer token of the session, renewed and sent again after a 401. */
export async function fetchWithSession(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (sessionState().status !== 'signed-in') return fetch(input, init);
  return sendThroughQueue(() => fetch(input, withToken(init)));
}

function withToken(init: RequestInit): RequestInit {
  const state = sessionState();
  const headers = new Headers(init.headers);
  if (state.status === 'signed-in') headers.set('authorization', `Bearer ${state.accessToken}`);
  return { ...init, headers };
}
