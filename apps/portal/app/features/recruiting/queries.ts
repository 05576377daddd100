import { createClient } from '@longleaf/contract/client';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { queryOptions } from '@tanstack/react-query';
import { RECRUITING } from '../../data/recruiting/recruiting.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';
import type { CollegesQuestion } from './question.ts';

const api = createClient(recruitingOperations, browserApi);

/** One page of the colleges that a person can ask (API-138). */
export function recruiterSchoolsQuery(personId: string, { search, recruitedOnly, page }: CollegesQuestion) {
  return queryOptions({
    queryKey: ofPerson(personId, RECRUITING, 'schools', search, String(recruitedOnly), page),
    queryFn: ({ signal }) =>
      api.getFullOrgList(
        { query: { searchString: search, recruitedOnly: String(recruitedOnly), pageNumber: page } },
        { signal },
      ),
    // Another tab may change it meanwhile.
    refetchOnWindowFocus: 'always',
  });
}
