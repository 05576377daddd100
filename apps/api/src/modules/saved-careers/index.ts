import { fill } from '@longleaf/rules/words/fill';
import {
  SAVED_CAREERS_LIMIT,
  savedCareerMessages,
  savedCareerOperations,
} from '@longleaf/contract/saved-careers';
import { bind } from '@longleaf/http/bind';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { careerThen, savedCareerCodes } from '../saved-codes/index.ts';

/** Saving careers (API-064, API-065); the list of them is a career search with `searchType=saved` (GAP-029). */
export function savedCareers(
  app: FastifyInstance,
  { catalog, database, clock }: Pick<Dependencies, 'catalog' | 'database' | 'clock'>,
): void {
  const rows = savedCareerCodes(database);
  /** The code a career is kept by: a SOC code means its first occupation. */
  const codeOf = (occCode: string) => catalog.careers().find(occCode)?.code;

  bind(app, savedCareerOperations.saveCareer, async ({ scope, body }) => {
    const occCode = codeOf(body);
    if (occCode === undefined) throw notFound(/*i18n*/ 'There is no career with this code.');
    const kept = await rows.save(scope, occCode, SAVED_CAREERS_LIMIT, clock(), careerThen(catalog, occCode));
    if (!kept)
      throw badRequest({
        OCCCode: [
          fill(/*i18n*/ 'You can keep {limit} careers. Remove one first.', { limit: SAVED_CAREERS_LIMIT }),
        ],
      });
    return { occCode, isSaved: true as const, isNew: kept.isNew, message: savedCareerMessages.saved };
  });

  bind(app, savedCareerOperations.deleteSavedCareer, async ({ scope, query }) => {
    // A career that left the catalogue can still be removed.
    const occCode = codeOf(query.occCode) ?? query.occCode;
    const removed = (await rows.remove(scope, occCode)) !== undefined;
    return { occCode, isSaved: false as const, removed, message: savedCareerMessages.removed };
  });

  bind(app, savedCareerOperations.getSavedCareerCodes, async ({ scope }) =>
    (await rows.list(scope)).map(({ code }) => code),
  );
}
