import { savedCollegeOperations as operations } from '@longleaf/contract/saved-colleges';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { savedCollegeService } from './service.ts';

export function savedCollegeRoutes(
  app: FastifyInstance,
  service: ReturnType<typeof savedCollegeService>,
): void {
  bind(app, operations.isCollegeSaved, ({ person, params }) => service.isSaved(person.id, params.orgId));
  bind(app, operations.saveCollege, ({ person, body }) => service.save(person.id, body));
  bind(app, operations.deleteSavedCollege, ({ person, body }) => service.remove(person.id, body));
  bind(app, operations.restoreSavedCollege, ({ person, body }) => service.restore(person.id, body.undo));
  bind(app, operations.getSavedColleges, ({ person, query }) => service.page(person.id, query.pageNumber));
  bind(app, operations.getSavedCollegeIds, ({ person }) => service.ids(person.id));
}
