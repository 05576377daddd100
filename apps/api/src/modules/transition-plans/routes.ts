import { transitionPlanOperations as operations } from '@longleaf/contract/transition-plans';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { transitionPlanService } from './service.ts';

export function transitionPlanRoutes(
  app: FastifyInstance,
  service: ReturnType<typeof transitionPlanService>,
): void {
  bind(app, operations.getTransitionPlan, ({ scope }) => service.plan(scope));
  bind(app, operations.updateTransitionPlan, ({ scope, body }) => service.save(scope, body));
  bind(app, operations.deleteTransitionPlan, ({ scope }) => service.remove(scope));
  bind(app, operations.restoreTransitionPlan, ({ scope, body }) => service.restore(scope, body.undo));
  bind(app, operations.formerTransitionPlans, ({ scope }) => service.former(scope));
  bind(app, operations.deleteFormerTransitionPlan, ({ scope, params }) =>
    service.removeFormer(scope, params.id),
  );
}
