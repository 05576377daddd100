import { recruitingOperations as operations } from '@longleaf/contract/recruiting';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { recruitingService } from './service.ts';

export function recruitingRoutes(app: FastifyInstance, service: ReturnType<typeof recruitingService>): void {
  bind(app, operations.isRecruited, ({ scope, params }) =>
    service.isRecruited(scope, params.applicationDefinitionId),
  );
  bind(app, operations.addRecruiter, ({ scope, body }) =>
    service.add(scope, body.applicationDefinitionId, body.source),
  );
  bind(app, operations.removeRecruiter, ({ scope, body }) =>
    service.remove(scope, body.applicationDefinitionId),
  );
  bind(app, operations.getRecruiterIds, ({ scope }) => service.ids(scope));
}
