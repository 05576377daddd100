import type { Authenticate } from '@longleaf/http/authentication';
import { bearerToken } from '@longleaf/http/authentication';
import { unauthorized } from '@longleaf/http/problem';
import { endSession } from '@longleaf/contract/accounts';
import type { FastifyRequest } from 'fastify';
import { holderOf, livingHolderOf, type TokenDeps, type TokenHolder } from './access-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token came with a call of the account service; undefined when none did. */
    holder?: TokenHolder | undefined;
  }
}

/** Finds who makes a call of the account service: the holder of its token, while the session of the token lives. */
export function authenticateHolder(deps: TokenDeps): Authenticate {
  return async (request, need) => {
    const token = bearerToken(request);
    if (token === undefined) {
      if (need === 'optional') return;
      throw unauthorized();
    }
    // Signing out twice is no mistake.
    const find = request.routeOptions.config.operation === endSession ? holderOf : livingHolderOf;
    const holder = await find(deps, token);
    if (!holder) throw unauthorized(undefined, 'invalid_token');
    request.holder = holder;
    request.actor = { kind: 'person', id: holder.account.id, signedInAt: holder.authTime };
  };
}

/**
 * Whose token came with a call that needs one.
 * @throws ProblemError 401 when none did.
 */
export function theHolder({ holder }: FastifyRequest): TokenHolder {
  if (!holder) throw unauthorized();
  return holder;
}
