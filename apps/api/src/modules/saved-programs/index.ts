import { savedProgramOperations as operations } from '@longleaf/contract/saved-programs';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { removedCode, savedProgramCodes } from '../saved-codes/index.ts';
import { savedProgramService } from './service.ts';

/** Every call that saves, lists or removes programs (API-102 to 106, 124, 125, 127, 128). */
export function savedPrograms(
  app: FastifyInstance,
  { catalog, database, dataSecret }: Pick<Dependencies, 'catalog' | 'database' | 'dataSecret'>,
): void {
  const slips = removalSlips(dataSecret, 'saved program', removedCode);
  const service = savedProgramService(catalog, savedProgramCodes(database), slips);
  bind(app, operations.getSavedPrograms, ({ person }) => service.list(person.id));
  bind(app, operations.getSavedProgramIds, ({ person }) => service.ids(person.id));
  bind(app, operations.isProgramSaved, ({ person, params }) => service.isSaved(person.id, params.id));
  bind(app, operations.saveProgram, ({ person, body }) => service.save(person.id, body));
  bind(app, operations.updateSavedProgram, ({ person, body }) =>
    body.isSaved ? service.save(person.id, body.id) : service.remove(person.id, body.id),
  );
  bind(app, operations.restoreSavedProgram, ({ person, body }) => service.restore(person.id, body.undo));
  bind(app, operations.deleteSavedProgram, ({ person, params }) => service.remove(person.id, params.id));
  bind(app, operations.deleteSavedProgramNamed, ({ person, body }) => service.remove(person.id, body));
}
