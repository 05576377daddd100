import { transitionPlanOperations } from '@longleaf/contract/transition-plans';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/transition-plans.ts`. */
export const transitionPlansPairs: Pairs = [
  [transitionPlanOperations.getTransitionPlan, reads('/collegePlanning/gettransitionplan', OWN.careerGoal)],
  [
    transitionPlanOperations.formerTransitionPlans,
    reads('/collegePlanning/formertransitionplans', OWN.formerGoal),
  ],
  [
    transitionPlanOperations.updateTransitionPlan,
    changes('/collegePlanning/updatetransitionplan', { pathType: 'Military' }),
  ],
  [transitionPlanOperations.deleteTransitionPlan, changes('/collegePlanning/deletetransitionplan', {})],
  [
    transitionPlanOperations.restoreTransitionPlan,
    {
      send: async ({ removed }) => ({
        path: '/collegePlanning/restoretransitionplan',
        body: { undo: await removed('/collegePlanning/deletetransitionplan', {}) },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
  [
    transitionPlanOperations.deleteFormerTransitionPlan,
    {
      send: ({ formerPlan }) => ({
        path: `/collegePlanning/deleteformertransitionplan/${formerPlan}`,
        body: {},
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
];
