import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { searchUsageRepository } from './repository.ts';
import { searchUsageRoutes } from './routes.ts';

/** Counts the use of college search (GAP-074). Open to everyone. */
export function searchUsage(app: FastifyInstance, { database, clock }: Dependencies): void {
  searchUsageRoutes(app, searchUsageRepository(database), clock);
}
