import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { collegesOfSearch } from '../colleges/index.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { removedSearch, savedSearchRepository } from './repository.ts';
import { savedSearchRoutes } from './routes.ts';
import { savedSearchService } from './service.ts';

export { savedSearches as savedSearchRows } from './tables.ts';

/** Saved searches: save, list, rename, delete and bring back. */
export function savedSearches(
  app: FastifyInstance,
  { database, catalog, dataSecret, clock }: Dependencies,
): void {
  const slips = removalSlips(dataSecret, 'saved search', removedSearch);
  const find = (search: string, residency: string) => collegesOfSearch(catalog, search, residency);
  savedSearchRoutes(app, savedSearchService(savedSearchRepository(database), find, slips, clock));
}
