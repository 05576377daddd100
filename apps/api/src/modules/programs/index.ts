import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { savedProgramCodes } from '../saved-codes/index.ts';
import { programDetailRoutes } from './detail-routes.ts';
import { programTexts } from './program-texts.ts';
import { programSearchRoutes } from './search-routes.ts';

export { presentCard as presentProgramCard } from './present-card.ts';

/** Program search, details and schools. Open to everyone; whoever is signed in sees what they saved. */
export function programs(
  app: FastifyInstance,
  { catalog, database }: Pick<Dependencies, 'catalog' | 'database'>,
): void {
  const texts = programTexts(catalog);
  const saved = savedProgramCodes(database);
  programSearchRoutes(app, catalog, texts, saved);
  programDetailRoutes(app, catalog, texts, saved);
}
