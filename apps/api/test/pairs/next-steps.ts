import { nextStepOperations } from '@longleaf/contract/next-steps';
import { OWN } from '../owner/own.ts';
import { at, reads, shared, type Pairs } from './pair.ts';

/** Of `contract/src/next-steps.ts`. */
export const nextStepsPairs: Pairs = [
  [nextStepOperations.getProgress, reads('/nextsteps/progress', OWN.nextSteps)],
  [nextStepOperations.getFormComplete, reads('/nextsteps/formcomplete', 'true')],
  [nextStepOperations.getPathway, reads('/nextSteps/pathways/0', OWN.nextSteps)],
  [nextStepOperations.getPathwayDefinition, shared('/nextsteps/pathwaydefinitions/0', 'pathwayStepsJson')],
  [
    nextStepOperations.saveStep,
    {
      send: at('/nextsteps/pathways/0/steps?step=1', [
        { step: 1, question: 1, answer: 'job' },
        { step: 1, question: 2, answer: 'Chess,Chess,Chess' },
        { step: 1, question: 3, answer: 'Another answer' },
      ]),
      outsider: 409,
      proof: 'changes',
    },
  ],
  [
    nextStepOperations.openForm,
    { send: at('/nextSteps/form'), outsider: 409, proof: { namesInToken: ({ id }) => id } },
  ],
];
