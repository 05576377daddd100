/** CON-099: so many refused requests in a row end the session. */
export const REFUSALS_UNTIL_SIGN_OUT = 10;

export interface UnauthorisedQueueParts {
  /** Gets a new token; true when there is one. Called once however many requests wait. */
  renew: () => Promise<boolean>;
  /** Ends the session on this computer without a word, then begins sign-in. */
  signOutSilently: () => Promise<void>;
}

/**
 * Keeps requests that were refused with 401 until the session is renewed, then sends each once more.
 * Ten refusals in a row without a success end the session; a success starts the count anew.
 */
export function createUnauthorisedQueue({ renew, signOutSilently }: UnauthorisedQueueParts) {
  let refusals = 0;
  let renewing: Promise<boolean> | null = null;
  let ending: Promise<void> | null = null;

  const renewOnce = () => (renewing ??= renew().finally(() => (renewing = null)));
  const endOnce = () => (ending ??= signOutSilently().finally(() => (ending = null)));

  const noted = async (response: Response): Promise<Response> => {
    if (response.status !== 401) {
      refusals = 0;
      return response;
    }
    refusals += 1;
    if (refusals >= REFUSALS_UNTIL_SIGN_OUT) {
      refusals = 0;
      await endOnce();
    }
    return response;
  };

  /** Sends a request that carries the current token each time it is called. */
  return async function send(request: () => Promise<Response>): Promise<Response> {
    const first = await noted(await request());
    if (first.status !== 401 || !(await renewOnce())) return first;
    return noted(await request());
  };
}
