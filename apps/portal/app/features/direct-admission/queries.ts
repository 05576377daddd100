import { createClient } from '@longleaf/contract/client';
import { directAdmissionOperations } from '@longleaf/contract/direct-admission';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

/** Everything about direct admission lies under this name. */
export const DIRECT_ADMISSION = 'direct-admission';

const api = createClient(directAdmissionOperations, browserApi);

/** The student number of a person, and what came of looking for it. */
export function directAdmissionQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, DIRECT_ADMISSION, 'state'),
    queryFn: ({ signal }) => api.getDirectAdmission({}, { signal }),
  });
}

/** The colleges that have a place for the person (API-165). */
export function offersQuery(personId: string, studentNumber: string) {
  return queryOptions({
    queryKey: ofPerson(personId, DIRECT_ADMISSION, 'applications', studentNumber),
    queryFn: ({ signal }) =>
      api.getDirectAdmissionApplications({ params: { id: studentNumber } }, { signal }),
  });
}
