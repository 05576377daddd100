import { createClient } from '@longleaf/contract/client';
import { type OrganizationType, organizationOperations } from '@longleaf/contract/organizations';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../shell/session/api.ts';

const api = createClient(organizationOperations, browserApi);

/** Schools whose name has a word that starts with the text (API-168). */
export function schoolsQuery(startsWith: string, type: OrganizationType) {
  return queryOptions({
    queryKey: ['schools', type, startsWith],
    queryFn: ({ signal }) => api.getCustomersByType({ query: { startsWith, type } }, { signal }),
    enabled: startsWith !== '',
    staleTime: Infinity,
  });
}

/** One school or college by its number, with its own site (API-167). */
export function organizationQuery(id: number) {
  return queryOptions({
    queryKey: ['organization', id],
    queryFn: ({ signal }) => api.getOrganization({ params: { id: String(id) } }, { signal }),
    staleTime: Infinity,
  });
}
