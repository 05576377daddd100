import type { Scope } from '@longleaf/http/policy';
import { CAREER_CLUSTER_SURVEY } from '@longleaf/rules/assessments/career-cluster-survey/definition';
import { LADDER_LEVELS } from '@longleaf/rules/assessments/ladder';
import { REALITY_CHECK } from '@longleaf/rules/assessments/reality-check/definition';
import type { PlanResult, Said } from '@longleaf/rules/career-plans/plan';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { NO_PATH } from '@longleaf/rules/transition-plans/plan';
import { VENDOR_SURVEYS } from '@longleaf/rules/vendor-surveys/surveys';
import type { Dependencies } from '../../dependencies.ts';
import { type FinishedAssessment, finishedAssessments } from '../assessments/index.ts';
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
  const resultsWith = async (own: Own, taken: readonly FinishedAssessment[]): Promise<PlanResult[]> => {
    const vendor = await vendorSurveyRepository(database).results(own('vendor-survey:read'));
    return [
      ...taken.map(({ assessmentId, sessionId, name, completedAt, top }) => ({
        key: `assessment:${sessionId}`,
        name,
        on: easternDay(completedAt),
        said: top.map((one) => saidOf(assessmentId, one)),
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
    results: async (own: Own) => resultsWith(own, await finished(own('assessment:read'))),
    titleOf: (code: string): string | undefined => catalog.careers().find(code)?.title,
    all: async (own: Own) => {
      const taken = await finished(own('assessment:read'));
      const [offeredResults, saved, plan, intents] = await Promise.all([
        resultsWith(own, taken),
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
        clusters: topClusters(taken),
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

/** What a plan says of one result: the level where there are any, dollars in the reality check, else what it counts of the most. */
function saidOf(assessmentId: number, { name, count, most, level }: FinishedAssessment['top'][number]): Said {
  if (assessmentId === REALITY_CHECK.id) return { name, count, isDollars: true };
  if (level !== undefined) return { name, count: level, of: LADDER_LEVELS, isLevel: true };
  return { name, count, of: most };
}

/** Keys of the clusters that the career cluster survey put first; several only where they count alike. */
function topClusters(taken: readonly FinishedAssessment[]): string[] {
  const top = taken.find(({ assessmentId }) => assessmentId === CAREER_CLUSTER_SURVEY.id)?.top ?? [];
  return top.filter(({ count }) => count === top[0]?.count).map(({ element }) => element);
}
