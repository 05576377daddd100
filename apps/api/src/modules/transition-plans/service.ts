import { NO_TRANSITION_PLAN, type TransitionPlan } from '@longleaf/contract/transition-plans';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import {
  complainAboutPlan,
  FORMER_PLANS_KEPT,
  NO_PATH,
  type TransitionPlanTyped,
} from '@longleaf/rules/transition-plans/plan';
import type { RemovalSlips } from '../../http/removal-slip.ts';
import type { RemovedPlan, TransitionPlanRepository, TransitionPlanRow } from './repository.ts';

interface Parts {
  rows: TransitionPlanRepository;
  slips: RemovalSlips<RemovedPlan>;
  clock: Clock;
}

type Change = Scope<'transition-plan', 'change'>;

/** What comes after school, as the student plans it (ST-159 to ST-162). */
export function transitionPlanService({ rows, slips, clock }: Parts) {
  return {
    plan: async (scope: Scope<'transition-plan'>) => present(await rows.find(scope)),

    /** @throws ProblemError 400 that names each wrong field, 404 for an id that is another plan's */
    save: async (scope: Change, { id, ...sent }: TransitionPlanTyped & { id: number }) => {
      const complaints = Object.entries(complainAboutPlan(sent));
      if (complaints.length > 0)
        throw badRequest(Object.fromEntries(complaints.map(([field, words]) => [field, [words]])));
      // A plan that was begun anew has another id: an old tab's one is still this person's only plan or nobody's.
      const meant = id === NO_TRANSITION_PLAN ? undefined : id;
      const row = await rows.save(scope, trimmed(sent), { id: meant, now: clock(), kept: FORMER_PLANS_KEPT });
      if (!row) throw notFound(/*i18n*/ 'This transition plan is no longer there. Load the page again.');
      return present(row);
    },

    /** Removing what is not there is no error: a second click or a second tab got there first. */
    remove: async (scope: Change) => {
      const row = await rows.remove(scope);
      return { removed: row !== undefined, undo: row ? slips.write(scope.owner, row) : null };
    },

    restore: async (scope: Change, undo: string) =>
      present(await rows.restore(scope, slips.read(scope.owner, undo))),

    former: async (scope: Scope<'transition-plan'>) => (await rows.former(scope)).map((row) => present(row)),

    /** @throws ProblemError 404 when there is no such version */
    removeFormer: async (scope: Change, id: number) => {
      if (!(await rows.removeFormer(scope, id))) throw notFound(/*i18n*/ 'There is no such version.');
      return { removed: true };
    },
  };
}

function trimmed(plan: TransitionPlanTyped): TransitionPlanTyped {
  return Object.fromEntries(
    Object.entries(plan).map(([field, text]) => [field, text.trim()]),
  ) as TransitionPlanTyped;
}

function present(row: Omit<TransitionPlanRow, 'personId'> | undefined): TransitionPlan {
  return {
    id: row?.id ?? NO_TRANSITION_PLAN,
    pathType: row?.pathType ?? NO_PATH,
    planDescriptionNotes: row?.planDescriptionNotes ?? '',
    careerGoalNotes: row?.careerGoalNotes ?? '',
    supportNotes: row?.supportNotes ?? '',
    nextTransitionNotes: row?.nextTransitionNotes ?? '',
    savedDate: row?.savedAt.toISOString() ?? null,
  };
}
