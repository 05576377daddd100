import { searchOccupations } from '@longleaf/contract/career-search';
import { createClient } from '@longleaf/contract/client';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { queryOptions } from '@tanstack/react-query';
import { savedCareers } from '../../data/saved-careers/saved-careers.ts';
import { savedPrograms } from '../../data/saved-programs/saved-programs.ts';
import { browserApi } from '../../shell/session/api.ts';

const api = createClient({ searchOccupations, ...savedProgramOperations }, browserApi);

/** What is saved of one kind: how many, and the newest by name. */
export interface SavedNames {
  total: number;
  things: readonly { key: string; name: string; to: string }[];
}

/** The careers that a person saved. A change of the list makes it stale. */
export function careersSavedQuery(personId: string) {
  return queryOptions({
    queryKey: [...savedCareers.keyOf(personId), 'names'],
    queryFn: async ({ signal }): Promise<SavedNames> => {
      const { totalCount, results } = await api.searchOccupations(
        { query: { searchType: 'saved', pageSize: 10 } },
        { signal },
      );
      const things = results.map(({ occCode, occTitle, urlName }) => ({
        key: occCode,
        name: occTitle,
        to: `/careers/${urlName}`,
      }));
      return { total: totalCount, things };
    },
  });
}

/** The programs that a person saved. */
export function programsSavedQuery(personId: string) {
  return queryOptions({
    queryKey: [...savedPrograms.keyOf(personId), 'names'],
    queryFn: async ({ signal }): Promise<SavedNames> => {
      const saved = await api.getSavedPrograms({}, { signal });
      const things = saved.map(({ id, title, program }) => ({
        key: id,
        name: title,
        // One that left the catalogue has no page of its own.
        to: program ? `/programsMajors/${program.urlName}` : '/savedPrograms',
      }));
      return { total: saved.length, things };
    },
  });
}
