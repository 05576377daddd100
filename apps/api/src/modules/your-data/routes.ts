import { yourDataOperations as operations } from '@longleaf/contract/your-data';
import { bind } from '@longleaf/http/bind';
import type { Scope } from '@longleaf/http/policy';
import { wordsOf } from '@longleaf/http/words-of-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReachableAccount } from './account.ts';
import type { YourDataService } from './service.ts';

/** The account of whoever makes a request; letters go where their own profile says. */
type AccountOf = (request: FastifyRequest, profile: Scope<'profile', 'change'>) => ReachableAccount;

export function yourDataRoutes(app: FastifyInstance, service: YourDataService, account: AccountOf): void {
  bind(app, operations.getYourData, ({ scope, own, request }) =>
    service.read(scope, account(request, own('profile:change')), wordsOf(request).say),
  );
  bind(app, operations.getDeletion, ({ scope }) => service.deletion(scope));
  bind(app, operations.requestDeletion, ({ scope, actor, own, request }) =>
    service.request(scope, actor.signedInAt, account(request, own('profile:change'))),
  );
  bind(app, operations.cancelDeletion, ({ scope, own, request }) =>
    service.cancel(scope, account(request, own('profile:change'))),
  );
}
