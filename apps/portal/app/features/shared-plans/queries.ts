import { sharedPlanOperations } from '@longleaf/contract/shared-plans';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/form/call.ts';
import { ofPerson } from '../../lib/of-person.ts';

/** Everything about links to a plan lies under this name; a change makes all of it stale. */
export const SHARED_PLANS = 'shared-plans';

/** The links to a person's plan, the latest first. */
export function sharedPlansQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, SHARED_PLANS),
    queryFn: () => call(sharedPlanOperations.getSharedPlans, {}),
  });
}

/** A plan as whoever has the link sees it. Opening it counts, so it is asked for once. */
export function openedPlanQuery(token: string) {
  return queryOptions({
    queryKey: ['shared-plan', token],
    queryFn: () => call(sharedPlanOperations.openSharedPlan, { body: { token } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
