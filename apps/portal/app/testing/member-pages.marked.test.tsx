import { type PoolFormState, poolFormOperations } from '@longleaf/contract/pool-forms';
import { accountSecurityOperations } from '@longleaf/contract/account-security';
import { activityOperations } from '@longleaf/contract/activities';
import { applicationOperations } from '@longleaf/contract/applications';
import { intentOperations } from '@longleaf/contract/intents-to-enroll';
import { nextStepOperations } from '@longleaf/contract/next-steps';
import { REQUIREMENTS } from '@longleaf/rules/next-steps/requirements';
import { dueReminderOperations } from '@longleaf/contract/due-reminders';
import { profileOperations } from '@longleaf/contract/profile';
import { directAdmissionOperations } from '@longleaf/contract/direct-admission';
import { assessmentOperations } from '@longleaf/contract/assessments';
import { careerPlanOperations } from '@longleaf/contract/career-plans';
import { searchOccupations } from '@longleaf/contract/career-search';
import { demographicsOperations } from '@longleaf/contract/profile-demographics';
import { guardianOperations } from '@longleaf/contract/profile-guardians';
import { receiptOperations } from '@longleaf/contract/receipts';
import { statementOperations } from '@longleaf/contract/personal-statements';
import { sharedPlanOperations } from '@longleaf/contract/shared-plans';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { savedSearchOperations } from '@longleaf/contract/saved-searches';
import { testScoreOperations } from '@longleaf/contract/test-scores';
import { transcriptSchoolOperations } from '@longleaf/contract/transcript-schools';
import { transcriptOperations } from '@longleaf/contract/transcripts';
import { reportedOperations } from '@longleaf/contract/self-reported-applications';
import { studentCalendarOperations } from '@longleaf/contract/student-calendar';
import { transitionPlanOperations } from '@longleaf/contract/transition-plans';
import { yourDataOperations } from '@longleaf/contract/your-data';
import { NC_COUNTIES } from '@longleaf/rules/addresses/counties';
import { testPrepOperations } from '@longleaf/contract/test-prep';
import { TESTS } from '@longleaf/rules/test-scores/tests';
import { unmarkedPieces } from '@longleaf/testkit/marked-words';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { answer } from './calls.ts';
import { sampleDetails, sampleRecruiter, sampleRecruiterSchool } from './samples/recruiting.ts';
import { sampleLink } from './samples/shared-plan.ts';
import { openScreen, type RouteModule } from './open-screen.tsx';
import { textsOfDocument, WORDS_OF_OTHERS } from './texts-of-document.ts';
import { noActivities, sampleActivities } from './samples/activities.ts';
import {
  pageOfQuestions,
  sampleAsked,
  sampleAssessment,
  sampleCategories,
  sampleFinished,
  sampleFitting,
  sampleQuestions,
  sampleResults,
  sampleSession,
  sampleStanding,
} from './samples/assessment.ts';
import { sampleEvent } from './samples/calendar-event.ts';
import { sampleApplication } from './samples/application.ts';
import { sampleCard, sampleSaved } from './samples/college.ts';
import { sampleCareerPlan } from './samples/career-plan.ts';
import { noPlan, noStatements } from './samples/planning.ts';
import { answerForLearning } from './samples/learning.ts';
import { sampleDefinition, samplePathway, sampleProgress, sampleSteps } from './samples/next-steps.ts';
import { noDemographics, sampleProfile } from './samples/profile.ts';
import { answerForVendor } from './samples/vendor-surveys.ts';
import { sampleTestPrep } from './samples/test-prep.ts';
import { noScores, sampleRanges, sampleTestScores } from './samples/test-scores.ts';
import {
  sampleFinishedLife,
  sampleLife,
  sampleLifeResults,
  sampleLivingCosts,
  sampleRealityCategories,
  sampleRealityCheck,
  sampleRealityQuestions,
} from './samples/reality-check.ts';
import { sampleReceipt } from './samples/receipt.ts';
import { sampleParticipating, sampleStart, sampleTranscript } from './samples/transcript.ts';

