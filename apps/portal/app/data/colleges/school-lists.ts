import { createClient } from '@longleaf/contract/client';
import { schoolListOperations } from '@longleaf/contract/school-lists';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../shell/session/api.ts';

const api = createClient(schoolListOperations, browserApi);

/** The colleges of North Carolina's three sectors, by name (API-141). */
export const stateCollegesQuery = queryOptions({
  queryKey: ['school-list', 'all'],
  queryFn: ({ signal }) => api.getSchoolList({}, { signal }),
  staleTime: Infinity,
});

/** Its public universities (API-169). */
export const publicUniversitiesQuery = queryOptions({
  queryKey: ['school-list', 'unc'],
  queryFn: ({ signal }) => api.getUncSchools({}, { signal }),
  staleTime: Infinity,
});

/** Its community colleges (MOD-019). */
export const communityCollegesQuery = queryOptions({
  queryKey: ['school-list', 'community'],
  queryFn: ({ signal }) => api.getCommunityColleges({}, { signal }),
  staleTime: Infinity,
});
