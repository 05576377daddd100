import { createClient } from '@longleaf/contract/client';
import { vendorSurveyOperations } from '@longleaf/contract/vendor-surveys';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../../lib/of-person.ts';
import { browserApi } from '../../../shell/session/api.ts';

export const vendorApi = createClient(vendorSurveyOperations, browserApi);

/** Which of the vendor's surveys somebody may take (API-088). */
export function vendorAccessQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'vendor-surveys', 'access'),
    queryFn: ({ signal }) => vendorApi.canAccessVendorSurveys({}, { signal }),
  });
}

/** What came of them (API-090). */
export function vendorSurveysQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'vendor-surveys', 'results'),
    queryFn: ({ signal }) => vendorApi.getVendorSurveys({ query: {} }, { signal }),
  });
}
