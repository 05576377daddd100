import { savedCollegeOperations as operations } from '@longleaf/contract/saved-colleges';
import { bind, bindPrepared, Prepared } from '@longleaf/http/bind';
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
  bindPrepared(
    app,
    operations.getSavedColleges,
    async ({ scope, query }) => new Prepared(operations.getSavedColleges, await service.page(scope, query)),
  );
  bind(app, operations.getSavedCollegeIds, ({ scope }) => service.ids(scope));
}
