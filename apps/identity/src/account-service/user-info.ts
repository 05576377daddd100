import { bearerToken } from '@longleaf/http/authentication';
import { userInfo as userInfoCall } from '@longleaf/contract/accounts';
import { sendProblem, unauthorized } from '@longleaf/http/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityDeps } from '../deps.ts';
import { claimsOfScopes } from '../provider/claims.ts';
import { handOverTo, leaveBodiesAlone } from '../provider/mount.ts';
import { holderOf, looksLikeJwt } from './access-token.ts';

/**
 * The user info endpoint (API-008). OpenID clients come with an opaque token, which the provider answers; the
 * portal comes with its token for the API, which the provider would refuse.
 */
export async function userInfoRoutes(app: FastifyInstance, deps: IdentityDeps): Promise<void> {
  const handOver = handOverTo(deps);
  // OpenID Connect lets every access token of a person read who they are.

  async function userInfo(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
    const token = bearerToken(request);
    if (token === undefined || !looksLikeJwt(token)) return handOver(request, reply);
    allowPortal(request, reply, deps.portalUrl);
    const holder = await holderOf({ ...deps, neededScope: undefined }, token);
    if (!holder) return sendProblem(unauthorized(undefined, 'invalid_token'), request, reply);
    return reply.header('cache-control', 'no-store').send(claimsOfScopes(holder.account, PERSON_SCOPES));
  }

  await app.register(async (scope) => {
    leaveBodiesAlone(scope);
    scope.route({ method: ['GET', 'POST'], url: userInfoCall.path, handler: userInfo });
    scope.route({ method: 'OPTIONS', url: userInfoCall.path, handler: handOver });
  });
}

// A token for the API says all this about the person already.
const PERSON_SCOPES = new Set(['openid', 'profile', 'email']);

function allowPortal(request: FastifyRequest, reply: FastifyReply, portalUrl: string): void {
  void reply.header('vary', 'Origin');
  const { origin } = new URL(portalUrl);
  if (request.headers.origin === origin) void reply.header('access-control-allow-origin', origin);
}
