import { assessmentViews, pageMakers } from '@longleaf/rules/assessments/views';
import { z } from 'zod';
import { medianWage, paidCareer } from './career-card.ts';
import { offeredProgram } from './program-card.ts';
import { rowId } from './ids.ts';
import { operation } from './operation.ts';

export const assessmentMessages = {
  loadFailed: /*i18n*/ 'We could not load this survey.',
  noSuch: /*i18n*/ 'There is no such survey.',
  noSession: /*i18n*/ 'You have no such session.',
  isComplete: /*i18n*/ 'This survey is finished. Start over to answer again.',
  isIncomplete: /*i18n*/ 'This survey is not finished yet.',
  noQuestion: /*i18n*/ 'This survey has no such question.',
  noAnswer: /*i18n*/ 'Choose one of the answers.',
  noCluster: /*i18n*/ 'This survey has no such career cluster.',
  nothingChosen: /*i18n*/ 'Choose at least one.',
} as const;

/** So many questions are on a page at most. */
export const LARGEST_QUESTION_PAGE = 500;
export const FIT_PAGE_SIZE = 10;

const assessment = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** In minutes. */
  durationMin: z.int(),
  durationMax: z.int(),
  urlName: z.string(),
});
export type Assessment = z.infer<typeof assessment>;

/** An assessment with what a screen needs to ask its questions. */
const askedAssessment = assessment.extend({
  view: z.enum(assessmentViews),
  pagesBy: z.enum(pageMakers),
  pageSize: z.int(),
  /** Whether every question has to be answered before it is complete. */
  asksForAll: z.boolean(),
  choices: z.array(z.object({ value: z.string(), name: z.string() })),
});
export type AskedAssessment = z.infer<typeof askedAssessment>;

const keptAnswer = z.object({
  id: z.int(),
  questionId: z.int(),
  answer: z.string(),
  categoryId: z.int(),
  /** When it was given, which may be before it was sent. */
  answeredAt: z.iso.datetime(),
});

const session = z.object({
  id: z.int(),
  isComplete: z.boolean(),
  dateCompleted: z.iso.datetime().nullable(),
  /** Taken in the system before this one. */
  isNCDCAssessment: z.boolean(),
  answers: z.array(keptAnswer),
});
export type AssessmentSession = z.infer<typeof session>;

const question = z.object({
  id: z.int(),
  categoryId: z.int(),
  level: z.int().nullable(),
  /** What is asked. */
  name: z.string(),
});
export type AssessmentQuestion = z.infer<typeof question>;

const named = z.object({ id: z.int(), name: z.string() });

const id = rowId;
const sid = rowId;
const byId = z.object({ id });
const bySession = z.object({ id, sid });
const byName = z.object({ name: z.string().max(80), sid });
const moment = z.iso.datetime({ error: /*i18n*/ 'Give a moment such as 2026-11-24T15:00:00Z.' });
const wholePage = /*i18n*/ 'Give a whole number from 1.';

/** What something is called, with a sentence on what it stands for where there is one. */
const told = named.extend({ description: z.string().optional() });
export type AssessmentCategory = z.infer<typeof told>;

/**
 * What counted how much, the most first: interest areas in the interest profiler and the career key, categories in all but
 * the interest profiler. Of the reality check it is what each line costs, in dollars a month.
 */
const results = z.array(
  z.object({
    interestArea: told.optional(),
    category: told.optional(),
    count: z.int(),
    /** The same as the count; of work values. */
    score: z.int().optional(),
    /** The level reached, from 0 to 7; of basic skills. */
    level: z.int().optional(),
    /** The most that it can count. */
    most: z.int(),
    /** One of the top results: from the third-highest count on; of work values from the second-highest that differs. */
    isTop: z.boolean(),
  }),
);
export type AssessmentResults = z.infer<typeof results>;

