import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { savedSearchRepository } from './repository.ts';
import { savedSearchRoutes } from './routes.ts';
import { savedSearchService } from './service.ts';

/** Saved searches: save, list, rename, delete. */
export function savedSearches(app: FastifyInstance, { database }: Dependencies): void {
  savedSearchRoutes(app, savedSearchService(savedSearchRepository(database)));
}
