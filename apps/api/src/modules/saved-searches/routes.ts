import { savedSearchOperations as operations } from '@longleaf/contract/saved-searches';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { savedSearchService } from './service.ts';

export function savedSearchRoutes(
  app: FastifyInstance,
  service: ReturnType<typeof savedSearchService>,
): void {
  bind(app, operations.saveCampusSearch, ({ person, body }) => service.save(person.id, body));
  bind(app, operations.loadSavedSearches, ({ person }) => service.all(person.id));
  bind(app, operations.renameSearch, ({ person, params, body }) =>
    service.rename(person.id, params.id, body.name),
  );
  bind(app, operations.deleteSearch, ({ person, params }) => service.remove(person.id, params.id));
}
