import { careerPlanOperations } from '@longleaf/contract/career-plans';
import { OWN } from '../owner/own.ts';
import { at, reads, type Pairs } from './pair.ts';

/** Of `contract/src/career-plans.ts`. */
export const careerPlansPairs: Pairs = [
  [careerPlanOperations.getCareerPlan, reads('/careerPlan', OWN.courses)],
  [
    careerPlanOperations.saveCareerPlan,
    // Somebody else has no version that theirs could be based on.
    { send: at('/careerPlan', { basedOn: 1, courses: 'Art' }), outsider: 409, proof: 'changes' },
  ],
  [
    careerPlanOperations.getCareerPlanVersion,
    { send: at('/careerPlan/versions/1'), outsider: 404, proof: { holds: OWN.courses } },
  ],
  [careerPlanOperations.deleteCareerPlan, { send: at('/careerPlan'), outsider: 200, proof: 'changes' }],
];
