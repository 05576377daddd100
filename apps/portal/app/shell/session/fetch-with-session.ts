import { LANGUAGE } from '../../lib/languages.ts';
import { noteOfAnswer } from '../people-away.ts';
import { renewSession } from './renew.ts';
import { sessionState } from './session-state.ts';
import { signOutSilently } from './sign-out.ts';
import { createUnauthorisedQueue } from './unauthorised-queue.ts';

const sendThroughQueue = createUnauthorisedQueue({ renew: renewSession, signOutSilently });

/**
 * The browser's fetch for the API: the bearer token of the session, renewed and sent again after a 401.
 * @param send puts it on its way.
 */
export async function fetchWithSession(
  input: RequestInfo | URL,
  init: RequestInit = {},
  send: typeof fetch = fetch,
): Promise<Response> {
  const answer =
    sessionState().status === 'signed-in'
      ? await sendThroughQueue(() => send(input, withToken(init)))
      : await send(input, inLanguage(init));
  noteOfAnswer(answer);
  return answer;
}

function withToken(init: RequestInit): RequestInit {
  const state = sessionState();
  const { headers, ...rest } = inLanguage(init);
  if (state.status === 'signed-in') headers.set('authorization', `Bearer ${state.accessToken}`);
  return { ...rest, headers };
}

/** Asks for words in the language of this page, not in those of the browser. */
function inLanguage(init: RequestInit): RequestInit & { headers: Headers } {
  const headers = new Headers(init.headers);
  headers.set('accept-language', LANGUAGE);
  return { ...init, headers };
}