const standing = z.object({
  assessmentId: z.int(),
  questionCount: z.int(),
  /** Statements are chosen and the others left: how many are answered does not tell how far somebody is. */
  choosesStatements: z.boolean(),
  /** The session that is not finished. */
  open: z
    .object({ sessionId: z.int(), answered: z.int(), lastAnsweredAt: z.iso.datetime().nullable() })
    .nullable(),
  /** The session that was finished last, with what counted most in it. */
  finished: z
    .object({
      sessionId: z.int(),
      dateCompleted: z.iso.datetime(),
      isNCDCAssessment: z.boolean(),
      top: results,
    })
    .nullable(),
});
export type AssessmentStanding = z.infer<typeof standing>;
/** So many results at most are told of a finished session where it is one of many; fewer where the next count as much. */
export const TOP_RESULTS = 3;

/** Why a career fits, or what it asks for beyond. */
const reason = z.object({
  /** 'shared': strong in the answers and in the career; 'toLearn': the career asks for more; 'cluster': a top cluster it is in. */
  kind: z.enum(['shared', 'toLearn', 'cluster']),
  id: z.int(),
  name: z.string(),
  /** What the answers came to: points, or the level of a basic skill. */
  own: z.number(),
  /** What O*NET says of the career, on its scale: interests and values to 7, importance of skills to 5, levels to 7; null in clusters. */
  theirs: z.number().nullable(),
});
export type FitReason = z.infer<typeof reason>;

const zoneWords = /*i18n*/ 'A job zone is a number from 1 to 5.';
const fitQuery = {
  /** Of one of the career clusters; of the career cluster survey. */
  categoryId: rowId.optional(),
  page: z.coerce.number(wholePage).int(wholePage).min(1, wholePage).max(1000, wholePage).default(1),
};
/** False where nothing fits better than anything else: all scores are alike, or nobody publishes what could be compared. */
const canTell = z.boolean();

const amount = z.int();
/** A metropolitan area whose pay is published, and of which time it is: 'May 2024'. */
const payArea = z.object({ name: z.string(), period: z.string() });

/** What is published of living in North Carolina, in dollars a month; null where nothing is (UI-056). */
const livingCosts = z.object({
  /** All meals of one person, cooked at home. */
  food: amount.nullable(),
  phone: amount.nullable(),
  counties: z.array(
    z.object({
      /** 001 to 100. */
      code: z.string(),
      oneBedroom: amount,
      twoBedrooms: amount,
      /** A health plan of one's own at 26, before any tax credit. */
      ownPlan: amount.nullable(),
    }),
  ),
  /** Which years the figures are of, as their publishers say it; empty where there are none. */
  years: z.object({ rents: z.string(), plans: z.string(), basics: z.string(), wages: z.string() }),
});
export type LivingCosts = z.infer<typeof livingCosts>;

const finished = { status: 409, means: 'The session is finished' } as const;
const unfinished = { status: 409, means: 'The session is not finished' } as const;

