import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { savedCareerCodes } from '../saved-codes/index.ts';
import { careerTexts } from './career-texts.ts';
import { careerDetailRoutes } from './detail-routes.ts';
import { careerSearchRoutes } from './search-routes.ts';

/** Career search, details and wages. Open to everyone; whoever is signed in sees what they saved. */
export function careers(
  app: FastifyInstance,
  { catalog, database, settings }: Pick<Dependencies, 'catalog' | 'database' | 'settings'>,
): void {
  const texts = careerTexts(catalog, settings.METRO_AREAS);
  const saved = savedCareerCodes(database);
  careerSearchRoutes(app, catalog, texts, saved);
  careerDetailRoutes(app, catalog, texts, saved, settings.METRO_AREAS);
}
