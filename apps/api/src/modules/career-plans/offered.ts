import type { Scope } from '@longleaf/http/policy';
import type { PlanResult } from '@longleaf/rules/career-plans/plan';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { NO_PATH } from '@longleaf/rules/transition-plans/plan';
import { VENDOR_SURVEYS } from '@longleaf/rules/vendor-surveys/surveys';
import type { Dependencies } from '../../dependencies.ts';
import { finishedAssessments } from '../assessments/index.ts';
import { intentRepository } from '../intents-to-enroll/index.ts';
import { savedCareerCodes } from '../saved-codes/index.ts';
import { transitionPlanRepository } from '../transition-plans/index.ts';
import { vendorSurveyRepository } from '../vendor-surveys/index.ts';

/** Asks for the rows that a plan can be made of, all the person's own. */
export type Own = {
  (name: 'assessment:read'): Scope<'assessment', 'read'>;
  (name: 'vendor-survey:read'): Scope<'vendor-survey', 'read'>;
  (name: 'saved-career:read'): Scope<'saved-career', 'read'>;
  (name: 'transition-plan:read'): Scope<'transition-plan', 'read'>;
  (name: 'intent-to-enroll:read'): Scope<'intent-to-enroll', 'read'>;
};

/** So many saved careers are offered. */
const MOST_CAREERS = 30;

/** What there is to put into a plan: results of assessments, saved careers, and what was written elsewhere. */
export function offers(dependencies: Dependencies) {
  const { database, catalog, findCollege } = dependencies;
  const finished = finishedAssessments(dependencies);
  const results = async (own: Own): Promise<PlanResult[]> => {
    const [taken, vendor] = await Promise.all([
      finished(own('assessment:read')),
      vendorSurveyRepository(database).results(own('vendor-survey:read')),
    ]);
    return [
      ...taken.map(({ sessionId, name, completedAt, top }) => ({
        key: `assessment:${sessionId}`,
        name,
        on: easternDay(completedAt),
        said: top.map((one) => ({ name: one.name, count: one.count })),
      })),
      ...VENDOR_SURVEYS.flatMap(({ configId, name }) => {
        // They come latest first.
        const last = vendor.find((row) => row.configId === configId);
        if (!last) return [];
        const said = [{ name: last.title, count: null }];
        return [{ key: `vendor:${last.id}`, name, on: easternDay(last.completedAt), said }];
      }),
    ];
  };
  return {
    results,
    titleOf: (code: string): string | undefined => catalog.careers().find(code)?.title,
    all: async (own: Own) => {
      const [offeredResults, saved, plan, intents] = await Promise.all([
        results(own),
        savedCareerCodes(database).list(own('saved-career:read')),
        transitionPlanRepository(database).find(own('transition-plan:read')),
        intentRepository(database).list(own('intent-to-enroll:read')),
      ]);
      const colleges = intents.map(
        ({ collegeId, collegeName }) =>
          (collegeId === null ? undefined : findCollege(collegeId)?.name) ?? collegeName,
      );
      return {
        results: offeredResults,
        careers: saved
          .slice(0, MOST_CAREERS)
          .map(({ code }) => ({ code, title: catalog.careers().find(code)?.title ?? code })),
        path: plan && plan.pathType !== NO_PATH ? plan.pathType : '',
        afterSchool: [plan?.planDescriptionNotes ?? '', colleges.join(', ')].filter(Boolean).join('\n'),
        careerNotes: plan?.careerGoalNotes ?? '',
        helpers: plan?.supportNotes ?? '',
        nextStep: plan?.nextTransitionNotes ?? '',
      };
    },
  };
}