const profile = sampleProfile();
const plan = sampleCareerPlan();
const college = sampleSaved(sampleCard());
const limited = {
  ...profile,
  permAddress: null,
  mailAddress: null,
  addressVerified: false,
  passwordInvalid: false,
  addressInvalid: false,
};
const program = {
  id: '51.3801',
  title: 'Registered Nursing',
  savedDate: '2026-11-02T15:00:00Z',
  since: null,
  program: null,
};
const soon = '2026-11-30';
const transcripts = {
  start: sampleStart({ releaseDates: { Initial: soon, Midyear: soon, Final: soon } }),
  participating: sampleParticipating(1),
  request: sampleTranscript({ releaseDate: soon, cancelUntil: soon }),
};
const receipt = sampleReceipt();
const lives = {
  asked: sampleRealityCheck,
  categories: sampleRealityCategories,
  questions: sampleRealityQuestions,
  sessions: [sampleLife(1, { car: '310' }, '001'), sampleFinishedLife(2)],
  results: sampleLifeResults,
  costs: sampleLivingCosts,
};
const list = (colleges: (typeof college)[]) => ({
  colleges,
  pageNumber: 1,
  pageSize: 25,
  plannedCount: 0,
  totalCount: colleges.length,
});
const standingForm: PoolFormState = {
  pool: 'CRP',
  entryYear: 2027,
  sentAt: '2026-11-22T15:00:00.000Z',
  takenBackAt: null,
};
const section = {
  id: 'x',
  title: 'Ǻ',
  rows: [{ notes: 'Registered Nursing' }],
  entries: [[{ name: 'Ǻ', value: 'Registered Nursing' }]],
};
const data = { preparedOn: '2026-11-20T12:00:00Z', account: null, sections: [section] };

const surveys = {
  one: sampleAssessment,
  asked: sampleAsked,
  categories: sampleCategories,
  questions: sampleQuestions,
  sessions: [sampleSession(1, { 1001: '4' }), sampleFinished(2), sampleFinished(3)],
  results: sampleResults,
  careers: sampleFitting,
  standing: sampleStanding({
    open: { sessionId: 1, answered: 1, lastAnsweredAt: '2026-11-20T15:00:00.000Z' },
    finished: {
      sessionId: 2,
      dateCompleted: '2026-11-20T15:00:00.000Z',
      isNCDCAssessment: false,
      top: sampleResults.slice(0, 3),
    },
  }),
};
const answerSurvey = () => {
  answer(assessmentOperations.getAssessment, surveys.asked);
  answer(assessmentOperations.getAssessmentCategories, surveys.categories);
  answer(assessmentOperations.getAssessmentQuestions, pageOfQuestions(surveys.questions));
  answer(assessmentOperations.getAssessmentSessions, surveys.sessions);
  answer(assessmentOperations.getAssessmentResults, surveys.results);
  answer(assessmentOperations.getFittingCareers, surveys.careers);
  answerForLearning();
};
const answerLife = () => {
  answerSurvey();
  answer(assessmentOperations.getAssessment, lives.asked);
  answer(assessmentOperations.getLivingCosts, lives.costs);
  answer(assessmentOperations.getAssessmentCategories, lives.categories);
  answer(assessmentOperations.getAssessmentQuestions, pageOfQuestions(lives.questions));
  answer(assessmentOperations.getAssessmentSessions, lives.sessions);
  answer(assessmentOperations.getAssessmentResults, lives.results);
  answer(assessmentOperations.getSavedCareersOfLife, { payArea: null, careers: [] });
};
/** Where a page is opened whose state stands in its address. */
const AT: Readonly<Record<string, string>> = {
  'one receipt': `/apphub/receipts/${receipt.reference}`,
  'interest profiler, questions': '/learn-about-yourself/interest-profiler?step=2&sessionId=1&page=1',
  'interest profiler, results': '/learn-about-yourself/interest-profiler?step=3&sessionId=2',
  'reality check, a life': '/learn-about-yourself/reality-check?step=2&sessionId=1&page=1',
  'reality check, results': '/learn-about-yourself/reality-check?step=3&sessionId=2',
};
const finishedForm = '2026-11-04T15:00:00.000Z';
const nextSteps = (isComplete: boolean) => () => {
  answer(profileOperations.getProfile, profile);
  answer(nextStepOperations.getFormComplete, isComplete);
  answer(
    nextStepOperations.getProgress,
    isComplete ? sampleProgress([2, 0, 3], finishedForm) : sampleProgress(),
  );
  answer(nextStepOperations.getPathway, samplePathway(0, 1, { deeds: ['saved-college'] }));
  answer(nextStepOperations.getPathwayDefinition, ({ params }) => sampleDefinition(Number(params.pathwayId)));
};

