import { complainAboutLength } from '../words/text-length.ts';

/** What the chooser says before a path is chosen (CON-077, MSG-055). It is no path. */
export const NO_PATH = /*i18n*/ 'Select a path...';

/** Where one may go after high school: what travels and is kept, and what is read. The documents fix neither. */
export const TRANSITION_PATHS = [
  { value: 'Four-year college or university', label: /*i18n*/ 'Four-year college or university' },
  { value: 'Community college', label: /*i18n*/ 'Community college' },
  { value: 'Apprenticeship or job training', label: /*i18n*/ 'Apprenticeship or job training' },
  { value: 'Work', label: /*i18n*/ 'Work' },
  { value: 'Military', label: /*i18n*/ 'Military' },
  { value: 'Something else', label: /*i18n*/ 'Something else' },
] as const;

/** What a path is called; one that is no longer on the list by what was kept. */
export function nameOfPath(pathType: string): string {
  return TRANSITION_PATHS.find(({ value }) => value === pathType)?.label ?? pathType;
}

/** The four notes of a plan, in the order in which they are read. */
export const TRANSITION_NOTES = [
  'planDescriptionNotes',
  'careerGoalNotes',
  'supportNotes',
  'nextTransitionNotes',
] as const;
export type TransitionNote = (typeof TRANSITION_NOTES)[number];

/** Most characters of a note; the project's own bound: about a page. */
export const TRANSITION_NOTE_LIMIT = 2000;
/** How many former versions are kept; the project's own bound. */
export const FORMER_PLANS_KEPT = 50;

export type TransitionPlanTyped = { pathType: string } & Record<TransitionNote, string>;

/** What is wrong with a plan, by field; empty when nothing is (ST-161). */
export function complainAboutPlan(plan: TransitionPlanTyped): Record<string, string> {
  const complaints: Record<string, string> = {};
  if (!TRANSITION_PATHS.some(({ value }) => value === plan.pathType))
    complaints['pathType'] = /*i18n*/ 'Choose a path.';
  for (const note of TRANSITION_NOTES) {
    const complaint = complainAboutLength(plan[note], TRANSITION_NOTE_LIMIT);
    if (complaint !== undefined) complaints[note] = complaint;
  }
  return complaints;
}
