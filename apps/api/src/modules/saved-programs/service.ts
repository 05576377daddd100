import type { Catalog } from '@longleaf/catalog/open-catalog';
import { SAVED_PROGRAMS_LIMIT, savedProgramMessages } from '@longleaf/contract/saved-programs';
import type { SavedProgram } from '@longleaf/contract/saved-programs';
import { badRequest, notFound } from '../../http/problem.ts';
import { presentProgramCard } from '../programs/index.ts';
import type { SavedCodes } from '../saved-codes/index.ts';

/** Saving programs: what is allowed, and what the answers say. One list behind all calls (GAP-019). */
export function savedProgramService(catalog: Catalog, rows: SavedCodes) {
  const save = async (personId: string, id: string) => {
    if (catalog.programs().positionOf(id) === undefined) throw notFound('There is no program with this id.');
    if (!(await rows.save(personId, id, SAVED_PROGRAMS_LIMIT)))
      throw badRequest({ Id: [`You can keep ${SAVED_PROGRAMS_LIMIT} programs. Remove one first.`] });
    return { id, isSaved: true, message: savedProgramMessages.saved };
  };

  /** Removing what is not there is no error: a second click or a second tab got there first. */
  const remove = async (personId: string, id: string) => ({
    id,
    isSaved: false as const,
    removed: await rows.remove(personId, id),
    message: savedProgramMessages.removed,
  });

  return {
    save,
    remove,
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
