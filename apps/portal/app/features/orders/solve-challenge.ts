import type { Answer } from '@longleaf/contract/operation';
import type { orderOperations } from '@longleaf/contract/orders';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work of a captcha by Web Crypto, beside the page and not in its way, and gives the token. @throws Error */
export async function solvedToken(
  challenge: Answer<typeof orderOperations.getOrderChallenge>,
): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The captcha was not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