/** The assessments of 'Learn about yourself': one engine for all (GAP-042: all of it for whoever is signed in). */
export const assessmentOperations = {
  getAssessments: operation({
    id: 'API-070',
    method: 'GET',
    path: '/assessments',
    policy: 'assessment:read',
    summary: 'The assessments that there are.',
    response: z.array(assessment),
  }),
  getAssessmentStandings: operation({
    id: 'project',
    method: 'GET',
    path: '/assessments/standings',
    policy: 'assessment:read',
    summary:
      'How far you are with each assessment: what is open, and what came of the last that you finished.',
    response: z.array(standing),
  }),
  getLivingCosts: operation({
    id: 'project',
    method: 'GET',
    path: '/assessments/living-costs',
    policy: 'assessment:read',
    summary: 'What it costs to live in each county of North Carolina, for the reality check.',
    response: livingCosts,
  }),
  getLegacySessions: operation({
    id: 'API-082',
    method: 'GET',
    path: '/assessments/legacy/sessions',
    policy: 'assessment:read',
    summary: 'Your finished sessions that were taken in the system before this one.',
    response: z.array(session.extend({ assessmentId: z.int() })),
  }),
  getLegacyResults: operation({
    id: 'API-082',
    method: 'GET',
    path: '/assessments/legacy/{name}/sessions/{sid}/results',
    policy: 'assessment:read',
    errors: [unfinished],
    summary: 'The results of such a session.',
    params: byName,
    response: results,
  }),
  getAssessment: operation({
    id: 'API-071',
    method: 'GET',
    path: '/assessments/{id}',
    policy: 'assessment:read',
    summary: 'One assessment, and how it is answered.',
    params: byId,
    response: askedAssessment,
  }),
  getAssessmentSessions: operation({
    id: 'API-072',
    method: 'GET',
    path: '/assessments/{id}/sessions',
    policy: 'assessment:read',
    summary: 'Your sessions of an assessment with their answers, the latest first.',
    params: byId,
    response: z.array(session),
  }),
  getAssessmentSession: operation({
    id: 'API-073',
    method: 'GET',
    path: '/assessments/{id}/session',
    policy: 'assessment:change',
    summary: 'Your session that is not finished; a new one where there is none. A repeat gives the same.',
    params: byId,
    response: session,
  }),
  deleteAssessmentSession: operation({
    id: 'API-074',
    method: 'DELETE',
    path: '/assessments/{id}/sessions/{sid}',
    policy: 'assessment:change',
    errors: [finished],
    summary: 'Deletes a session that is not finished, with its answers.',
    params: bySession,
    response: z.object({ removed: z.literal(true) }),
  }),
  getAssessmentCategories: operation({
    id: 'API-075',
    method: 'GET',
    path: '/assessments/{id}/categories',
    policy: 'assessment:read',
    summary: 'The categories of an assessment.',
    params: byId,
    response: z.array(told),
  }),
  getAssessmentQuestions: operation({
    id: 'API-076',
    method: 'GET',
    path: '/assessments/{id}/questions',
    policy: 'assessment:read',
    summary: 'A page of questions: of all, or of one category.',
    params: byId,
    query: z.object({
      categoryId: rowId.optional(),
      page: z.coerce.number(wholePage).int(wholePage).min(1, wholePage).max(10_000, wholePage).default(1),
      pageSize: z.coerce
        .number(wholePage)
        .int(wholePage)
        .min(1, wholePage)
        .max(LARGEST_QUESTION_PAGE, /*i18n*/ 'A page has at most 500 questions.')
        .optional(),
      orderBy: z.enum(['id', 'categoryId', 'level'], /*i18n*/ 'Order by id, categoryId or level.').optional(),
    }),
    response: z.object({
      results: z.array(question),
      totalCount: z.int(),
      totalPages: z.int(),
      nextPageLink: z.string().nullable(),
      prevPageLink: z.string().nullable(),
    }),
  }),
  saveAssessmentAnswer: operation({
    id: 'API-077',
    method: 'POST',
    path: '/assessments/{id}/sessions/{sid}/questions/{qid}/answers',
    policy: 'assessment:change',
    errors: [finished],
    summary:
      'Keeps your answer to a question and gives its id. A later answer takes its place; one that was given before it, and came late, does not.',
    params: bySession.extend({ qid: rowId }),
    body: z.object({
      id: z.number().nullish(),
      sessionId: z.number().nullish(),
      assessmentId: z.number().nullish(),
      questionId: z.number().nullish(),
      categoryId: z.number().nullish(),
      interestAreaId: z.number().nullish(),
      answer: z.union([z.string(), z.number()], /*i18n*/ 'Choose one of the answers.').transform(String),
      /** When it was given; now where it is not said. */
      answeredAt: moment.optional(),
    }),
    response: z.int(),
  }),
  deleteAssessmentAnswer: operation({
    id: 'API-078',
    method: 'DELETE',
    path: '/assessments/{id}/sessions/{sid}/questions/{qid}/answers/{aid}',
    policy: 'assessment:change',
    errors: [finished],
    summary:
      'Takes an answer back. One that is gone already is no error; one that was given later than this was asked stays.',
    params: bySession.extend({ qid: rowId, aid: rowId }),
    query: z.object({
      /** When it was taken back; now where it is not said. */
      answeredAt: moment.optional(),
    }),
    response: z.object({ removed: z.boolean() }),
  }),
  completeAssessment: operation({
    id: 'API-079',
    method: 'PUT',
    path: '/assessments/{id}/sessions/{sid}/complete',
    policy: 'assessment:change',
    summary:
      'Finishes a session; refused with the number of questions that are still open. A repeat changes nothing.',
    params: bySession,
    response: session,
  }),
  getAssessmentAnswers: operation({
    id: 'API-081',
    method: 'GET',
    path: '/assessments/{id}/sessions/{sid}/answers',
    policy: 'assessment:read',
    summary: 'Your answers of a session, with their questions where `includeQuestion` is true.',
    params: bySession,
    query: z.object({ includeQuestion: z.enum(['true', 'false']).default('false') }),
    response: z.array(keptAnswer.extend({ question: question.nullable().optional() })),
  }),
  getAssessmentResults: operation({
    id: ['API-080', 'API-083', 'API-084', 'API-085', 'API-086', 'API-087'],
    method: 'GET',
    path: '/assessments/{name}/sessions/{sid}/results',
    policy: 'assessment:read',
    errors: [unfinished],
    summary: 'What a finished session counts, the most first and without what counts nothing.',
    params: byName,
    response: results,
  }),
  getFittingCareers: operation({
    id: 'project',
    method: 'GET',
    path: '/assessments/{name}/sessions/{sid}/careers',
    policy: 'assessment:read',
    errors: [unfinished],
    summary:
      'Careers that go with a finished session, the closest first, each with why; of the reality check those whose middle pay is enough, in the metropolitan area of its county where that is known of the career, else in the state; the one with most jobs first. Of one job zone or career cluster where it is named.',
    params: byName,
    query: z.object({
      jobZone: z.coerce.number(zoneWords).int(zoneWords).min(1, zoneWords).max(5, zoneWords).optional(),
      ...fitQuery,
    }),
    response: z.object({
      canTell,
      /** Of a reality check in a county of a metropolitan area whose pay is published. */
      payArea: payArea.optional(),
      careers: z.array(
        paidCareer.extend({
          jobZone: z.int().nullable(),
          /** The middle pay in `payArea`; null where it is not known of the career. */
          areaPay: medianWage.nullable().optional(),
          reasons: z.array(reason),
        }),
      ),
      totalCount: z.int(),
    }),
  }),
  getSavedCareersOfLife: operation({
    id: 'project',
    method: 'GET',
    path: '/assessments/{name}/sessions/{sid}/savedcareers',
    policy: 'assessment:read',
    errors: [unfinished],
    summary:
      'Your saved careers beside a finished reality check, newest first: with what they pay in the metropolitan area of its county, where that is known.',
    params: byName,
    response: z.object({
      /** Null where pay is that of the whole state. */
      payArea: payArea.nullable(),
      careers: z.array(paidCareer.extend({ areaPay: medianWage.nullable() })),
    }),
  }),
  getFittingPrograms: operation({
    id: 'project',
    method: 'GET',
    path: '/assessments/{name}/sessions/{sid}/programs',
    policy: 'assessment:read',
    errors: [unfinished],
    summary:
      'Programs of the top career clusters of a finished career cluster survey, one of each in turn, those of most colleges first. Other surveys cannot tell.',
    params: byName,
    query: z.object(fitQuery),
    response: z.object({ canTell, programs: z.array(offeredProgram), totalCount: z.int() }),
  }),
};
