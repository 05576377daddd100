import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { removedPlan, transitionPlanRepository } from './repository.ts';
import { transitionPlanRoutes } from './routes.ts';
import { transitionPlanService } from './service.ts';

export { transitionPlanRepository } from './repository.ts';
export { transitionPlans as transitionPlanRows } from './tables.ts';

/** Transition plans: read, save, take off, take back, former versions. */
export function transitionPlans(app: FastifyInstance, { database, dataSecret, clock }: Dependencies): void {
  const slips = removalSlips(dataSecret, 'transition plan', removedPlan);
  const rows = transitionPlanRepository(database);
  transitionPlanRoutes(app, transitionPlanService({ rows, slips, clock }));
}