/** Each page of people who are signed in, and its states, with what shows that it is there. */
const PAGES: [string, string, string, () => Promise<RouteModule>, () => void][] = [
  [
    'saved colleges',
    'UI-029',
    'UNC Asheville',
    () => import('../features/saved-colleges/saved-colleges-page.tsx'),
    () => answer(savedCollegeOperations.getSavedColleges, list([college])),
  ],
  [
    'no saved colleges',
    'UI-029',
    'href="/college-search',
    () => import('../features/saved-colleges/saved-colleges-page.tsx'),
    () => answer(savedCollegeOperations.getSavedColleges, list([])),
  ],
  [
    'planning dashboard',
    'UI-028',
    'UNC Asheville',
    () => import('../features/college-planning/planning-page.tsx'),
    () => {
      answer(savedCollegeOperations.getSavedColleges, list([college]));
      answer(testScoreOperations.getTestScores, sampleTestScores);
      answer(savedProgramOperations.getSavedPrograms, [program]);
      answer(reportedOperations.getSelfReportedApps, []);
      answer(intentOperations.getIntentEnrollSchool, []);
      answer(transitionPlanOperations.getTransitionPlan, noPlan);
      answer(statementOperations.getPersonalStatements, noStatements);
      answer(poolFormOperations.getPoolForms, { forms: [standingForm] });
      answer(recruitingOperations.getCollegeRecruiters, [
        sampleRecruiter({ name: 'UNC Asheville', shortName: 'UNC Asheville', told: ['name'] }),
      ]);
      answer(recruitingOperations.getRecruiterAdditionalData, sampleDetails());
      answer(searchOccupations, {
        results: [],
        totalCount: 0,
        page: 1,
        pageSize: 100,
        next: null,
        previous: null,
        years: { awards: '', outlook: null, usWages: '', ncWages: '', crosswalk: '' },
      });
    },
  ],
  [
    'career development plan',
    'career-plan',
    'Registered Nurses',
    () => import('../features/career-plans/plan-page.tsx'),
    () => answer(careerPlanOperations.getCareerPlan, plan),
  ],
  [
    'no career development plan',
    'career-plan',
    'href="/learn-about-yourself',
    () => import('../features/career-plans/plan-page.tsx'),
    () =>
      answer(careerPlanOperations.getCareerPlan, {
        ...plan,
        plan: null,
        offered: { ...plan.offered, results: [] },
      }),
  ],
  [
    'learn about yourself',
    'UI-048',
    'href="/learn-about-yourself/interest-profiler?step=3',
    () => import('../features/assessments/landing/landing-page.tsx'),
    () => {
      answerForVendor();
      answer(assessmentOperations.getAssessments, [surveys.one]);
      answer(assessmentOperations.getAssessmentStandings, [surveys.standing]);
    },
  ],
  [
    'interest profiler',
    'UI-049',
    'interest-profiler?step=3',
    () => import('../features/assessments/assessment-page.tsx'),
    answerSurvey,
  ],
  [
    'interest profiler, questions',
    'UI-049',
    'type="radio"',
    () => import('../features/assessments/assessment-page.tsx'),
    answerSurvey,
  ],
  [
    'interest profiler, results',
    'UI-049',
    'Registered nurses',
    () => import('../features/assessments/assessment-page.tsx'),
    answerSurvey,
  ],
  [
    'reality check, a life',
    'UI-056',
    'type="radio"',
    () => import('../features/assessments/assessment-page.tsx'),
    answerLife,
  ],
  [
    'reality check, results',
    'UI-056',
    'Registered nurses',
    () => import('../features/assessments/assessment-page.tsx'),
    answerLife,
  ],
  [
    'application hub',
    'UI-010',
    'UNC Asheville',
    () => import('../features/application-hub/hub-page.tsx'),
    () =>
      answer(applicationOperations.getApplications, [
        sampleApplication({ done: ['form'], own: 'UNC Asheville' }),
      ]),
  ],
  [
    'direct admission, not on the list',
    'UI-045',
    'href="/apphub',
    () => import('../features/direct-admission/direct-admission-page.tsx'),
    () =>
      answer(directAdmissionOperations.getDirectAdmission, {
        studentNumber: '1001',
        lastName: 'Ǻ',
        eligibility: { eligible: false, ceebCode: null, colleges: null },
        entryYear: '2026-27',
      }),
  ],
  [
    'sharing a plan',
    'share-plan',
    'Ǻ',
    () => import('../features/shared-plans/sharing-page.tsx'),
    () => answer(sharedPlanOperations.getSharedPlans, [sampleLink({ name: 'Ǻ' })]),
  ],
  [
    'colleges to ask',
    'UI-041',
    'UNC Asheville',
    () => import('../features/recruiting/recruiting-page.tsx'),
    () => {
      answer(
        recruitingOperations.getRecruiterAdditionalData,
        sampleDetails({ told: ['name', 'gpa'], age: 'minor' }),
      );
      answer(recruitingOperations.getFullOrgList, {
        schools: [sampleRecruiterSchool({ name: 'UNC Asheville' })],
        totalSchools: 1,
        pageNumber: 1,
        pageSize: 25,
      });
    },
  ],
  [
    'empty application hub',
    'UI-010',
    'href="/college-search',
    () => import('../features/application-hub/hub-page.tsx'),
    () => answer(applicationOperations.getApplications, []),
  ],
  [
    'test scores',
    'UI-032',
    'NC State',
    () => import('../features/test-scores/test-scores-page.tsx'),
    () => {
      answer(testScoreOperations.getTestScores, sampleTestScores);
      answer(testScoreOperations.getCollegeRanges, sampleRanges);
    },
  ],
  [
    'no test scores',
    'UI-032',
    'href="/testScores/add',
    () => import('../features/test-scores/test-scores-page.tsx'),
    () => {
      answer(testScoreOperations.getTestScores, noScores);
      answer(testScoreOperations.getCollegeRanges, sampleRanges);
    },
  ],
  [
    'adding a test',
    'add-test',
    'test=act',
    () => import('../features/test-scores/form/add-test-page.tsx'),
    () => answer(testScoreOperations.getTestScores, sampleTestScores),
  ],
  [
    'test prep',
    'UI-035',
    'prep.example',
    () => import('../features/test-prep/test-prep-page.tsx'),
    () => answer(testPrepOperations.getTestPrepProfile, sampleTestPrep()),
  ],
  [
    'activities',
    'UI-033',
    'Marching band',
    () => import('../features/activities/activities-page.tsx'),
    () => {
      answer(activityOperations.getActivitiesInterests, sampleActivities);
      answer(profileOperations.getProfile, profile);
    },
  ],
  [
    'calendar',
    'UI-034',
    'Marching practice',
    () => import('../features/student-calendar/calendar-page.tsx'),
    () =>
      answer(studentCalendarOperations.getAllEvents, [
        sampleEvent({ name: 'Marching practice', schoolName: '', description: '' }),
      ]),
  ],
  [
    'resume',
    'resume',
    'Marching band',
    () => import('../features/activities/resume/resume-page.tsx'),
    () => {
      answer(activityOperations.getActivitiesInterests, sampleActivities);
      answer(profileOperations.getProfile, profile);
    },
  ],
  [
    'other applications',
    'other-applications',
    'Marching band',
    () => import('../features/activities/other-applications/other-applications-page.tsx'),
    () => {
      answer(activityOperations.getActivitiesInterests, sampleActivities);
      answer(activityOperations.getShortTexts, { texts: [] });
    },
  ],
  [
    'no activities',
    'UI-033',
    'id="add-networking"',
    () => import('../features/activities/activities-page.tsx'),
    () => {
      answer(activityOperations.getActivitiesInterests, noActivities);
      answer(profileOperations.getProfile, profile);
    },
  ],
  [
    'send transcripts',
    'UI-011',
    'Longleaf High',
    () => import('../features/transcripts/request-page.tsx'),
    () => {
      answer(transcriptOperations.getTranscriptStart, transcripts.start);
      answer(transcriptOperations.getParticipatingApplications, [transcripts.participating]);
      answer(transcriptOperations.getTranscripts, [transcripts.request]);
      answer(transcriptSchoolOperations.isParticipatingHighSchool, true);
    },
  ],
  [
    'receipts',
    'receipts',
    receipt.reference,
    () => import('../features/receipts/receipts-page.tsx'),
    () => answer(receiptOperations.getReceipts, [receipt]),
  ],
  [
    'no receipts',
    'receipts',
    'href="/apphub"',
    () => import('../features/receipts/receipts-page.tsx'),
    () => answer(receiptOperations.getReceipts, []),
  ],
  [
    'one receipt',
    'receipt',
    receipt.reference,
    () => import('../features/receipts/receipt-page.tsx'),
    () => answer(receiptOperations.getReceipt, receipt),
  ],
  [
    'saved programs',
    'UI-030',
    program.title,
    () => import('../features/saved-programs/saved-programs-page.tsx'),
    () => answer(savedProgramOperations.getSavedPrograms, [program]),
  ],
  [
    'no saved programs',
    'UI-030',
    'href="/programsMajors',
    () => import('../features/saved-programs/saved-programs-page.tsx'),
    () => answer(savedProgramOperations.getSavedPrograms, []),
  ],
  [
    'profile',
    'UI-031',
    'Maya Torres',
    () => import('../features/profile/profile-page.tsx'),
    () => {
      answer(profileOperations.getProfile, profile);
      answer(dueReminderOperations.getDueReminders, { on: false, sinceDate: null });
    },
  ],
  [
    'email',
    'UI-087',
    profile.email,
    () => import('../features/profile/update-email-page.tsx'),
    () => answer(profileOperations.getProfile, profile),
  ],
  [
    'address',
    'UI-086',
    '<form',
    () => import('../features/profile/update-address-page.tsx'),
    () => answer(profileOperations.getLimitedProfile, limited as never),
  ],
  [
    'next steps',
    'UI-068',
    'href="/next-step/college?step=2"',
    () => import('../features/next-steps/landing-page.tsx'),
    nextSteps(true),
  ],
  [
    'next steps before the form',
    'UI-068',
    'id="form-first"',
    () => import('../features/next-steps/landing-page.tsx'),
    nextSteps(false),
  ],
  [
    'steps for students and parents',
    'UI-069',
    'Step called 3',
    () => import('../features/next-steps/students-page.tsx'),
    nextSteps(true),
  ],
  [
    'steps for educators',
    'UI-070',
    'Step called 3',
    () => import('../features/next-steps/educators-page.tsx'),
    nextSteps(true),
  ],
  [
    'courses',
    'UI-071',
    'id="courses-promise"',
    () => import('../features/next-steps/courses-page.tsx'),
    nextSteps(true),
  ],
  [
    'a pathway',
    'UI-072',
    'name="question4"',
    () => import('../features/next-steps/pathway-page.tsx'),
    nextSteps(true),
  ],
  [
    'your data',
    'your-data',
    'Registered Nursing',
    () => import('../features/your-data/your-data-page.tsx'),
    () => answer(yourDataOperations.getYourData, data),
  ],
];

