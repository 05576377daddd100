import { yourDataOperations as operations } from '@longleaf/contract/your-data';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReachableAccount } from './account.ts';
import type { YourDataService } from './service.ts';

export function yourDataRoutes(
  app: FastifyInstance,
  service: YourDataService,
  account: (request: FastifyRequest) => ReachableAccount,
): void {
  bind(app, operations.getYourData, ({ person, request }) => service.read(person.id, account(request)));
  bind(app, operations.getDeletion, ({ person }) => service.deletion(person.id));
  bind(app, operations.requestDeletion, ({ person, request }) => service.request(person, account(request)));
  bind(app, operations.cancelDeletion, ({ person, request }) => service.cancel(person.id, account(request)));
}
