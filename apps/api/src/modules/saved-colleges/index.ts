import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { savedCollegeRepository } from './repository.ts';
import { savedCollegeRoutes } from './routes.ts';
import { savedCollegeService } from './service.ts';

/** Saved colleges: keep, remove, list. */
export function savedColleges(app: FastifyInstance, { database, findCollege }: Dependencies): void {
  savedCollegeRoutes(app, savedCollegeService(savedCollegeRepository(database), findCollege));
}
