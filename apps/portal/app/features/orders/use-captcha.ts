import { ApiError } from '@longleaf/contract/client';
import { orderMessages, orderOperations } from '@longleaf/contract/orders';
import { useState } from 'react';
import { call } from '../../kit/form/call.ts';
import { type AskedOrder, keptToken } from './kept-token.ts';

/** `waits`: it runs when the order is sent. */
export type CaptchaState = 'waits' | 'runs' | 'done';

/**
 * The check that somebody is a person (ST-239): where there is no token yet, the captcha is carried out first. The
 * token of the very same order is used again, so that a second try after a lost answer is the same order.
 */
export function useCaptcha() {
  const [state, setState] = useState<CaptchaState>('waits');
  /** @throws ApiError when the order does not fit, or the work cannot be done here. */
  const tokenFor = async (order: AskedOrder): Promise<string> => {
    setState('runs');
    try {
      const kept = await keptToken.read(order);
      if (kept !== null) {
        setState('done');
        return kept;
      }
      const challenge = await call(orderOperations.getOrderChallenge, { body: order });
      const { solvedToken } = await import('./solve-challenge.ts');
      const token = await solvedToken(challenge).catch(() => {
        throw new ApiError({ status: 0, modelState: { recaptchaToken: [orderMessages.badToken] } });
      });
      await keptToken.keep(order, token);
      setState('done');
      return token;
    } catch (error) {
      setState('waits');
      throw error;
    }
  };
  /** The token is no good any more. */
  const forget = () => {
    keptToken.forget();
    setState('waits');
  };
  return { state, tokenFor, forget };
}
