import { reportedOperations as operations } from '@longleaf/contract/self-reported-applications';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { reportedService } from './service.ts';

export function reportedRoutes(app: FastifyInstance, service: ReturnType<typeof reportedService>): void {
  bind(app, operations.getSelfReportedApps, ({ scope }) => service.list(scope));
  bind(app, operations.updateSelfReportedApp, ({ scope, body }) => service.save(scope, body));
  bind(app, operations.deleteSelfReportedApp, ({ scope, body }) => service.remove(scope, body.id));
  bind(app, operations.restoreSelfReportedApp, ({ scope, body }) => service.restore(scope, body.undo));
}
