import type { orderOperations } from '@longleaf/contract/orders';
import type { Given } from '@longleaf/contract/operation';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

export type OrderChallenge = Given<typeof orderOperations.getOrderChallenge>;

/** Does the work of a captcha, as a browser does, and gives the token. */
export async function solve(challenge: OrderChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return tokenOf({ challenge, solution });
}

export function tokenOf(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
