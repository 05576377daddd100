import { savedCollegeOperations as operations } from '@longleaf/contract/saved-colleges';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { savedCollegeService } from './service.ts';

export function savedCollegeRoutes(
  app: FastifyInstance,
  service: ReturnType<typeof savedCollegeService>,
): void {
  bind(app, operations.isCollegeSaved, ({ scope, params }) => service.isSaved(scope, params.orgId));
  bind(app, operations.saveCollege, ({ scope, body }) => service.save(scope, body));
  bind(app, operations.updateSavedCollege, ({ scope, query, body }) =>
    service.note(scope, body, query.residency),
  );
  bind(app, operations.deleteSavedCollege, ({ scope, body }) => service.remove(scope, body));
  bind(app, operations.restoreSavedCollege, ({ scope, body }) => service.restore(scope, body.undo));
  bind(app, operations.getSavedColleges, ({ scope, query }) => service.page(scope, query));
  bind(app, operations.getSavedCollegeIds, ({ scope }) => service.ids(scope));
}