const kept = {
  id: 7,
  name: 'Near home',
  searchName: 'Near home',
  newMatches: null,
  goneMatches: null,
  search: '{"filters":[]}',
  savedDate: '2026-11-02T15:00:00Z',
};
const windowOf =
  (window: () => Promise<ReactElement>): (() => Promise<RouteModule>) =>
  async () => {
    const element = await window();
    return { default: () => element };
  };
const keptSearches = windowOf(async () => {
  const { SavedSearchesDialog } = await import('../domain/saved-searches/saved-searches-dialog.tsx');
  return <SavedSearchesDialog opened onClose={() => undefined} onOpen={() => true} />;
});

/** Windows about saved searches, with what shows that they are there. */
const WINDOWS: typeof PAGES = [
  [
    'saved searches',
    'data',
    kept.name,
    keptSearches,
    () => answer(savedSearchOperations.loadSavedSearches, [kept]),
  ],
  [
    'no saved searches',
    'data',
    '<p',
    keptSearches,
    () => answer(savedSearchOperations.loadSavedSearches, []),
  ],
  [
    'saving a search',
    'data',
    '<form',
    windowOf(async () => {
      const { SaveSearchDialog } = await import('../domain/saved-searches/save-search-dialog.tsx');
      const ways = { suggestName: () => kept.name, writeSearch: () => kept.search };
      return <SaveSearchDialog opened onClose={() => undefined} {...ways} />;
    }),
    () => answer(savedSearchOperations.loadSavedSearches, [kept]),
  ],
];

