import { ANSWER_LIMIT } from '@longleaf/rules/next-steps/answers';
import { DEEDS, QUESTION_TYPES, SUITS } from '@longleaf/rules/next-steps/definition';
import { z } from 'zod';
import { operation } from './operation.ts';

export const nextStepMessages = {
  /** MSG-073 */
  progressFailed: /*i18n*/ "An error occurred getting user's progress.",
  /** MSG-074 */
  formFailed: /*i18n*/ 'An error occurred getting the Nest Steps form status.',
  /** MSG-075 */
  saveFailed: /*i18n*/ 'An error occurred saving your answers.',
  /** MSG-076 */
  pathwayFailed: /*i18n*/ 'An error occurred geting the pathway information.',
  noPathway: /*i18n*/ 'There is no such pathway.',
  noStep: /*i18n*/ 'This pathway has no such step.',
  locked: /*i18n*/ 'Finish the steps before this one first.',
  formFirst: /*i18n*/ 'Fill in the Next Steps form first.',
  formClosed: /*i18n*/ 'The Next Steps form is not open for you now.',
  formNowhere: /*i18n*/ 'The Next Steps form cannot be opened here.',
  badToken: /*i18n*/ 'This does not come from the Next Steps form.',
  noForm: /*i18n*/ 'Nobody was sent to the form under this name.',
} as const;

const MOST_ANSWERS = 50;

const keptResponse = z.object({ step: z.int(), question: z.int(), answer: z.string() });
export type StepResponse = z.infer<typeof keptResponse>;

const keptStep = z.object({
  stepNumber: z.int(),
  /** When it was saved first: then it was complete. */
  dateCompleted: z.iso.datetime(),
  responses: z.array(keptResponse),
  /** When it was saved last. */
  dateSaved: z.iso.datetime(),
  title: z.string(),
  /** The answers in words, those that are long shortened. */
  said: z.string(),
});

const pathwayProgress = z.object({
  pathwayId: z.int(),
  /** ENT-381; null until the last step is saved. */
  dateCompleted: z.iso.datetime().nullable(),
  steps: z.array(keptStep),
  name: z.string(),
  text: z.string(),
  stepCount: z.int(),
  /** The step to go on with (ST-218). */
  currentStep: z.int(),
  current: z.object({ title: z.string(), minutes: z.int() }),
});
export type PathwayProgress = z.infer<typeof pathwayProgress>;

const progress = z.object({
  /** When the form was finished; null until then. */
  formCompletedOn: z.iso.datetime().nullable(),
  pathways: z.array(pathwayProgress),
});
export type NextStepsProgress = z.infer<typeof progress>;

const onePathway = pathwayProgress.extend({
  /** What of the portal's own is seen to be done. */
  deeds: z.array(z.enum(DEEDS)),
});
export type OnePathway = z.infer<typeof onePathway>;

const link = z.object({ text: z.string(), path: z.string() });

/** One step as `pathwayStepsJson` holds it (ENT-382 to ENT-389). */
export const pathwayStep = z.object({
  stepNumber: z.int(),
  title: z.string(),
  text: z.string(),
  minutes: z.int(),
  suits: z.enum(SUITS),
  reads: z.array(link),
  does: z.array(z.object({ text: z.string(), to: z.string(), sees: z.enum(DEEDS).nullable() })),
  sources: z.array(z.object({ name: z.string(), address: z.string() })),
  questions: z.array(
    z.object({
      order: z.int(),
      type: z.enum(QUESTION_TYPES),
      text: z.string(),
      help: z.string().nullable(),
      why: z.string().nullable(),
      isOptional: z.boolean(),
      choices: z.array(
        z.object({
          order: z.int(),
          value: z.string(),
          text: z.string(),
          /** Null where nothing is right or wrong. */
          isCorrect: z.boolean().nullable(),
          /** Whether it is the answer that this person saved. */
          selected: z.boolean(),
        }),
      ),
    }),
  ),
});
export type PathwayStep = z.infer<typeof pathwayStep>;
export const pathwaySteps = z.object({ steps: z.array(pathwayStep) });

