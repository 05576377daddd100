import { createClient } from '@longleaf/contract/client';
import { occupationTitle } from '@longleaf/contract/careers-search';
import { collegesByName, suggestColleges } from '@longleaf/contract/colleges-names';
import {
  collegeFilters,
  findMajors,
  majorClusters,
  mapColleges,
  searchColleges,
} from '@longleaf/contract/colleges-search';
import type { FetchApi } from '../../../lib/api.ts';

// Only the calls of this page: the others, such as the profile's, would come with all their figures.
const operations = {
  collegeFilters,
  collegesByName,
  findMajors,
  majorClusters,
  mapColleges,
  occupationTitle,
  searchColleges,
  suggestColleges,
};

/** The typed client of the search page. */
export const clientOf = (fetchApi: FetchApi) => createClient(operations, fetchApi);
