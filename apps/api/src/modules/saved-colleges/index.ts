import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { removedCollege, savedCollegeRepository } from './repository.ts';
import { savedCollegeRoutes } from './routes.ts';
import { savedCollegeService } from './service.ts';

export { isDone, savedCollegeRepository } from './repository.ts';
export { savedColleges as savedCollegeRows } from './tables.ts';

/** Saved colleges: keep, remove, take back, list. */
export function savedColleges(
  app: FastifyInstance,
  { database, findCollege, dataSecret, clock }: Dependencies,
): void {
  const slips = removalSlips(dataSecret, 'saved college', removedCollege);
  savedCollegeRoutes(app, savedCollegeService(savedCollegeRepository(database), findCollege, slips, clock));
}
