import { savedEnrichmentOperations as operations } from '@longleaf/contract/saved-enrichment';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { removedCode, savedEnrichmentCodes } from '../saved-codes/index.ts';
import { savedEnrichmentService } from './service.ts';

/** Every call that saves, lists or removes enrichment programs. */
export function savedEnrichment(
  app: FastifyInstance,
  {
    catalog,
    database,
    dataSecret,
    clock,
  }: Pick<Dependencies, 'catalog' | 'database' | 'dataSecret' | 'clock'>,
): void {
  const slips = removalSlips(dataSecret, 'saved enrichment program', removedCode);
  const service = savedEnrichmentService(catalog, savedEnrichmentCodes(database), slips, clock);
  bind(app, operations.getSavedEnrichment, ({ scope }) => service.list(scope));
  bind(app, operations.getSavedEnrichmentIds, ({ scope }) => service.ids(scope));
  bind(app, operations.saveEnrichment, ({ scope, body }) => service.save(scope, body.id));
  bind(app, operations.deleteSavedEnrichment, ({ scope, params }) => service.remove(scope, params.id));
  bind(app, operations.restoreSavedEnrichment, ({ scope, body }) => service.restore(scope, body.undo));
}
