import { CAREER_PLAN_PARTS } from '@longleaf/rules/career-plans/plan';
import { z } from 'zod';
import { operation } from './operation.ts';

export const careerPlanMessages = {
  saved: /*i18n*/ 'Your plan is saved as a new version.',
  loadFailed: /*i18n*/ 'We could not load your plan.',
  changedElsewhere:
    /*i18n*/ 'Your plan was changed in another tab or on another device since you opened it here.',
  saveFailed: /*i18n*/ 'We could not save your plan. What you wrote is still here. Please try again.',
  noSuchResult: /*i18n*/ 'One of the results is no longer there. Choose again.',
  noSuchCareer: /*i18n*/ 'One of the careers is no longer there. Choose again.',
  noVersion: /*i18n*/ 'There is no such version of your plan.',
  deleted: /*i18n*/ 'Your plan is deleted, with all its versions.',
} as const;

/** So many versions are kept; then those go that are not the last of their school year, the oldest first. */
export const CAREER_PLAN_VERSIONS_KEPT = 100;

const planResult = z.object({
  key: z.string(),
  name: z.string(),
  on: z.iso.date(),
  said: z
    .array(
      z.object({
        name: z.string(),
        count: z.number().nullable(),
        of: z.number().optional(),
        isLevel: z.literal(true).optional(),
        isDollars: z.literal(true).optional(),
      }),
    )
    .readonly(),
});
const planCareer = z.object({ code: z.string(), title: z.string() });

const notes = {
  aboutMe: z.string(),
  careerNotes: z.string(),
  courses: z.string(),
  afterSchool: z.string(),
  helpers: z.string(),
  nextStep: z.string(),
};

const content = z.object({
  results: z.array(planResult).readonly(),
  cluster: z.string(),
  careers: z.array(planCareer).readonly(),
  path: z.string(),
  ...notes,
});

const part = z.enum(CAREER_PLAN_PARTS.map((one) => one.part));

/** What is told of a version where it is one of many. */
const version = z.object({
  version: z.int().min(1),
  revisedAt: z.iso.datetime(),
  /** Who saved it, by name; empty where the profile had none. */
  revisedBy: z.string(),
  byYou: z.boolean(),
  schoolYear: z.string(),
  grade: z.int().nullable(),
  isComplete: z.boolean(),
});
export type CareerPlanVersion = z.infer<typeof version>;

const wholeVersion = version.extend({ content, missing: z.array(part) });
export type WholeCareerPlanVersion = z.infer<typeof wholeVersion>;

const careerPlan = z.object({
  /** The latest version; null where there is no plan. */
  plan: wholeVersion.nullable(),
  /** All versions, the latest first. */
  versions: z.array(version),
  student: z.object({
    name: z.string(),
    school: z.string(),
    graduationYear: z.int().nullable(),
    grade: z.int().nullable(),
  }),
  /** Whether it counts for grade 8 and grade 10, and what is asked for now (N.C. G.S. 115C-158.10). */
  standing: z.object({
    countsForGrade8: z.boolean(),
    countsForGrade10: z.boolean(),
    asked: z.enum(['first', 'revision']).nullable(),
    isLate: z.boolean(),
  }),
  /** What is there to put into it. */
  offered: z.object({
    results: z.array(planResult).readonly(),
    /** Keys of the career clusters that come first in the survey of them; several where they come first alike. */
    clusters: z.array(z.string()).readonly(),
    careers: z.array(planCareer).readonly(),
    path: z.string(),
    afterSchool: z.string(),
    careerNotes: z.string(),
    helpers: z.string(),
    nextStep: z.string(),
  }),
});
export type CareerPlanAnswer = z.infer<typeof careerPlan>;

const text = z
  .string(/*i18n*/ 'Give this as text.')
  .max(10_000, /*i18n*/ 'This is too long.')
  .nullish()
  .transform((given) => (given ?? '').trim());
const names = z
  .array(
    z.string(/*i18n*/ 'Give a list of names.').max(60, /*i18n*/ 'This is too long.'),
    /*i18n*/ 'Give a list of names.',
  )
  .max(100, /*i18n*/ 'These are too many.')
  .default([]);

/** The career development plan of a pupil (N.C. G.S. 115C-158.10), the project's own. */
export const careerPlanOperations = {
  getCareerPlan: operation({
    id: 'project',
    method: 'GET',
    path: '/careerPlan',
    policy: 'career-plan:read',
    summary: 'Your career development plan, its versions, whether it counts, and what can be put into it.',
    response: careerPlan,
  }),
  saveCareerPlan: operation({
    id: 'project',
    method: 'PUT',
    path: '/careerPlan',
    policy: 'career-plan:change',
    errors: [{ status: 409, means: 'It was changed since the version that this one is based on' }],
    summary:
      'Saves a new version of your plan. The same again makes none; one that is based on a version that is not the latest is refused.',
    body: z.object({
      /** The version that was on the screen; 0 where there was none. */
      basedOn: z.coerce
        .number(/*i18n*/ 'Give the number of the version.')
        .int(/*i18n*/ 'Give the number of the version.')
        .min(0, /*i18n*/ 'Give the number of the version.')
        .max(2_147_483_647, /*i18n*/ 'Give the number of the version.'),
      /** Keys of results: those that are offered, and those of the latest version. */
      results: names,
      /** O*NET-SOC codes. */
      careers: names,
      cluster: text,
      path: text,
      aboutMe: text,
      careerNotes: text,
      courses: text,
      afterSchool: text,
      helpers: text,
      nextStep: text,
    }),
    response: careerPlan,
  }),
  getCareerPlanVersion: operation({
    id: 'project',
    method: 'GET',
    path: '/careerPlan/versions/{version}',
    policy: 'career-plan:read',
    summary: 'One version of your plan as it was.',
    params: z.object({
      version: z.coerce
        .number(/*i18n*/ 'Give the number of the version.')
        .int(/*i18n*/ 'Give the number of the version.')
        .min(1, /*i18n*/ 'Give the number of the version.')
        .max(2_147_483_647, /*i18n*/ 'Give the number of the version.'),
    }),
    response: wholeVersion,
  }),
  deleteCareerPlan: operation({
    id: 'project',
    method: 'DELETE',
    path: '/careerPlan',
    policy: 'career-plan:delete',
    summary: 'Deletes your plan with all its versions. It cannot be taken back; a repeat changes nothing.',
    response: z.object({ removed: z.boolean() }),
  }),
};
