import type { Entity } from '@longleaf/contract/policies';
import type { Act } from '@longleaf/contract/policies';
import type { Scope } from '@longleaf/http/policy';
import { INTEREST_PROFILER } from '@longleaf/rules/assessments/interest-profiler/definition';
import type { Deed } from '@longleaf/rules/next-steps/definition';
import type { Dependencies } from '../../dependencies.ts';
import { activityRepository } from '../activities/index.ts';
import { hubItems } from '../applications/index.ts';
import { assessmentRepository } from '../assessments/index.ts';
import { intentRepository } from '../intents-to-enroll/index.ts';
import { statementRepository } from '../personal-statements/index.ts';
import { savedCareerCodes, savedProgramCodes } from '../saved-codes/index.ts';
import { savedCollegeRepository } from '../saved-colleges/index.ts';
import { transitionPlanRepository } from '../transition-plans/index.ts';

/** Asks a policy about the rows that are the caller's own. */
export type Own = <E extends Entity, A extends Act>(name: `${E}:${A}`) => Scope<E, A>;

/** Reads what somebody has done in the portal, of what steps can see; every feature is asked at once. */
export function deedsReader(dependencies: Dependencies): (own: Own) => Promise<Deed[]> {
  const { database } = dependencies;
  const itemsOf = hubItems(dependencies);
  return async (own) => {
    const [colleges, careers, programs, plan, sessions, activities, statements, applications, intents] =
      await Promise.all([
        savedCollegeRepository(database).count(own('saved-college:read'), { sort: 'newest' }),
        savedCareerCodes(database).list(own('saved-career:read')),
        savedProgramCodes(database).list(own('saved-program:read')),
        transitionPlanRepository(database).find(own('transition-plan:read')),
        assessmentRepository(database).sessions(own('assessment:read'), INTEREST_PROFILER.id),
        activityRepository(database).list(own('activity:read')),
        statementRepository(database).find(own('personal-statement:read')),
        itemsOf(own('application:read')),
        intentRepository(database).list(own('intent-to-enroll:read')),
      ]);
    const done: Record<Deed, boolean> = {
      'saved-college': colleges > 0,
      'saved-career': careers.length > 0,
      'saved-program': programs.length > 0,
      'transition-plan': plan !== undefined,
      'interest-profiler': sessions.some(({ completedAt }) => completedAt !== null),
      activity: activities.length > 0,
      'personal-statement': Boolean(statements?.draftSavedAt ?? statements?.finalSavedAt),
      application: applications.length > 0,
      intent: intents.length > 0,
    };
    return (Object.keys(done) as Deed[]).filter((deed) => done[deed]);
  };
}
