import { savedProgramOperations as operations } from '@longleaf/contract/saved-programs';
import { bind } from '@longleaf/http/bind';
import { wordsOf } from '@longleaf/http/words-of-call';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { removedCode, savedProgramCodes } from '../saved-codes/index.ts';
import { savedProgramService } from './service.ts';

/** Every call that saves, lists or removes programs (API-102 to 106, 124, 125, 127, 128). */
export function savedPrograms(
  app: FastifyInstance,
  {
    catalog,
    database,
    dataSecret,
    clock,
  }: Pick<Dependencies, 'catalog' | 'database' | 'dataSecret' | 'clock'>,
): void {
  const slips = removalSlips(dataSecret, 'saved program', removedCode);
  const service = savedProgramService(catalog, savedProgramCodes(database), slips, clock);
  bind(app, operations.getSavedPrograms, ({ scope, request }) => service.list(scope, wordsOf(request).say));
  bind(app, operations.getSavedProgramIds, ({ scope }) => service.ids(scope));
  bind(app, operations.isProgramSaved, ({ scope, params }) => service.isSaved(scope, params.id));
  bind(app, operations.saveProgram, ({ scope, body }) => service.save(scope, body));
  bind(app, operations.updateSavedProgram, ({ scope, body }) =>
    body.isSaved ? service.save(scope, body.id) : service.remove(scope, body.id),
  );
  bind(app, operations.restoreSavedProgram, ({ scope, body }) => service.restore(scope, body.undo));
  bind(app, operations.deleteSavedProgram, ({ scope, params }) => service.remove(scope, params.id));
  bind(app, operations.deleteSavedProgramNamed, ({ scope, body }) => service.remove(scope, body));
}
