import type { Catalog } from '@longleaf/catalog/open-catalog';
import { SAVED_PROGRAMS_LIMIT, savedProgramMessages } from '@longleaf/contract/saved-programs';
import type { SavedProgram } from '@longleaf/contract/saved-programs';
import { badRequest, notFound } from '@longleaf/http/problem';
import { presentProgramCard } from '../programs/index.ts';
import type { RemovalSlips } from '../../http/removal-slip.ts';
import type { RemovedCode, SavedCodes } from '../saved-codes/index.ts';

/** Saving programs: what is allowed, and what the answers say. One list behind all calls (GAP-019). */
export function savedProgramService(catalog: Catalog, rows: SavedCodes, slips: RemovalSlips<RemovedCode>) {
  const answer = (id: string, kept: boolean) => {
    if (kept) return { id, isSaved: true, message: savedProgramMessages.saved };
    throw badRequest({ Id: [`You can keep ${SAVED_PROGRAMS_LIMIT} programs. Remove one first.`] });
  };

  const save = async (personId: string, id: string) => {
    if (catalog.programs().positionOf(id) === undefined) throw notFound('There is no program with this id.');
    return answer(id, await rows.save(personId, id, SAVED_PROGRAMS_LIMIT));
  };

  /** Undoes a removal. A program that left the catalogue meanwhile comes back too: it was this person's. */
  const restore = async (personId: string, undo: string) => {
    const row = slips.read(personId, undo);
    return answer(row.code, await rows.restore(personId, row, SAVED_PROGRAMS_LIMIT));
  };

  /** Removing what is not there is no error: a second click or a second tab got there first. */
  const remove = async (personId: string, id: string) => {
    const row = await rows.remove(personId, id);
    return {
      id,
      isSaved: false as const,
      removed: row !== undefined,
      undo: row ? slips.write(personId, row) : null,
      message: savedProgramMessages.removed,
    };
  };

  return {
    save,
    remove,
    restore,
    isSaved: rows.isSaved,
    ids: async (personId: string) => (await rows.list(personId)).map(({ code }) => code),
    list: async (personId: string): Promise<SavedProgram[]> => {
      const programs = catalog.programs();
      return (await rows.list(personId)).map(({ code, savedAt }) => {
        const position = programs.positionOf(code);
        const program =
          position === undefined ? null : { ...presentProgramCard(programs, position), isSaved: true };
        return {
          id: code,
          title: program?.title ?? `Program ${code}`,
          savedDate: savedAt.toISOString(),
          program,
        };
      });
    },
  };
}
