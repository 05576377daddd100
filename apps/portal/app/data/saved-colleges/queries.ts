import { createClient } from '@longleaf/contract/client';
import { savedCollegeOperations, type SavedCollegeSort } from '@longleaf/contract/saved-colleges';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

/** Everything about saved colleges lies under this name; a change makes all of it stale. */
export const SAVED_COLLEGES = 'saved-colleges';

const api = createClient(savedCollegeOperations, browserApi);

/** Ids of the colleges a person saved. */
export function savedCollegeIdsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, SAVED_COLLEGES, 'ids'),
    queryFn: ({ signal }) => api.getSavedCollegeIds({}, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** Which of the saved colleges are listed, and in which order. */
export interface SavedChoice {
  sort: SavedCollegeSort;
  /** Those alone for which this action is done, and those for which this one is missing; 0 for all. */
  done: number;
  missing: number;
}

export const EVERY_COLLEGE: SavedChoice = { sort: 'newest', done: 0, missing: 0 };

/** One page of the colleges that a person saved, newest first unless chosen otherwise (API-095). Another tab may change it meanwhile. */
export function savedPageQuery(
  personId: string,
  pageNumber: number,
  residency: string,
  { sort, done, missing }: SavedChoice = EVERY_COLLEGE,
) {
  const query = { pageNumber, residency, sort, ...(done > 0 && { done }), ...(missing > 0 && { missing }) };
  return queryOptions({
    queryKey: ofPerson(personId, SAVED_COLLEGES, 'page', pageNumber, residency, sort, done, missing),
    queryFn: ({ signal }) => api.getSavedColleges({ query }, { signal }),
    refetchOnWindowFocus: 'always',
    // The page before stays until this one is there, as long as it is the same person's.
    placeholderData: (before, query) => (query?.queryKey[1] === personId ? before : undefined),
  });
}
