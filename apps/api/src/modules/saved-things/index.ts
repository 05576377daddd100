import { savedThingOperations } from '@longleaf/contract/saved-things';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { countSaved } from './repository.ts';

const NOTHING = { colleges: 0, careers: 0, programs: 0, searches: 0, enrichment: 0 };

/** What somebody saved, over every kind. */
export function savedThings(app: FastifyInstance, { database }: Pick<Dependencies, 'database'>): void {
  bind(
    app,
    savedThingOperations.getSavedCounts,
    async ({ scope, own }) =>
      (await countSaved(database, {
        colleges: scope,
        careers: own('saved-career:read'),
        programs: own('saved-program:read'),
        searches: own('saved-search:read'),
        enrichment: own('saved-enrichment:read'),
      })) ?? NOTHING,
  );
}
