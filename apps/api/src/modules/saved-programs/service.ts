import { fill } from '@longleaf/rules/words/fill';
import type { Catalog } from '@longleaf/catalog/open-catalog';
import { SAVED_PROGRAMS_LIMIT, savedProgramMessages } from '@longleaf/contract/saved-programs';
import type { SavedProgram } from '@longleaf/contract/saved-programs';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import { presentProgramCard } from '../programs/index.ts';
import type { RemovalSlips } from '../../http/removal-slip.ts';
import { programThen, type RemovedCode, type SavedProgramCodes, sinceSaved } from '../saved-codes/index.ts';

/** Saving programs: what is allowed, and what the answers say. One list behind all calls (GAP-019). */
export function savedProgramService(
  catalog: Catalog,
  rows: SavedProgramCodes,
  slips: RemovalSlips<RemovedCode>,
  clock: Clock,
) {
  const answer = (id: string, kept: { isNew: boolean } | undefined) => {
    if (kept) return { id, isSaved: true, isNew: kept.isNew, message: savedProgramMessages.saved };
    throw badRequest({
      Id: [
        fill(/*i18n*/ 'You can keep {limit} programs. Remove one first.', { limit: SAVED_PROGRAMS_LIMIT }),
      ],
    });
  };

  const save = async (scope: Scope<'saved-program', 'change'>, id: string) => {
    if (catalog.programs().positionOf(id) === undefined)
      throw notFound(/*i18n*/ 'There is no program with this id.');
    return answer(id, await rows.save(scope, id, SAVED_PROGRAMS_LIMIT, clock(), programThen(catalog, id)));
  };

  /** Undoes a removal. A program that left the catalogue meanwhile comes back too: it was this person's. */
  const restore = async (scope: Scope<'saved-program', 'change'>, undo: string) => {
    const row = slips.read(scope.owner, undo);
    return answer(row.code, await rows.restore(scope, row, SAVED_PROGRAMS_LIMIT));
  };

  /** Removing what is not there is no error: a second click or a second tab got there first. */
  const remove = async (scope: Scope<'saved-program', 'change'>, id: string) => {
    const row = await rows.remove(scope, id);
    return {
      id,
      isSaved: false as const,
      isNew: false,
      removed: row !== undefined,
      undo: row ? slips.write(scope.owner, row) : null,
      message: savedProgramMessages.removed,
    };
  };

  return {
    save,
    remove,
    restore,
    isSaved: rows.isSaved,
    ids: async (scope: Scope<'saved-program'>) => (await rows.list(scope)).map(({ code }) => code),
    /** @param say puts what has changed since a program was saved into the words of the call. */
    list: async (
      scope: Scope<'saved-program'>,
      say: (english: string) => string,
    ): Promise<SavedProgram[]> => {
      const programs = catalog.programs();
      return (await rows.list(scope)).map(({ code, savedAt, ...then }) => {
        const since = sinceSaved('programs', then, programThen(catalog, code));
        const position = programs.positionOf(code);
        const program =
          position === undefined ? null : { ...presentProgramCard(programs, position), isSaved: true };
        return {
          id: code,
          title: program?.title ?? `Program ${code}`,
          savedDate: savedAt.toISOString(),
          since: since && say(since),
          program,
        };
      });
    },
  };
}
