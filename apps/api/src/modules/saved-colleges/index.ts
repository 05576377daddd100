import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { CollegeFinder } from '../colleges/index.ts';
import { savedCollegeRepository } from './repository.ts';
import { savedCollegeRoutes } from './routes.ts';
import { savedCollegeService } from './service.ts';

/** Saved colleges: keep, remove, list. */
export function savedColleges(
  app: FastifyInstance,
  { database }: Dependencies,
  findCollege: CollegeFinder,
): void {
  savedCollegeRoutes(app, savedCollegeService(savedCollegeRepository(database), findCollege));
}
