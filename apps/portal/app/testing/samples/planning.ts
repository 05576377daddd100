import type { PersonalStatements } from '@longleaf/contract/personal-statements';
import type { TransitionPlan } from '@longleaf/contract/transition-plans';

/** No transition plan yet. */
export const noPlan: TransitionPlan = {
  id: 0,
  pathType: 'Select a path...',
  planDescriptionNotes: '',
  careerGoalNotes: '',
  supportNotes: '',
  nextTransitionNotes: '',
  savedDate: null,
};

/** No personal statements yet. */
export const noStatements: PersonalStatements = { id: 0, draftStatement: null, finalStatement: null };
