import { careerPlanOperations } from '@longleaf/contract/career-plans';
import { createClient } from '@longleaf/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

/** Everything about the plan lies under this name; a change makes all of it stale. */
export const CAREER_PLAN = 'career-plan';

const api = createClient(careerPlanOperations, browserApi);

/** A person's career development plan with all that its page shows. */
export function careerPlanQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, CAREER_PLAN, 'now'),
    queryFn: ({ signal }) => api.getCareerPlan({}, { signal }),
  });
}

/** One version as it was: it never changes. */
export function careerPlanVersionQuery(personId: string, version: number) {
  return queryOptions({
    queryKey: ofPerson(personId, CAREER_PLAN, 'version', version),
    queryFn: ({ signal }) => api.getCareerPlanVersion({ params: { version } }, { signal }),
  });
}
