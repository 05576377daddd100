import { savedSearchOperations as operations } from '@longleaf/contract/saved-searches';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { savedSearchService } from './service.ts';

export function savedSearchRoutes(
  app: FastifyInstance,
  service: ReturnType<typeof savedSearchService>,
): void {
  bind(app, operations.saveCampusSearch, ({ scope, body }) => service.save(scope, body));
  bind(app, operations.lookAtSearch, ({ scope, params, query }) =>
    service.lookAt(scope, params.id, query.residency),
  );
  bind(app, operations.loadSavedSearches, ({ scope }) => service.all(scope));
  bind(app, operations.renameSearch, ({ scope, params, body }) =>
    service.rename(scope, params.id, body.name),
  );
  bind(app, operations.deleteSearch, ({ scope, params }) => service.remove(scope, params.id));
  bind(app, operations.restoreSearch, ({ scope, body }) => service.restore(scope, body.undo));
}
