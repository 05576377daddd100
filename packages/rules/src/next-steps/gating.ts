import { holdsRole, ROLE } from '../accounts/roles.ts';

/** How far somebody is: the numbers of the steps that are saved, and how many there are. */
export interface Reached {
  completed: readonly number[];
  steps: number;
}

const highest = ({ completed, steps }: Reached) => Math.min(steps, Math.max(0, ...completed));

/** The step to go on with: the highest completed + 1, at least 1 and at most the step count (ST-218). */
export function currentStep(reached: Reached): number {
  return Math.max(1, Math.min(highest(reached) + 1, reached.steps));
}

/** Whether somebody may go to a step: any up to the highest completed + 1 (ST-219); educators to any (ST-220). */
export function mayGoTo(step: number, reached: Reached, role: number): boolean {
  if (!Number.isInteger(step) || step < 1 || step > reached.steps) return false;
  return isEducator(role) || step <= highest(reached) + 1;
}

/** Whether saving a step ends its pathway (ST-221, GAP-091). */
export function endsPathway(step: number, steps: number): boolean {
  return step === steps;
}

export function isEducator(role: number): boolean {
  return holdsRole(role, ROLE.educator);
}

/** Whether pathways and courses lead to the landing first (ST-222, ST-223, GAP-090). */
export function needsForm(role: number, isFormComplete: boolean): boolean {
  return !isFormComplete && !isEducator(role);
}
