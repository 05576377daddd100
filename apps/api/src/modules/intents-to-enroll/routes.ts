import { intentOperations as operations } from '@longleaf/contract/intents-to-enroll';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { intentService } from './service.ts';

export function intentRoutes(app: FastifyInstance, service: ReturnType<typeof intentService>): void {
  bind(app, operations.getIntentEnrollSchool, ({ scope }) => service.list(scope));
  bind(app, operations.updateIntentEnrollSchool, async ({ scope, body }) =>
    body.collegeName.trim() === '' && body.id > 0
      ? service.remove(scope, body.id)
      : { intent: await service.save(scope, body), removed: false, undo: null },
  );
  bind(app, operations.restoreIntentToEnroll, ({ scope, body }) => service.restore(scope, body.undo));
}
