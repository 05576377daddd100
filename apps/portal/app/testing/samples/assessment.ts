import type {
  Assessment,
  AskedAssessment,
  AssessmentQuestion,
  AssessmentSession,
  AssessmentStanding,
} from '@longleaf/contract/assessments';

/** The interest profiler, small: six questions on two pages. */
export const sampleAssessment: Assessment = {
  id: 1,
  name: 'Interest profiler',
  description: 'What you like to do, and the careers in which people do it.',
  durationMin: 8,
  durationMax: 15,
  urlName: 'interest-profiler',
};

export const sampleAsked: AskedAssessment = {
  ...sampleAssessment,
  view: 'ratings',
  pagesBy: 'size',
  pageSize: 3,
  asksForAll: true,
  choices: ['Strongly dislike', 'Dislike', 'Not sure', 'Like', 'Strongly like'].map((name, place) => ({
    value: String(place + 1),
    name,
  })),
};

export const sampleCategories = [
  'Realistic',
  'Investigative',
  'Artistic',
  'Social',
  'Enterprising',
  'Conventional',
].map((name, place) => ({ id: place + 1, name }));

const ITEMS = [
  'Fix a bike that does not shift gears',
  'Study how storms begin',
  'Write a song or a poem',
  'Teach a child to read',
  'Run a school store',
  'Check a list for mistakes',
];

export const sampleQuestions: AssessmentQuestion[] = ITEMS.map((name, place) => ({
  id: 1001 + place,
  categoryId: place + 1,
  level: null,
  name,
}));

/** A page that holds all questions. */
export const pageOfQuestions = (results: AssessmentQuestion[]) => ({
  results,
  totalCount: results.length,
  totalPages: 1,
  nextPageLink: null,
  prevPageLink: null,
});

/** A session, with an answer to each question whose id is named. */
export function sampleSession(
  id: number,
  answered: Readonly<Record<number, string>> = {},
  different: Partial<AssessmentSession> = {},
): AssessmentSession {
  return {
    id,
    isComplete: false,
    dateCompleted: null,
    isNCDCAssessment: false,
    answers: Object.entries(answered).map(([question, answer], place) => ({
      id: id * 100 + place,
      questionId: Number(question),
      answer,
      categoryId: Number(question) - 1000,
      answeredAt: '2026-11-20T15:00:00.000Z',
    })),
    ...different,
  };
}

/** All six answered and finished. */
export function sampleFinished(id: number, day = '2026-11-20'): AssessmentSession {
  return sampleSession(
    id,
    { 1001: '1', 1002: '5', 1003: '3', 1004: '5', 1005: '2', 1006: '2' },
    { isComplete: true, dateCompleted: `${day}T15:00:00.000Z` },
  );
}

export const sampleResults = [
  { interestArea: { id: 4, name: 'Social' }, count: 31, most: 40, isTop: true },
  { interestArea: { id: 2, name: 'Investigative' }, count: 28, most: 40, isTop: true },
  { interestArea: { id: 3, name: 'Artistic' }, count: 22, most: 40, isTop: true },
  { interestArea: { id: 5, name: 'Enterprising' }, count: 12, most: 40, isTop: false },
];

/** How far somebody is with the interest profiler. */
export function sampleStanding(different: Partial<AssessmentStanding> = {}): AssessmentStanding {
  return {
    assessmentId: 1,
    questionCount: 6,
    choosesStatements: false,
    open: null,
    finished: null,
    ...different,
  };
}

const wage = { annual: 81_860, hourly: null, missing: null, topCode: null };

export const sampleFitting = {
  canTell: true,
  totalCount: 12,
  careers: [
    {
      occCode: '29-1141.00',
      occTitle: 'Registered nurses',
      urlName: 'registered-nurses',
      entryEducation: 'bachelor' as const,
      wages: { us: wage, nc: wage },
      jobZone: 3,
      reasons: [],
    },
    {
      occCode: '21-1022.00',
      occTitle: 'Healthcare social workers',
      urlName: 'healthcare-social-workers',
      entryEducation: null,
      wages: { us: wage, nc: { ...wage, annual: null, missing: 'suppressed' as const } },
      jobZone: null,
      reasons: [],
    },
  ],
};
