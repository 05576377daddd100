import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { recruitingRepository } from './repository.ts';
import { recruitingRoutes } from './routes.ts';
import { recruitingService } from './service.ts';

/** Being recruited by colleges: ask, take back, tell. */
export function recruiting(app: FastifyInstance, { database, findCollege }: Dependencies): void {
  recruitingRoutes(app, recruitingService(recruitingRepository(database), findCollege));
}
