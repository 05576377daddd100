import {
  SAVED_COLLEGES_LIMIT,
  SAVED_COLLEGES_PAGE_SIZE,
  savedCollegeMessages,
  type SavedCollege,
} from '@longleaf/contract/saved-colleges';
import { badRequest, notFound } from '../../http/problem.ts';
import type { CollegeFinder } from '../../dependencies.ts';
import type { SavedCollegeRepository, SavedCollegeRow } from './repository.ts';

/** Saving colleges: what is allowed, and what the answers say. */
export function savedCollegeService(rows: SavedCollegeRepository, findCollege: CollegeFinder) {
  return {
    save: async (personId: string, collegeId: number) => {
      if (!findCollege(collegeId)) throw notFound('There is no college with this id.');
      const saved = await rows.save(personId, collegeId, SAVED_COLLEGES_LIMIT);
      if (!saved) {
        const message = `You can keep ${SAVED_COLLEGES_LIMIT} colleges. Remove one first.`;
        throw badRequest({ organizationId: [message] });
      }
      return { id: saved.id, organizationID: collegeId, message: savedCollegeMessages.saved };
    },

    /** Removing what is not there is no error: a second click or a second tab got there first. */
    remove: async (
      personId: string,
      by: { id?: number | undefined; organizationId?: number | undefined },
    ) => {
      const removed = await rows.remove(personId, { id: by.id, collegeId: by.organizationId });
      // A row id that is not this person's may be somebody else's: it does not exist for this person.
      if (!removed && by.organizationId === undefined) throw notFound('There is no such saved college.');
      return { removed };
    },

    isSaved: rows.isSaved,
    ids: rows.collegeIds,

    page: async (personId: string, pageNumber: number) => {
      const [page, totalCount] = await Promise.all([
        rows.page(personId, pageNumber, SAVED_COLLEGES_PAGE_SIZE),
        rows.count(personId),
      ]);
      return {
        colleges: page.map((row) => present(row, findCollege)),
        pageNumber,
        pageSize: SAVED_COLLEGES_PAGE_SIZE,
        totalCount,
      };
    },
  };
}

function present(row: SavedCollegeRow, findCollege: CollegeFinder): SavedCollege {
  const college = findCollege(row.collegeId) ?? null;
  return {
    id: row.id,
    organizationID: row.collegeId,
    name: college?.name ?? `College ${row.collegeId}`,
    latitude: college?.latitude ?? null,
    longitude: college?.longitude ?? null,
    notes: row.notes,
    campusNotes: row.campusNotes,
    actions: [],
    savedDate: row.savedAt.toISOString(),
    college,
  };
}
