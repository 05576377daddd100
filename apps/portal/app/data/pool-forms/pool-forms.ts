import { createClient } from '@longleaf/contract/client';
import { poolFormOperations, type PoolFormState } from '@longleaf/contract/pool-forms';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

/** Everything about forms of pools lies under this name; taking one back makes all of it stale. */
export const POOL_FORMS = 'pool-forms';

const api = createClient(poolFormOperations, browserApi);

/** The forms by which colleges may find a person, of both pools and every year. */
export function poolFormsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, POOL_FORMS, 'all'),
    queryFn: ({ signal }) => api.getPoolForms({}, { signal }),
    // Another tab may change it meanwhile.
    refetchOnWindowFocus: 'always',
  });
}

/** The forms that colleges may see: those that were not taken back. */
export function standingForms(forms: readonly PoolFormState[]): PoolFormState[] {
  return forms.filter(({ takenBackAt }) => takenBackAt === null);
}
