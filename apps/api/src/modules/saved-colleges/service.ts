import { fill } from '@longleaf/rules/words/fill';
import {
  NOTES_LIMIT,
  SAVED_COLLEGES_LIMIT,
  SAVED_COLLEGES_PAGE_SIZE,
  savedCollegeMessages,
  type SavedCollege,
} from '@longleaf/contract/saved-colleges';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { complainAboutLength } from '@longleaf/rules/words/text-length';
import {
  type ActionDone,
  complainAboutActions,
  nameOfAction,
  type TrackedActionId,
} from '@longleaf/rules/saved-colleges/tracked-actions';
import type { CollegeFinder } from '../../dependencies.ts';
import type { RemovalSlips } from '../../http/removal-slip.ts';
import { type collegeTexts, type OfCatalog, ofCatalog } from './college-texts.ts';
import type { RemovedCollege, SavedChoice, SavedCollegeRepository, ShownCollege } from './repository.ts';

interface Noted {
  id: number;
  notes?: string | undefined;
  campusNotes?: string | undefined;
  actions?: readonly { questionID: TrackedActionId; doneOn: string | null }[] | undefined;
}

/** Saving colleges: what is allowed, and what the answers say. */
export function savedCollegeService(
  rows: SavedCollegeRepository,
  findCollege: CollegeFinder,
  textOfCollege: ReturnType<typeof collegeTexts>,
  slips: RemovalSlips<RemovedCollege>,
  clock: Clock,
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
      return answer(collegeId, await rows.save(scope, collegeId, SAVED_COLLEGES_LIMIT, clock()));
    },

    /** Undoes a removal. A college that left the catalogue meanwhile comes back too: it was this person's. */
    restore: async (scope: Scope<'saved-college', 'change'>, undo: string) => {
      const row = slips.read(scope.owner, undo);
      return answer(row.collegeId, await rows.restore(scope, row, SAVED_COLLEGES_LIMIT));
    },

    /**
     * Changes the notes of a saved college and what is done about it (API-097, ST-158).
     * @throws ProblemError 400 that names each wrong field, 404 when there is none with this id
     */
    note: async (
      scope: Scope<'saved-college', 'change'>,
      { id, notes, campusNotes, actions }: Noted,
      residency: string,
    ) => {
      const done = actions
        ?.map(({ questionID, doneOn }): ActionDone => ({ id: questionID, doneOn }))
        .toSorted((one, other) => one.id - other.id);
      refuseLong({ notes, campusNotes });
      const complaint = complainAboutActions(done ?? [], easternDay(clock()));
      if (complaint !== undefined) throw badRequest({ actions: [complaint] });
      const given = { notes: notes?.trim(), campusNotes: campusNotes?.trim(), actions: done };
      const row = await rows.note(scope, id, given);
      if (!row) throw notFound(/*i18n*/ 'There is no such saved college.');
      return { ...own(row), ...ofCatalog(row.collegeId, findCollege(row.collegeId, residency)) };
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

    /** One page of them as the text of its answer: most of it is what the catalogue knows, which is written already. */
    page: async (
      scope: Scope<'saved-college'>,
      { pageNumber, residency, ...choice }: SavedChoice & { pageNumber: number; residency: string },
    ): Promise<string> => {
      const page = { page: pageNumber, size: SAVED_COLLEGES_PAGE_SIZE };
      const { rows: saved, total, planned } = await rows.page(scope, choice, page);
      const colleges = saved.map(
        (row) => `${JSON.stringify(own(row)).slice(0, -1)},${textOfCollege(row.collegeId, residency)}}`,
      );
      const counts = JSON.stringify({
        pageNumber,
        pageSize: SAVED_COLLEGES_PAGE_SIZE,
        totalCount: total,
        plannedCount: planned,
      });
      return `${counts.slice(0, -1)},"colleges":[${colleges.join()}]}`;
    },
  };
}

function refuseLong(notes: Record<string, string | undefined>): void {
  const complaints: Record<string, string[]> = {};
  for (const [field, note = ''] of Object.entries(notes)) {
    const complaint = complainAboutLength(note, NOTES_LIMIT);
    if (complaint !== undefined) complaints[field] = [complaint];
  }
  if (Object.keys(complaints).length > 0) throw badRequest(complaints);
}

/** The fields of a saved college that are the person's own. */
function own(row: ShownCollege): Omit<SavedCollege, keyof OfCatalog> {
  return {
    id: row.id,
    organizationID: row.collegeId,
    notes: row.notes,
    campusNotes: row.campusNotes,
    actions: row.actions.map(({ id, doneOn }) => ({
      questionID: id,
      questionName: nameOfAction(id),
      organizationID: row.collegeId,
      doneOn,
    })),
    savedDate: row.savedAt.toISOString(),
  };
}
