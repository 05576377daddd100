import cors from '@fastify/cors';
import { ACCOUNT_SERVICE_BASE } from '@longleaf/contract/account-recovery';
import { takeCalls } from '@longleaf/http/calls';
import { ownerAlone } from '@longleaf/http/policy';
import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from '../deps.ts';
import { recoveryRoutes } from '../recovery/routes.ts';
import { accountRoutes } from './account.ts';
import { availabilityRoutes } from './availability.ts';
import { authenticateHolder } from './holder.ts';
import { ownAccountRoutes } from './own-account.ts';
import { ownSecurityRoutes } from './own-security.ts';
import { tellClaimsRoute } from './tell-claims.ts';
import { tellLanguageRoute } from './tell-language.ts';

/** The account service (API-010 to API-014, EXT-003). Bearer tokens alone authorise its calls, never a cookie. */
export async function accountService(app: FastifyInstance, deps: IdentityDeps): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(cors, {
      origin: new URL(deps.portalUrl).origin,
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type'],
      exposedHeaders: ['retry-after', 'www-authenticate'],
      maxAge: 3_600,
    });
    takeCalls(scope, {
      authenticate: authenticateHolder(deps),
      policies: { account: ownerAlone },
      checksAnswers: deps.checksAnswers,
    });
    accountRoutes(scope, deps);
    ownAccountRoutes(scope, deps);
    tellClaimsRoute(scope, deps);
    tellLanguageRoute(scope, deps);
    // What the API passes on.
    await scope.register(
      async (passedOn) => {
        recoveryRoutes(passedOn, deps);
        availabilityRoutes(passedOn, deps);
        ownSecurityRoutes(passedOn, deps);
      },
      { prefix: ACCOUNT_SERVICE_BASE },
    );
  });
}
