import { careerClusters } from '../colleges/career-clusters.ts';
import { TRANSITION_PATHS } from '../transition-plans/plan.ts';
import { fill } from '../words/fill.ts';
import { complainAboutLength } from '../words/text-length.ts';

/** What one assessment gave, as it stood when it was put into a plan. */
export interface PlanResult {
  /** Where it comes from: `assessment:12`, `vendor:3`. */
  key: string;
  /** What the assessment is called. */
  name: string;
  /** The day it was finished. */
  on: string;
  /** What came of it, the most first. */
  said: readonly Said[];
}

/** One thing that came of an assessment: `Social, 31 of 40`. */
export interface Said {
  name: string;
  count: number | null;
  /** The most that it can count; plans that were saved before this was kept do not know it. */
  of?: number | undefined;
  /** It counts the levels that were reached. */
  isLevel?: true | undefined;
  /** It counts dollars a month. */
  isDollars?: true | undefined;
}

/** What a career development plan says. Each part is the person's own. */
export interface CareerPlan {
  results: readonly PlanResult[];
  aboutMe: string;
  /** The key of a career cluster, or empty. */
  cluster: string;
  careers: readonly { code: string; title: string }[];
  careerNotes: string;
  courses: string;
  /** A path of the transition plan, or empty. */
  path: string;
  afterSchool: string;
  helpers: string;
  nextStep: string;
}

/** The notes of a plan, in the order in which they are read. */
export const CAREER_PLAN_NOTES = [
  'aboutMe',
  'careerNotes',
  'courses',
  'afterSchool',
  'helpers',
  'nextStep',
] as const;
export type CareerPlanNote = (typeof CAREER_PLAN_NOTES)[number];

/** The project's own bounds: what fits on two sheets. */
export const CAREER_PLAN_NOTE_LIMIT = 1500;
export const CAREER_PLAN_RESULTS = 8;
export const CAREER_PLAN_CAREERS = 8;

export const NO_CAREER_PLAN: CareerPlan = {
  results: [],
  aboutMe: '',
  cluster: '',
  careers: [],
  careerNotes: '',
  courses: '',
  path: '',
  afterSchool: '',
  helpers: '',
  nextStep: '',
};

/** The six parts that a plan is made of, in their order; where one speaks of school, also in words for whoever has left it. */
export const CAREER_PLAN_PARTS = [
  { part: 'who-i-am', title: /*i18n*/ 'Who I am' },
  { part: 'heading', title: /*i18n*/ 'Where I am heading' },
  {
    part: 'courses',
    title: /*i18n*/ 'What I will take in school',
    afterSchool: /*i18n*/ 'What I will learn',
  },
  { part: 'after-school', title: /*i18n*/ 'After school', afterSchool: /*i18n*/ 'What comes after that' },
  { part: 'helpers', title: /*i18n*/ 'Who helps me' },
  { part: 'next-step', title: /*i18n*/ 'My next step' },
] as const;
export type CareerPlanPart = (typeof CAREER_PLAN_PARTS)[number]['part'];

/** What a cluster is called; one that is no longer on the list by what was kept. */
export function nameOfCluster(key: string): string {
  return careerClusters.find((cluster) => cluster.key === key)?.name ?? key;
}

/** The parts that still say nothing, in their order; none when the plan is complete. */
export function missingParts(plan: CareerPlan): CareerPlanPart[] {
  const says: Record<CareerPlanPart, boolean> = {
    'who-i-am': plan.results.length > 0 || plan.aboutMe !== '',
    heading: plan.cluster !== '' || plan.careers.length > 0,
    courses: plan.courses !== '',
    'after-school': plan.path !== '',
    helpers: plan.helpers !== '',
    'next-step': plan.nextStep !== '',
  };
  return CAREER_PLAN_PARTS.map(({ part }) => part).filter((part) => !says[part]);
}

/** What somebody sends: results and careers by what names them. */
export type CareerPlanTyped = Omit<CareerPlan, 'results' | 'careers'> & {
  results: readonly string[];
  careers: readonly string[];
};

/** What is wrong with a plan, by field; empty when nothing is. An unfinished plan may be saved. */
export function complainAboutCareerPlan(plan: CareerPlanTyped): Record<string, string> {
  const complaints: Record<string, string> = {};
  for (const note of CAREER_PLAN_NOTES) {
    const complaint = complainAboutLength(plan[note], CAREER_PLAN_NOTE_LIMIT);
    if (complaint !== undefined) complaints[note] = complaint;
  }
  if (plan.cluster !== '' && !careerClusters.some(({ key }) => key === plan.cluster))
    complaints['cluster'] = /*i18n*/ 'Choose a cluster from the list.';
  if (plan.path !== '' && !TRANSITION_PATHS.some(({ value }) => value === plan.path))
    complaints['path'] = /*i18n*/ 'Choose a path.';
  if (new Set(plan.results).size > CAREER_PLAN_RESULTS)
    complaints['results'] = fill(/*i18n*/ 'Choose at most {limit} results.', { limit: CAREER_PLAN_RESULTS });
  if (new Set(plan.careers).size > CAREER_PLAN_CAREERS)
    complaints['careers'] = fill(/*i18n*/ 'Choose at most {limit} careers.', { limit: CAREER_PLAN_CAREERS });
  return complaints;
}

/** Whether two plans say the same: then there is no new version. */
export function saysTheSame(one: CareerPlan, other: CareerPlan): boolean {
  const fields = ['cluster', 'path', ...CAREER_PLAN_NOTES] as const;
  const alike = <T>(a: readonly T[], b: readonly T[], name: (item: T) => string) =>
    a.length === b.length && a.every((item, index) => name(item) === name(b[index] as T));
  return (
    fields.every((field) => one[field] === other[field]) &&
    alike(one.results, other.results, ({ key }) => key) &&
    alike(one.careers, other.careers, ({ code }) => code)
  );
}
