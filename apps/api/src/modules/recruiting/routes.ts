import { recruitingOperations as operations } from '@longleaf/contract/recruiting';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { recruitingService } from './service.ts';

export function recruitingRoutes(app: FastifyInstance, service: ReturnType<typeof recruitingService>): void {
  bind(app, operations.isRecruited, ({ person, params }) =>
    service.isRecruited(person.id, params.applicationDefinitionId),
  );
  bind(app, operations.addRecruiter, ({ person, body }) =>
    service.add(person.id, body.applicationDefinitionId, body.source),
  );
  bind(app, operations.removeRecruiter, ({ person, body }) =>
    service.remove(person.id, body.applicationDefinitionId),
  );
  bind(app, operations.getRecruiterIds, ({ person }) => service.ids(person.id));
}
