import { fill } from '@longleaf/rules/words/fill';
import {
  SAVED_COLLEGES_LIMIT,
  SAVED_COLLEGES_PAGE_SIZE,
  savedCollegeMessages,
  type SavedCollege,
} from '@longleaf/contract/saved-colleges';
import type { CollegeCard } from '@longleaf/contract/college-card';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import { complainAboutNotes } from '@longleaf/rules/saved-colleges/notes';
import type { CollegeFinder } from '../../dependencies.ts';
import type { RemovalSlips } from '../../http/removal-slip.ts';
import type { RemovedCollege, SavedCollegeRepository, SavedCollegeRow } from './repository.ts';

/** Saving colleges: what is allowed, and what the answers say. */
export function savedCollegeService(
  rows: SavedCollegeRepository,
  findCollege: CollegeFinder,
  slips: RemovalSlips<RemovedCollege>,
) {
  const answer = (collegeId: number, kept: { id: number; isNew: boolean } | undefined) => {
    if (kept) return { ...kept, organizationID: collegeId, message: savedCollegeMessages.saved };
    throw badRequest({
      organizationId: [
        fill(/*i18n*/ 'You can keep {limit} colleges. Remove one first.', { limit: SAVED_COLLEGES_LIMIT }),
      ],
    });
  };
  return {
    save: async (scope: Scope<'saved-college', 'change'>, collegeId: number) => {
      if (!findCollege(collegeId)) throw notFound(/*i18n*/ 'There is no college with this id.');
      return answer(collegeId, await rows.save(scope, collegeId, SAVED_COLLEGES_LIMIT));
    },

    /** Undoes a removal. A college that left the catalogue meanwhile comes back too: it was this person's. */
    restore: async (scope: Scope<'saved-college', 'change'>, undo: string) => {
      const row = slips.read(scope.owner, undo);
      return answer(row.collegeId, await rows.restore(scope, row, SAVED_COLLEGES_LIMIT));
    },

    /** Changes the notes of a saved college (API-097). */
    note: async (
      scope: Scope<'saved-college', 'change'>,
      {
        id,
        notes,
        campusNotes,
      }: { id: number; notes?: string | undefined; campusNotes?: string | undefined },
      residency: string,
    ) => {
      refuseLong({ notes, campusNotes });
      const row = await rows.note(scope, id, { notes: notes?.trim(), campusNotes: campusNotes?.trim() });
      if (!row) throw notFound('There is no such saved college.');
      return present(row, findCollege(row.collegeId, residency));
    },

    /** Removing what is not there is no error: a second click or a second tab got there first. */
    remove: async (
      scope: Scope<'saved-college', 'change'>,
      by: { id?: number | undefined; organizationId?: number | undefined },
    ) => {
      const removed = await rows.remove(scope, { id: by.id, collegeId: by.organizationId });
      // A row id that is not this person's may be somebody else's: it does not exist for this person.
      if (!removed && by.organizationId === undefined)
        throw notFound(/*i18n*/ 'There is no such saved college.');
      return { removed: removed !== undefined, undo: removed ? slips.write(scope.owner, removed) : null };
    },

    isSaved: rows.isSaved,
    ids: rows.collegeIds,

    page: async (
      scope: Scope<'saved-college'>,
      { pageNumber, residency }: { pageNumber: number; residency: string },
    ) => {
      const [page, totalCount] = await Promise.all([
        rows.page(scope, pageNumber, SAVED_COLLEGES_PAGE_SIZE),
        rows.count(scope),
      ]);
      return {
        colleges: page.map((row) => present(row, findCollege(row.collegeId, residency))),
        pageNumber,
        pageSize: SAVED_COLLEGES_PAGE_SIZE,
        totalCount,
      };
    },
  };
}

function refuseLong(notes: Record<string, string | undefined>): void {
  const complaints: Record<string, string[]> = {};
  for (const [field, note = ''] of Object.entries(notes)) {
    const complaint = complainAboutNotes(note);
    if (complaint !== undefined) complaints[field] = [complaint];
  }
  if (Object.keys(complaints).length > 0) throw badRequest(complaints);
}

function present(row: SavedCollegeRow, college: CollegeCard | null = null): SavedCollege {
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