test.each([...PAGES, ...WINDOWS])(
  'every sentence of %s goes through a catalogue',
  async (name, id, shown, load, prepare) => {
    answer(recruitingOperations.getRecruiterIds, []);
    answer(demographicsOperations.getDemographics, noDemographics);
    answer(guardianOperations.getGuardians, { guardians: [] });
    answer(accountSecurityOperations.getSecurityQuestion, { securityQuestion: '' });
    answer(yourDataOperations.getDeletion, { requested: false, requestedOn: null, deletedOn: null });
    prepare();
    await openScreen(await load(), {
      id,
      ...(AT[name] !== undefined && { at: AT[name] }),
    });
    const screen = () => document.querySelector('[role=dialog], dialog') ?? document.querySelector('main');
    await expect.poll(() => screen()?.outerHTML ?? '').toContain(shown);
    expect(unmarkedPieces(textsOfDocument(), KNOWN)).toEqual([]);
  },
);

/** What is no sentence: the data that was answered, names, and what `Intl` writes. */
const KNOWN = [
  JSON.stringify([
    profile,
    plan,
    college,
    program,
    data,
    kept,
    transcripts,
    receipt,
    sampleActivities,
    surveys,
    lives,
    NC_COUNTIES,
  ]),
  JSON.stringify([new URL(sampleTestPrep().address).host, sampleTestPrep()]),
  JSON.stringify([sampleTestScores, sampleRanges, TESTS.map(({ name }) => name)]),
  JSON.stringify([sampleSteps(3), sampleProgress([2, 0, 3]), REQUIREMENTS.map(({ sources }) => sources)]),
  'Marching practice',
  ...WORDS_OF_OTHERS,
];
