import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { resultsQuery } from './queries.ts';
import type { CollegeSearch } from '../../domain/college-search/college-search.ts';

/** What a search gives; until it is known, what the search before it gave. */
export function useFound(search: CollegeSearch) {
  return useQuery({ ...resultsQuery(search), placeholderData: keepPreviousData });
}
