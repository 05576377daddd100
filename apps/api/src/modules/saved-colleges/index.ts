import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { collegeTexts } from './college-texts.ts';
import { removedCollege, savedCollegeRepository } from './repository.ts';
import { savedCollegeRoutes } from './routes.ts';
import { savedCollegeService } from './service.ts';

export { isDone, savedCollegeRepository } from './repository.ts';
export { savedColleges as savedCollegeRows } from './tables.ts';

/** Saved colleges: keep, remove, take back, list. */
export function savedColleges(
  app: FastifyInstance,
  { database, catalog, dataSecret, clock }: Dependencies,
): void {
  const slips = removalSlips(dataSecret, 'saved college', removedCollege);
  const rows = savedCollegeRepository(database);
  const service = savedCollegeService(rows, catalog.findCollege, collegeTexts(catalog), slips, clock);
  savedCollegeRoutes(app, service);
}
