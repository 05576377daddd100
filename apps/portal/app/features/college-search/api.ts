import { createClient } from '@longleaf/contract/client';
import { occupationTitle } from '@longleaf/contract/career-search';
import { collegesByName } from '@longleaf/contract/college-names';
import {
  collegeFilters,
  countMajors,
  findMajors,
  majorClusters,
  mapColleges,
  searchColleges,
} from '@longleaf/contract/college-search';
import type { FetchApi } from '../../shell/session/api.ts';

// Only the calls of this page: the others, such as the profile's, would come with all their figures.
const operations = {
  collegeFilters,
  collegesByName,
  countMajors,
  findMajors,
  majorClusters,
  mapColleges,
  occupationTitle,
  searchColleges,
};

/** The typed client of the search page. */
export const clientOf = (fetchApi: FetchApi) => createClient(operations, fetchApi);
