import { ApiError } from '@longleaf/contract/client';
import type { Sent } from '@longleaf/contract/operation';
import { orderMessages, orderOperations } from '@longleaf/contract/orders';
import { useRef, useState } from 'react';
import { call } from '../../kit/form/call.ts';

type Order = Sent<typeof orderOperations.getOrderChallenge>['body'];
/** `waits`: it runs when the order is sent. */
export type CaptchaState = 'waits' | 'runs' | 'done';

/**
 * The check that somebody is a person (ST-239): where there is no token yet, the captcha is carried out first. The
 * token of the very same order is used again, so that a second try after a lost answer is the same order.
 */
export function useCaptcha() {
  const [state, setState] = useState<CaptchaState>('waits');
  const kept = useRef<{ asked: string; token: string } | null>(null);
  /** @throws ApiError when the order does not fit, or the work cannot be done here. */
  const tokenFor = async (order: Order): Promise<string> => {
    const asked = JSON.stringify(order);
    if (kept.current?.asked === asked) return kept.current.token;
    setState('runs');
    try {
      const challenge = await call(orderOperations.getOrderChallenge, { body: order });
      const { solvedToken } = await import('./solve-challenge.ts');
      const token = await solvedToken(challenge).catch(() => {
        throw new ApiError({ status: 0, modelState: { recaptchaToken: [orderMessages.badToken] } });
      });
      kept.current = { asked, token };
      setState('done');
      return token;
    } catch (error) {
      setState('waits');
      throw error;
    }
  };
  /** The token is no good any more. */
  const forget = () => {
    kept.current = null;
    setState('waits');
  };
  return { state, tokenFor, forget };
}
