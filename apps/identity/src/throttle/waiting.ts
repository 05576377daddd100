import { ProblemError } from '@longleaf/http/problem';
import type { ThrottleKind } from '@longleaf/rules/accounts/throttle';
import type { FastifyRequest } from 'fastify';
import type { IdentityDeps } from '../deps.ts';

/** Counts a request against the address of the person behind it; seconds to wait when there were too many. */
export async function waiting(
  deps: Pick<IdentityDeps, 'attempts' | 'addressDigest' | 'clientAddress'>,
  request: FastifyRequest,
  kind: ThrottleKind,
): Promise<number> {
  return deps.attempts.begin([{ kind, of: await deps.addressDigest(deps.clientAddress(request)) }]);
}

/** 429 with the time to wait. */
export function tooMany(seconds: number): ProblemError {
  return new ProblemError(429, /*i18n*/ 'There were too many tries. Wait a moment, then try again.', {
    headers: { 'retry-after': String(seconds) },
  });
}