/** What is in `pathwayStepsJson`. */
export function readPathwaySteps(pathwayStepsJson: string): PathwayStep[] {
  return (JSON.parse(pathwayStepsJson) as { steps: PathwayStep[] }).steps;
}

const wholeNumber = /*i18n*/ 'Give a whole number.';
const number = z.coerce.number(wholeNumber).int(wholeNumber).min(0, wholeNumber).max(1000, wholeNumber);
const pathwayId = z.object({ pathwayId: number });
const answerText = z
  .union([z.string(), z.number().transform(String)], /*i18n*/ 'This must be text.')
  .pipe(z.string().max(ANSWER_LIMIT, /*i18n*/ 'This answer is too long.'));

const locked = { status: 409, means: 'The form, or a step before it, is not done yet' } as const;

/** Next Steps: three pathways of steps with questions, and the form before them. */
export const nextStepOperations = {
  getProgress: operation({
    id: 'API-145',
    method: 'GET',
    path: '/nextsteps/progress',
    policy: 'next-steps:read',
    summary: 'How far you are on each pathway, and what you answered.',
    response: progress,
  }),
  getFormComplete: operation({
    id: 'API-146',
    method: 'GET',
    path: '/nextsteps/formcomplete',
    policy: 'next-steps:read',
    summary: 'Whether you have finished the Next Steps form.',
    response: z.boolean(),
  }),
  getPathway: operation({
    id: 'API-147',
    method: 'GET',
    path: '/nextSteps/pathways/{pathwayId}',
    policy: 'next-steps:read',
    summary:
      'How far you are on one pathway (0 college, 1 workforce, 2 military), and what you have done in the portal.',
    params: pathwayId,
    response: onePathway,
  }),
  getPathwayDefinition: operation({
    id: 'API-148',
    method: 'GET',
    path: '/nextsteps/pathwaydefinitions/{pathwayId}',
    policy: 'next-steps:read',
    summary: 'The steps of a pathway as JSON text, with the choices that you saved marked.',
    params: pathwayId,
    response: z.object({
      pathwayId: z.int(),
      name: z.string(),
      text: z.string(),
      pathwayStepsJson: z.string(),
    }),
  }),
  saveStep: operation({
    id: 'API-149',
    method: 'POST',
    path: '/nextsteps/pathways/{pathwayId}/steps',
    policy: 'next-steps:change',
    errors: [locked],
    summary:
      'Keeps your answers to a step; then it is complete. A repeat changes nothing, another answer takes the place of the first. Wrong choices are kept like others.',
    params: pathwayId,
    query: z.object({ step: number }),
    body: z
      .array(
        z.object({
          step: number,
          question: number,
          answer: answerText,
        }),
        /*i18n*/ 'This must be a list of answers.',
      )
      .max(MOST_ANSWERS, /*i18n*/ 'A step has at most 50 answers.'),
    response: onePathway,
  }),
  openForm: operation({
    id: 'API-217',
    method: 'POST',
    path: '/nextSteps/form',
    policy: 'next-steps:change',
    errors: [{ status: 409, means: 'The form is not open for this person now' }],
    summary:
      'Where you go on to the Next Steps form: its address with a token that holds for a minute and for one use.',
    response: z.object({ address: z.url() }),
    perMinute: 20,
  }),
  formCompleted: operation({
    id: 'project',
    method: 'POST',
    path: '/nextSteps/form/completed',
    policy: 'public',
    summary:
      'What the form tells when somebody has finished it: a token that it signed. A repeat changes nothing.',
    body: z.object({ token: z.string().max(4000) }),
    response: z.object({ completed: z.literal(true) }),
    perMinute: 120,
  }),
};
