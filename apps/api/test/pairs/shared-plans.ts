import { sharedPlanOperations } from '@longleaf/contract/shared-plans';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/shared-plans.ts`. */
export const sharedPlansPairs: Pairs = [
  [sharedPlanOperations.getSharedPlans, reads('/sharedPlans', OWN.shareName)],
  [sharedPlanOperations.makeSharedPlan, changes('/sharedPlans', { name: 'Another', parts: ['due'] })],
  [
    sharedPlanOperations.endSharedPlan,
    {
      send: ({ sharedPlan }) => ({ path: `/sharedPlans/${sharedPlan}/end` }),
      outsider: 404,
      proof: 'changes',
    },
  ],
];
