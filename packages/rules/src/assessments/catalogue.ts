import { BASIC_SKILLS_SURVEY } from './basic-skills-survey/definition.ts';
import { BE_YOUR_OWN_BOSS } from './be-your-own-boss/definition.ts';
import { CAREER_CLUSTER_SURVEY } from './career-cluster-survey/definition.ts';
import type { AssessmentDefinition, Question } from './definition.ts';
import { INTEREST_PROFILER } from './interest-profiler/definition.ts';
import { REALITY_CHECK } from './reality-check/definition.ts';
import { SKILLS_MATCHER } from './skills-matcher/definition.ts';
import { CAREER_KEY } from './the-career-key/definition.ts';
import { TRANSFERABLE_SKILLS_SURVEY } from './transferable-skills-survey/definition.ts';
import { WORK_VALUES_SORTER } from './work-values-sorter/definition.ts';

/** All assessments that there are, in the order in which they are listed. A further one is a folder of data and a line here. */
export const ASSESSMENTS: readonly AssessmentDefinition[] = [
  INTEREST_PROFILER,
  CAREER_CLUSTER_SURVEY,
  BASIC_SKILLS_SURVEY,
  TRANSFERABLE_SKILLS_SURVEY,
  WORK_VALUES_SORTER,
  CAREER_KEY,
  BE_YOUR_OWN_BOSS,
  REALITY_CHECK,
  SKILLS_MATCHER,
];

/** The assessment with this id; undefined where there is none. */
export function assessmentOf(id: number): AssessmentDefinition | undefined {
  return ASSESSMENTS.find((one) => one.id === id);
}

const questions = new Map(
  ASSESSMENTS.flatMap((one) => one.questions.map((question) => [question.id, question])),
);

/** The question with this id, of whichever assessment; undefined where there is none. */
export function questionOf(id: number): Question | undefined {
  return questions.get(id);
}

/** The assessment with this name, in every spelling that the documents use, in large or small letters (GAP-040). */
export function assessmentNamed(name: string): AssessmentDefinition | undefined {
  const wanted = name.trim().toLowerCase();
  return ASSESSMENTS.find(({ urlName, alsoNamed }) => urlName === wanted || alsoNamed.includes(wanted));
}
