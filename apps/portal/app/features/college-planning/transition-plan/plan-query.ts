import { createClient } from '@longleaf/contract/client';
import { transitionPlanOperations } from '@longleaf/contract/transition-plans';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../../lib/of-person.ts';
import { browserApi } from '../../../shell/session/api.ts';

/** Everything about the transition plan lies under this name; a change makes all of it stale. */
export const TRANSITION_PLAN = 'transition-plan';

const api = createClient(transitionPlanOperations, browserApi);

/** A person's transition plan; id 0 where there is none (API-112). */
export function transitionPlanQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, TRANSITION_PLAN, 'now'),
    queryFn: ({ signal }) => api.getTransitionPlan({}, { signal }),
  });
}

/** What it said before, newest first. */
export function formerPlansQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, TRANSITION_PLAN, 'former'),
    queryFn: ({ signal }) => api.formerTransitionPlans({}, { signal }),
  });
}
