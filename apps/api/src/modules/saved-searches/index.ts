import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { collegesOfSearch } from '../colleges/index.ts';
import { savedSearchRepository } from './repository.ts';
import { savedSearchRoutes } from './routes.ts';
import { savedSearchService } from './service.ts';

export { savedSearches as savedSearchRows } from './tables.ts';

/** Saved searches: save, list, rename, delete. */
export function savedSearches(app: FastifyInstance, { database, catalog }: Dependencies): void {
  const find = (search: string, residency: string) => collegesOfSearch(catalog, search, residency);
  savedSearchRoutes(app, savedSearchService(savedSearchRepository(database), find));
}
