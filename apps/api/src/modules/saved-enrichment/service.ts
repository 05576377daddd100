import type { Catalog } from '@longleaf/catalog/open-catalog';
import { SAVED_ENRICHMENT_LIMIT, savedEnrichmentMessages } from '@longleaf/contract/saved-enrichment';
import type { SavedEnrichmentProgram } from '@longleaf/contract/saved-enrichment';
import type { Scope } from '@longleaf/http/policy';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Clock } from '@longleaf/platform/clock';
import { fill } from '@longleaf/rules/words/fill';
import type { RemovalSlips } from '../../http/removal-slip.ts';
import { presentEnrichment } from '../enrichment/index.ts';
import type { RemovedCode, SavedEnrichmentCodes } from '../saved-codes/index.ts';

/** Saving enrichment programs: what is allowed, and what the answers say. */
export function savedEnrichmentService(
  catalog: Pick<Catalog, 'enrichment'>,
  rows: SavedEnrichmentCodes,
  slips: RemovalSlips<RemovedCode>,
  clock: Clock,
) {
  const answer = (id: string, kept: { isNew: boolean } | undefined) => {
    if (kept)
      return { id, isSaved: true as const, isNew: kept.isNew, message: savedEnrichmentMessages.saved };
    throw badRequest({
      id: [
        fill(/*i18n*/ 'You can keep {limit} programs. Remove one first.', { limit: SAVED_ENRICHMENT_LIMIT }),
      ],
    });
  };
  return {
    save: async (scope: Scope<'saved-enrichment', 'change'>, id: number) => {
      if (!catalog.enrichment().some((program) => program.id === id))
        throw notFound(/*i18n*/ 'There is no program with this number.');
      return answer(String(id), await rows.save(scope, String(id), SAVED_ENRICHMENT_LIMIT, clock()));
    },

    /** Removing what is not there is no error: a second click or a second tab got there first. */
    remove: async (scope: Scope<'saved-enrichment', 'change'>, id: number) => {
      const row = await rows.remove(scope, String(id));
      return {
        id: String(id),
        isSaved: false as const,
        removed: row !== undefined,
        undo: row ? slips.write(scope.owner, row) : null,
        message: savedEnrichmentMessages.removed,
      };
    },

    /** Undoes a removal. A program that left the list meanwhile comes back too: it was this person's. */
    restore: async (scope: Scope<'saved-enrichment', 'change'>, undo: string) => {
      const row = slips.read(scope.owner, undo);
      return answer(row.code, await rows.restore(scope, row, SAVED_ENRICHMENT_LIMIT));
    },

    ids: async (scope: Scope<'saved-enrichment'>) => (await rows.list(scope)).map(({ code }) => code),

    list: async (scope: Scope<'saved-enrichment'>): Promise<SavedEnrichmentProgram[]> => {
      const programs = new Map(catalog.enrichment().map((program) => [String(program.id), program]));
      return (await rows.list(scope)).map(({ code, savedAt }) => {
        const program = programs.get(code);
        return {
          id: code,
          savedDate: savedAt.toISOString(),
          program: program ? presentEnrichment(program, null) : null,
        };
      });
    },
  };
}
