import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { CollegeFinder } from '../colleges/index.ts';
import { recruitingRepository } from './repository.ts';
import { recruitingRoutes } from './routes.ts';
import { recruitingService } from './service.ts';

/** Being recruited by colleges: ask, take back, tell. */
export function recruiting(
  app: FastifyInstance,
  { database }: Dependencies,
  findCollege: CollegeFinder,
): void {
  recruitingRoutes(app, recruitingService(recruitingRepository(database), findCollege));
}
