import { NO_PATH } from '@longleaf/rules/transition-plans/plan';
import { z } from 'zod';
import { rowId } from './ids.ts';
import { operation } from './operation.ts';
import { undoBody, undoSlip } from './undo.ts';

/** MSG-055, MSG-056: fixed by the specification. MSG-054 by GAP-081. The others are the project's own. */
export const transitionPlanMessages = {
  noPath: NO_PATH,
  noNotes: /*i18n*/ 'Not entered! Select edit to add to your transition plan.',
  saved: /*i18n*/ 'Transition plan changes have been saved.',
  loadFailed: /*i18n*/ 'We could not load your transition plan.',
  saveFailed: /*i18n*/ 'We could not save your transition plan. Please try again.',
  removeFailed: /*i18n*/ 'We could not delete your transition plan. Please try again.',
} as const;

/** CON-078: the id that means that there is no plan. */
export const NO_TRANSITION_PLAN = 0;

/** A transition plan as the specification lists it; id 0 and no day where there is none. */
export const transitionPlan = z.object({
  id: z.number().int(),
  pathType: z.string(),
  planDescriptionNotes: z.string(),
  careerGoalNotes: z.string(),
  supportNotes: z.string(),
  nextTransitionNotes: z.string(),
  savedDate: z.iso.datetime().nullable(),
});
export type TransitionPlan = z.infer<typeof transitionPlan>;

const text = z
  .string(/*i18n*/ 'Give this as text.')
  .max(10_000)
  .nullish()
  .transform((given) => given ?? '');

export const transitionPlanOperations = {
  getTransitionPlan: operation({
    id: 'API-112',
    method: 'GET',
    path: '/collegePlanning/gettransitionplan',
    policy: 'transition-plan:read',
    summary: 'Your plan for what comes after school; id 0 when there is none.',
    response: transitionPlan,
  }),
  /** GAP-080: the entity as read. A person has one plan, whatever id is sent. */
  updateTransitionPlan: operation({
    id: 'API-113',
    method: 'POST',
    path: '/collegePlanning/updatetransitionplan',
    policy: 'transition-plan:change',
    summary: 'Saves your transition plan. The former version is kept; saving the same again changes nothing.',
    body: z.object({
      id: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
      pathType: text,
      planDescriptionNotes: text,
      careerGoalNotes: text,
      supportNotes: text,
      nextTransitionNotes: text,
    }),
    response: transitionPlan,
  }),
  deleteTransitionPlan: operation({
    id: 'API-114',
    method: 'POST',
    path: '/collegePlanning/deletetransitionplan',
    policy: 'transition-plan:change',
    summary: 'Takes your transition plan off. Former versions stay until you delete them.',
    response: z.object({ removed: z.boolean(), undo: undoSlip }),
  }),
  restoreTransitionPlan: operation({
    id: 'project',
    method: 'POST',
    path: '/collegePlanning/restoretransitionplan',
    policy: 'transition-plan:change',
    summary: 'Undoes the removal of a transition plan. One that was made since stays as it is.',
    body: undoBody,
    response: transitionPlan,
  }),
  formerTransitionPlans: operation({
    id: 'project',
    method: 'GET',
    path: '/collegePlanning/formertransitionplans',
    policy: 'transition-plan:read',
    summary: 'The former versions of your transition plan, newest first.',
    response: z.array(transitionPlan),
  }),
  deleteFormerTransitionPlan: operation({
    id: 'project',
    method: 'POST',
    path: '/collegePlanning/deleteformertransitionplan/{id}',
    policy: 'transition-plan:change',
    summary: 'Deletes a former version of your transition plan.',
    params: z.object({ id: rowId }),
    response: z.object({ removed: z.boolean() }),
  }),
};
