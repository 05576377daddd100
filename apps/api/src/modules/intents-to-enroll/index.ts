import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { intentRepository, removedIntent } from './repository.ts';
import { intentRoutes } from './routes.ts';
import { intentService } from './service.ts';

export { intentRepository } from './repository.ts';
export { intentsToEnroll as intentRows } from './tables.ts';

/** Intents to enroll: list, save, remove by an empty school, take back. */
export function intentsToEnroll(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, dataSecret, catalog, findCollege, clock } = dependencies;
  const slips = removalSlips(dataSecret, 'intent to enroll', removedIntent);
  const rows = intentRepository(database);
  intentRoutes(app, intentService({ rows, slips, catalog, findCollege, clock }));
}
