import { invitationOperations } from '@longleaf/contract/application-invitations';
import { applicationOperations } from '@longleaf/contract/applications';
import { activityOperations, keepOperations } from '@longleaf/contract/activities';
import { careerPlanOperations } from '@longleaf/contract/career-plans';
import { careerOperations } from '@longleaf/contract/careers';
import { occupationsByTitleOrSearch } from '@longleaf/contract/career-search';
import { applicationLoginOperations } from '@longleaf/contract/application-login';
import { accountSecurityOperations } from '@longleaf/contract/account-security';
import { assessmentOperations } from '@longleaf/contract/assessments';
import { collegeCostOperations } from '@longleaf/contract/college-costs';
import { directAdmissionOperations } from '@longleaf/contract/direct-admission';
import { documentOperations } from '@longleaf/contract/documents';
import { academicCalendarOperations } from '@longleaf/contract/academic-calendars';
import { studentCalendarOperations } from '@longleaf/contract/student-calendar';
import { calendarImportOperations } from '@longleaf/contract/student-calendar-import';
import { calendarFeedOperations } from '@longleaf/contract/calendar-feed';
import { draftOperations } from '@longleaf/contract/drafts';
import { dueReminderOperations } from '@longleaf/contract/due-reminders';
import { fileOperations } from '@longleaf/contract/files';
import { nextStepOperations } from '@longleaf/contract/next-steps';
import type { Operation } from '@longleaf/contract/operation';
import { orderOperations } from '@longleaf/contract/orders';
import { profileOperations } from '@longleaf/contract/profile';
import { demographicsOperations } from '@longleaf/contract/profile-demographics';
import { guardianOperations } from '@longleaf/contract/profile-guardians';
import { schoolOperations } from '@longleaf/contract/profile-schools';
import { redirectionOperations } from '@longleaf/contract/redirection-pool';
import { assuranceOperations } from '@longleaf/contract/transfer-assurance';
import { programOperations } from '@longleaf/contract/programs';
import { statementOperations } from '@longleaf/contract/personal-statements';
import { sharedPlanOperations } from '@longleaf/contract/shared-plans';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { savedCareerOperations } from '@longleaf/contract/saved-careers';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedEnrichmentOperations } from '@longleaf/contract/saved-enrichment';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { savedSearchOperations } from '@longleaf/contract/saved-searches';
import { receiptOperations } from '@longleaf/contract/receipts';
import { savedThingOperations } from '@longleaf/contract/saved-things';
import { toDoOperations } from '@longleaf/contract/to-do';
import { transcriptOperations } from '@longleaf/contract/transcripts';
import { intentOperations } from '@longleaf/contract/intents-to-enroll';
import { reportedOperations } from '@longleaf/contract/self-reported-applications';
import { testPrepOperations } from '@longleaf/contract/test-prep';
import { keepScoresOperations, testScoreOperations } from '@longleaf/contract/test-scores';
import { transitionPlanOperations } from '@longleaf/contract/transition-plans';
import { vendorSurveyOperations } from '@longleaf/contract/vendor-surveys';
import { yourDataOperations } from '@longleaf/contract/your-data';
import { scalesOn } from '@longleaf/rules/test-scores/score-field';
import { fieldsOf, PLAIN_TEST_KEYS, type PlainTestKey, testOf } from '@longleaf/rules/test-scores/tests';
import { scoresToWire } from '@longleaf/rules/test-scores/wire-scores';
import { decodeJwt } from 'jose';
import { nameAt } from '../src/modules/application-login/hand-off.ts';
import { importDigest, OWN, type Owner } from './owner.ts';

/** One operation as its owner calls it, and as somebody else calls it with the owner's own ids. */
export type Pair = {
  /** Path and body; ids in them are the owner's. */
  send: (owner: Owner) => Promise<Sent> | Sent;
  /** What somebody else is answered. */
  outsider: 200 | 204 | 400 | 404 | 409;
  /** What is answered without a token; 401 unless stated. */
  stranger?: 200;
  /**
   * What shows that it was the owner's: text that only the owner's answer holds, as it is or in a PDF, a person whom a token in it is about, a
   * change of what is kept about the owner, or that the account service was asked as the owner.
   */
  proof:
    | { holds: string | ((owner: Owner) => string) }
    | { holdsAsPdf: string }
    | { namesInToken: (owner: Owner) => string }
    /** What is for everybody who is signed in, and nobody else. */
    | { everybodySignedInSees: string }
    | 'changes'
    | 'at the account service';
};
type Sent = { path: string; method?: string; body?: unknown };

const at = (path: string, body?: unknown): Pair['send'] => {
  return () => ({ path, ...(body !== undefined && { body }) });
};
const A_PAGE = { html: '<h1>A page</h1>', url: '/compare' };
const reads = (path: string, holds: string): Pair => ({ send: at(path), outsider: 200, proof: { holds } });
const shared = (path: string, holds: string): Pair => ({
  send: at(path),
  outsider: 200,
  proof: { everybodySignedInSees: holds },
});
/** Somebody else does the same for themselves; the owner's rows stay. */
const changes = (path: string, body?: unknown): Pair => ({
  send: at(path, body),
  outsider: 200,
  proof: 'changes',
});
/** A text file; somebody else's becomes their own. */
const sendsFile = (path: string): Pair => ({
  send: () => {
    const body = new FormData();
    body.set('file', new Blob(['Another text']), 'another.txt');
    return { path, body };
  },
  outsider: 200,
  proof: 'changes',
});
/** A calendar with the event that the owner brought in, and another one. */
const sendsCalendar =
  (path: string, fields: Record<string, string> = {}): Pair['send'] =>
  () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const event = (uid: string) => `BEGIN:VEVENT\nUID:${uid}\nDTSTART:20261117T210000Z\nEND:VEVENT\n`;
    const text = `BEGIN:VCALENDAR\n${event(OWN.importedUid)}${event('another')}END:VCALENDAR\n`;
    body.set('file', new Blob([text]), 'calendar.ics');
    return { path, body };
  };
/** As a look at the file gives it. */
const OTHER_EVENT_KEY = importDigest('another\n').slice(0, 16);
const forwards = (path: string, body?: unknown): Pair => ({
  send: at(path, body),
  outsider: body === undefined ? 200 : 204,
  proof: 'at the account service',
});

const colleges = savedCollegeOperations;
const surveys = assessmentOperations;
const scores = testScoreOperations;
const programs = savedProgramOperations;
const enrichment = savedEnrichmentOperations;
const searches = savedSearchOperations;
const hub = applicationOperations;
const transcripts = transcriptOperations;
const newScores = PLAIN_TEST_KEYS.filter((key) => key !== 'lsat');
const newEvent = {
  name: 'Chat',
  category: 'Chat',
  start: '2026-11-18T16:00',
  end: '2026-11-18T17:00',
  allDayEvent: false,
};

const newActivities = [
  [keepOperations.experiences, 'AddExperience', { expName: 'New' }],
  [keepOperations.activities, 'AddActivity', { actName: 'New' }],
  [keepOperations.communityServices, 'AddCommunityService', { name: 'New' }],
  [keepOperations.healthActivities, 'AddPhysicalHealth', { name: 'New' }],
  [keepOperations.awardsDistinctions, 'AddAward', { name: 'New' }],
  [keepOperations.leadershipExperiences, 'AddLeadership', { name: 'New' }],
  [keepOperations.projects, 'AddProject', { name: 'New' }],
] as const;
/** The lowest first score of a test that its scale has. */
const oneScoreOf = (key: PlainTestKey) => {
  const [field] = fieldsOf(testOf(key));
  const [scale] = field ? scalesOn(field, '2020-06-08') : [];
  return field ? scoresToWire(testOf(key), { [field.key]: scale?.low ?? 1 }) : {};
};
/** Something of the owner's application, which nobody else has. */
const ofApplication = (
  path: (owner: Owner) => string,
  body?: unknown,
  proof: Pair['proof'] = 'changes',
): Pair => ({
  send: (owner) => ({ path: `/application/${path(owner)}`, ...(body !== undefined && { body }) }),
  outsider: 404,
  proof,
});
/** Something of the owner's sessions, which nobody else has. */
const ofSurvey = (
  path: (owner: Owner) => string,
  body?: unknown,
  proof: Pair['proof'] = 'changes',
): Pair => ({
  send: (owner) => ({ path: `/assessments/${path(owner)}`, ...(body !== undefined && { body }) }),
  outsider: 404,
  proof,
});
const passwords = { oldPassword: 'Explore_2026', newPassword: 'Wander_2027', confirmPassword: 'Wander_2027' };

const OTHER_FORM = {
  gradDate: '2026-06-11',
  intendedMajor: 'Major of another',
  requireCampusHousing: true,
  appliedToUncInstitution: false,
  entryTerm: 'Fall',
  textAuth: false,
  applyFinancialAid: true,
};
const TAAP_FORM = {
  name: { first: 'Ada', last: 'Lovelace' },
  email: 'ada@example.org',
  mailingAddress: { street1: '1 Elm St', city: 'Raleigh', state: 'NC', zip: '27601' },
  additionalData: { denialsReceivedFrom: 'Appalachian State University' },
};

/** Every operation that is not public, and those that show somebody signed in what is theirs. */
export const PAIRS: ReadonlyMap<Operation, Pair> = new Map<Operation, Pair>([
  [
    applicationLoginOperations.getApplicationAddress,
    {
      send: at('/application/elm/first-year/key'),
      outsider: 200,
      proof: { namesInToken: ({ id }) => nameAt('https://apply.example.edu', id) },
    },
  ],
  [draftOperations.draftKey, reads('/users/draftkey', OWN.draftKey)],

  [profileOperations.getProfile, reads('/users/profile', OWN.nickname)],
  [profileOperations.getLimitedProfile, reads('/users/limitedProfile', OWN.street)],
  [profileOperations.getSocialSecurityNumber, reads('/users/socialSecurityNumber', OWN.number)],
  [profileOperations.saveProfile, changes('/users/profile/save', { nickname: 'Another' })],
  [
    profileOperations.saveLimitedProfile,
    changes('/users/limitedProfile/save', {
      mailAddress: { street: '1 Elm St', city: 'Raleigh', state: 'NC', postalCode: '27601', country: 'US' },
    }),
  ],
  [profileOperations.saveLanguage, changes('/users/language', { language: 'es' })],
  [
    profileOperations.saveStudentNumber,
    {
      send: ({ id }) => ({ path: '/users/studentNumber/save', body: { userId: id, studentNumber: '12345' } }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [demographicsOperations.getDemographics, reads('/users/demographics', OWN.religion)],
  [demographicsOperations.saveDemographics, changes('/users/demographics', { nationalities: 'US' })],
  [guardianOperations.getGuardians, reads('/users/parentguardianinfo', OWN.guardian)],
  [
    guardianOperations.saveGuardians,
    changes('/users/parentguardianinfo', { guardians: [{ firstName: 'Rosa', lastName: 'Torres' }] }),
  ],
  [
    schoolOperations.savePrimaryConnection,
    changes('/users/primaryConnection/save', { primaryConnectionCrmId: OWN.otherSchool }),
  ],
  [schoolOperations.addAssociatedSchool, changes('/users/associatedSchools/add', { crmId: OWN.otherSchool })],
  [schoolOperations.deleteAssociatedSchool, changes(`/users/associatedSchools/delete?crmId=${OWN.school}`)],

  [redirectionOperations.getRedirectionProspect, reads('/Prospect/crp', OWN.major)],
  [
    redirectionOperations.insertProspectCrp,
    {
      send: at('/Prospect/insertprospectcrp', { additionalData: OTHER_FORM }),
      outsider: 200,
      proof: { holds: OWN.major },
    },
  ],
  [
    directAdmissionOperations.getDirectAdmission,
    reads('/application/directAdmission', `"studentNumber":"${OWN.studentNumber}"`),
  ],
  [
    directAdmissionOperations.getDirectAdmissionEligibility,
    {
      send: at(`/application/getDirectAdmissionEligibility?studentNumber=${OWN.studentNumber}&lastName=Byrd`),
      outsider: 400,
      proof: 'changes',
    },
  ],
  [
    directAdmissionOperations.getDirectAdmissionApplications,
    {
      send: at(`/application/getDirectAdmissionApplications/${OWN.studentNumber}`),
      outsider: 404,
      proof: { holds: '"applicationDefinitionId"' },
    },
  ],
  [assuranceOperations.isProspectSubmitted, reads('/Prospect/isProspectSubmitted', 'true')],
  [assuranceOperations.getAssuranceOutcome, reads('/Prospect/taap', '"sentAt"')],
  [assuranceOperations.getTaapProfile, reads('/Prospect/getTaapProfile', OWN.nickname)],
  [
    assuranceOperations.insertProspectTaap,
    {
      send: at('/Prospect/insertprospecttaap', TAAP_FORM),
      outsider: 200,
      proof: { holds: '"already":true' },
    },
  ],

  [colleges.isCollegeSaved, reads(`/collegePlanning/issaved/${OWN.college}`, 'true')],
  [colleges.getSavedColleges, reads('/collegePlanning/getsavedcolleges', OWN.notes)],
  [collegeCostOperations.getCollegeCosts, reads('/collegeCosts', `"id":${OWN.college},`)],
  [colleges.getSavedCollegeIds, reads('/collegePlanning/savedcollegeids', String(OWN.college))],
  [colleges.saveCollege, changes('/collegePlanning', OWN.otherCollege)],
  [
    colleges.updateSavedCollege,
    {
      send: ({ collegeRow }) => ({
        path: '/collegePlanning/updateSavedCollege',
        body: { id: collegeRow, notes: 'Changed' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    colleges.deleteSavedCollege,
    {
      send: ({ collegeRow }) => ({ path: '/collegePlanning/deletesavedcollege', body: { id: collegeRow } }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    colleges.restoreSavedCollege,
    {
      send: async ({ removed }) => ({
        path: '/collegePlanning/restoresavedcollege',
        body: {
          undo: await removed('/collegePlanning/deletesavedcollege', { organizationId: OWN.college }),
        },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],

  [searches.loadSavedSearches, reads('/campusSearch/loadSavedSearches', OWN.search)],
  [
    searches.saveCampusSearch,
    changes('/campusSearch/saveCampusSearch', { name: OWN.search, search: '{"filters":[]}', replace: true }),
  ],
  [
    searches.renameSearch,
    {
      send: ({ searchRow }) => ({
        path: `/collegePlanning/renameSearch/${searchRow}`,
        body: { name: 'New name' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    searches.deleteSearch,
    {
      send: ({ searchRow }) => ({ path: `/collegePlanning/deleteSearch/${searchRow}` }),
      outsider: 404,
      proof: 'changes',
    },
  ],

  [
    reportedOperations.getSelfReportedApps,
    reads('/collegePlanning/getselfreportedapps', OWN.reportedCollege),
  ],
  [
    reportedOperations.updateSelfReportedApp,
    {
      send: ({ reported }) => ({
        path: '/collegePlanning/updateselfreportedapp',
        body: { id: reported, collegeName: 'Elsewhere College', submissionDate: '2026-01-02' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    reportedOperations.deleteSelfReportedApp,
    {
      send: ({ reported }) => ({
        path: '/collegePlanning/deleteselfreportedapp',
        body: { id: reported },
      }),
      outsider: 200,
      proof: 'changes',
    },
  ],
  [
    reportedOperations.restoreSelfReportedApp,
    {
      send: async ({ removed, reported }) => ({
        path: '/collegePlanning/restoreselfreportedapp',
        body: { undo: await removed('/collegePlanning/deleteselfreportedapp', { id: reported }) },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
  [intentOperations.getIntentEnrollSchool, reads('/collegePlanning/getintentenrollschool', OWN.intentNote)],
  [
    intentOperations.updateIntentEnrollSchool,
    {
      send: ({ intent }) => ({
        path: '/collegePlanning/updateintentenrollschool',
        body: { id: intent, collegeName: 'Elsewhere College' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    intentOperations.restoreIntentToEnroll,
    {
      send: async ({ removed, intent }) => ({
        path: '/collegePlanning/restoreintentenrollschool',
        body: { undo: await removed('/collegePlanning/updateintentenrollschool', { id: intent }) },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
  [statementOperations.getPersonalStatements, reads('/collegePlanning/getpersonalstatements', OWN.statement)],
  [
    statementOperations.getStatementFile,
    { ...reads('/collegePlanning/getStatementFile?type=final', OWN.statementText), outsider: 404 },
  ],
  [
    statementOperations.deletePersonalStatement,
    {
      send: ({ statements }) => ({
        path: '/collegePlanning/deletepersonalstatement',
        body: { id: statements, deleteFinal: true },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [statementOperations.uploadDraftStatement, sendsFile('/collegePlanning/UploadPersonalStatement/draft')],
  [statementOperations.uploadFinalStatement, sendsFile('/collegePlanning/UploadPersonalStatement/final')],
  [
    savedSearchOperations.lookAtSearch,
    {
      send: ({ searchRow }) => ({ path: `/collegePlanning/lookAtSearch/${searchRow}?residency=FL` }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [sharedPlanOperations.getSharedPlans, reads('/sharedPlans', OWN.shareName)],
  [sharedPlanOperations.makeSharedPlan, changes('/sharedPlans', { name: 'Another', parts: ['due'] })],
  [
    sharedPlanOperations.endSharedPlan,
    {
      send: ({ sharedPlan }) => ({ path: `/sharedPlans/${sharedPlan}/end` }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [careerPlanOperations.getCareerPlan, reads('/careerPlan', OWN.courses)],
  [
    careerPlanOperations.saveCareerPlan,
    // Somebody else has no version that theirs could be based on.
    { send: at('/careerPlan', { basedOn: 1, courses: 'Art' }), outsider: 409, proof: 'changes' },
  ],
  [
    careerPlanOperations.getCareerPlanVersion,
    { send: at('/careerPlan/versions/1'), outsider: 404, proof: { holds: OWN.courses } },
  ],
  [careerPlanOperations.deleteCareerPlan, { send: at('/careerPlan'), outsider: 200, proof: 'changes' }],
  // The vendor refused the owner, and nobody else.
  [
    vendorSurveyOperations.canAccessVendorSurveys,
    reads('/learnaboutyourself/canaccess', '"intelligencesAccess":false'),
  ],
  [
    vendorSurveyOperations.getVendorSurveyAddress,
    shared('/learnaboutyourself/personality', 'https://vendor.example/assessments/104'),
  ],
  [vendorSurveyOperations.getVendorSurveys, reads('/hes/assessments', OWN.vendorResult)],
  [vendorSurveyOperations.getVendorToken, { send: at('/hes/getToken'), outsider: 200, proof: 'changes' }],
  [orderOperations.getOrders, reads('/orders', OWN.orderName)],
  [
    testPrepOperations.getTestPrepProfile,
    {
      send: at('/users/testPrepProfile'),
      outsider: 200,
      proof: { holds: ({ id }) => nameAt('https://prep.example', id) },
    },
  ],
  [transitionPlanOperations.getTransitionPlan, reads('/collegePlanning/gettransitionplan', OWN.careerGoal)],
  [
    transitionPlanOperations.formerTransitionPlans,
    reads('/collegePlanning/formertransitionplans', OWN.formerGoal),
  ],
  [
    transitionPlanOperations.updateTransitionPlan,
    changes('/collegePlanning/updatetransitionplan', { pathType: 'Military' }),
  ],
  [transitionPlanOperations.deleteTransitionPlan, changes('/collegePlanning/deletetransitionplan', {})],
  [
    transitionPlanOperations.restoreTransitionPlan,
    {
      send: async ({ removed }) => ({
        path: '/collegePlanning/restoretransitionplan',
        body: { undo: await removed('/collegePlanning/deletetransitionplan', {}) },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
  [
    transitionPlanOperations.deleteFormerTransitionPlan,
    {
      send: ({ formerPlan }) => ({
        path: `/collegePlanning/deleteformertransitionplan/${formerPlan}`,
        body: {},
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    activityOperations.getActivitiesInterests,
    reads('/ActivitiesInterests/getActivitiesInterests', OWN.activity),
  ],
  [
    keepOperations.networking,
    {
      send: ({ activities }) => ({
        path: '/ActivitiesInterests/AddNetwork',
        body: { id: activities[0], name: 'New name' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  ...newActivities.map(([kept, call, body]): [Operation, Pair] => [
    kept,
    changes(`/ActivitiesInterests/${call}`, { id: 0, ...body }),
  ]),
  [activityOperations.getShortTexts, reads('/ActivitiesInterests/ShortTexts', OWN.shortText)],
  [
    activityOperations.saveShortText,
    {
      send: ({ activities }) => ({
        path: '/ActivitiesInterests/ShortText',
        body: { id: activities[0], text: 'Other words' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    activityOperations.deleteInterest,
    {
      send: ({ activities }) => ({
        path: '/ActivitiesInterests/DeleteInterest',
        body: { id: activities[0], interestType: 'networking' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    activityOperations.restoreInterest,
    {
      send: async ({ activities, removed }) => ({
        path: '/ActivitiesInterests/RestoreInterest',
        body: {
          undo: await removed('/ActivitiesInterests/DeleteInterest', {
            id: activities[0],
            interestType: 'networking',
          }),
        },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
  [
    activityOperations.orderInterests,
    {
      send: ({ activities }) => ({
        path: '/ActivitiesInterests/OrderInterests',
        body: { interestType: 'networking', ids: activities.toReversed() },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],

  [scores.getTestScores, reads('/TestScores/getTestScores', 'United States History')],
  [scores.getCollegeRanges, reads('/TestScores/collegeRanges', `"id":${OWN.college}`)],
  [
    scores.addLSAT,
    {
      send: ({ testScore }) => ({
        path: '/TestScores/AddLSAT',
        body: { id: testScore, score: 161, date: '2020-06-08' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  ...newScores.map((key): [Operation, Pair] => [
    keepScoresOperations[key],
    changes(keepScoresOperations[key].path, { ...oneScoreOf(key), date: '2020-06-08' }),
  ]),
  [
    scores.addListTest,
    changes('/TestScores/AddListTest', { testID: 3, scoreID: '93', score: 5, date: '2026-05-08' }),
  ],
  [
    scores.deleteTestScore,
    {
      send: ({ testScore }) => ({
        path: '/TestScores/deleteTestScore',
        body: { testID: 16, scoreID: testScore },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    scores.restoreTestScore,
    {
      send: async ({ testScore, removed }) => ({
        path: '/TestScores/restoreTestScore',
        body: { undo: await removed('/TestScores/deleteTestScore', { testID: 16, scoreID: testScore }) },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],

  [savedCareerOperations.getSavedCareerCodes, reads('/careers/savedcareercodes', OWN.career)],
  [savedCareerOperations.saveCareer, changes('/careers/savedcareers', OWN.otherCareer)],
  [savedCareerOperations.deleteSavedCareer, changes(`/careers/savedcareers?occCode=${OWN.career}`)],
  [
    occupationsByTitleOrSearch,
    reads('/careers/occupations?searchType=saved&page=1&pageSize=10', `"${OWN.career}"`),
  ],
  [
    careerOperations.occupation,
    { ...reads(`/careers/occupations/${OWN.careerName}`, '"isSaved":true'), stranger: 200 },
  ],

  [
    enrichment.getSavedEnrichment,
    reads('/StudentEnrichment/savedPrograms', 'Summer High School Transportation Institute'),
  ],
  [enrichment.getSavedEnrichmentIds, reads('/StudentEnrichment/savedProgramIds', `["${OWN.enrichment}"]`)],
  [enrichment.saveEnrichment, changes('/StudentEnrichment/savedPrograms', { id: OWN.otherEnrichment })],
  [enrichment.deleteSavedEnrichment, changes(`/StudentEnrichment/savedPrograms/${OWN.enrichment}`)],
  [
    enrichment.restoreSavedEnrichment,
    {
      send: async ({ removed }) => ({
        path: '/StudentEnrichment/restoreSavedProgram',
        body: {
          undo: await removed(`/StudentEnrichment/savedPrograms/${OWN.enrichment}`, undefined, 'DELETE'),
        },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],

  [programs.getSavedPrograms, reads('/programsMajors/getSavedPrograms', OWN.program)],
  [programs.getSavedProgramIds, reads('/programsMajors/savedprogramids', OWN.program)],
  [programs.isProgramSaved, reads(`/ProgramSavedCheck/${OWN.program}`, 'true')],
  [programs.saveProgram, changes('/programsMajors/saveProgram', OWN.otherProgram)],
  [
    programs.updateSavedProgram,
    changes('/collegePlanning/updatesavedprogram', { Id: OWN.program, isSaved: false }),
  ],
  [programs.deleteSavedProgram, changes(`/collegePlanning/deletesavedprogram/${OWN.program}`)],
  [programs.deleteSavedProgramNamed, changes('/collegePlanning/deleteSavedProgram', OWN.program)],
  [
    programs.restoreSavedProgram,
    {
      send: async ({ removed }) => ({
        path: '/collegePlanning/restoresavedprogram',
        body: { undo: await removed('/collegePlanning/deleteSavedProgram', OWN.program) },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
  [
    programOperations.searchPrograms,
    reads('/programsMajors/programs?searchType=saved&page=1&pageSize=10', `"${OWN.program}"`),
  ],
  [
    programOperations.program,
    { ...reads(`/programsMajors/programs/${OWN.program}`, '"isSaved":true'), stranger: 200 },
  ],

  [
    documentOperations.downloadDocument,
    { send: at('/pdf/download', A_PAGE), outsider: 200, proof: { holdsAsPdf: OWN.firstName } },
  ],
  [
    documentOperations.mailDocument,
    {
      send: at('/pdf/email', A_PAGE),
      outsider: 200,
      proof: { holds: ({ token }) => `${decodeJwt(token).sub}@example.org` },
    },
  ],
  [
    studentCalendarOperations.getAllEvents,
    reads('/Calendar/getAllEvents?beginDate=2026-11-01&endDate=2026-11-30', OWN.event),
  ],
  [
    academicCalendarOperations.getCalendarEvents,
    shared('/Calendar/getCalendarEvents?organizationId=199120&beginDate=2026-11-01&endDate=2026-11-30', '[]'),
  ],
  [studentCalendarOperations.saveStudentEvent, changes('/Calendar/saveStudentEvent', newEvent)],
  [
    studentCalendarOperations.updateStudentEvent,
    {
      send: ({ event }) => ({ path: '/Calendar/updateStudentEvent', body: { ...newEvent, id: event } }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    studentCalendarOperations.deleteStudentEvent,
    {
      send: ({ event }) => ({ path: `/Calendar/deleteStudentEvent/${event}` }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    studentCalendarOperations.restoreStudentEvent,
    {
      send: async ({ event, removed }) => ({
        path: '/Calendar/restoreStudentEvent',
        body: { undo: await removed(`/Calendar/deleteStudentEvent/${event}`, undefined, 'GET') },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
  [
    calendarImportOperations.previewImport,
    { send: sendsCalendar('/Calendar/previewImport'), outsider: 200, proof: { holds: '"adds":0' } },
  ],
  [
    calendarImportOperations.importEvents,
    {
      send: sendsCalendar('/Calendar/importEvents', { chosen: OTHER_EVENT_KEY, category: 'Private' }),
      outsider: 200,
      proof: 'changes',
    },
  ],
  [
    calendarImportOperations.undoImport,
    {
      send: ({ event }) => ({ path: '/Calendar/undoImport', body: { ids: [event] } }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [calendarFeedOperations.getCalendarFeed, reads('/calendarFeed', OWN.feedMadeAt)],
  [calendarFeedOperations.makeCalendarFeed, changes('/calendarFeed')],
  [calendarFeedOperations.endCalendarFeed, changes('/calendarFeed')],
  [dueReminderOperations.getDueReminders, reads('/dueReminders', OWN.remindersSince)],
  [dueReminderOperations.chooseDueReminders, changes('/dueReminders', { on: false })],
  [
    fileOperations.getFile,
    {
      send: ({ file }) => ({ path: `/files/${file}` }),
      outsider: 404,
      proof: { holds: OWN.file },
    },
  ],

  [surveys.getAssessments, shared('/assessments', 'interest-profiler')],
  [surveys.getAssessment, shared('/assessments/1', 'interest-profiler')],
  [surveys.getAssessmentCategories, shared('/assessments/1/categories', 'Realistic')],
  [surveys.getAssessmentQuestions, shared('/assessments/1/questions', '1001')],
  [surveys.getLivingCosts, shared('/assessments/living-costs', 'oneBedroom')],
  [surveys.getAssessmentSessions, reads('/assessments/1/sessions', '"isComplete":true')],
  [
    surveys.getAssessmentStandings,
    {
      ...reads('/assessments/standings', ''),
      proof: { holds: ({ assessment }) => `"sessionId":${assessment},"dateCompleted"` },
    },
  ],
  [surveys.getLegacySessions, reads('/assessments/legacy/sessions', '"isComplete":true')],
  [
    surveys.getAssessmentSession,
    {
      ...reads('/assessments/1/session', ''),
      proof: { holds: ({ openAssessment }) => `"id":${openAssessment},"isComplete":false` },
    },
  ],
  [surveys.deleteAssessmentSession, ofSurvey(({ openAssessment }) => `1/sessions/${openAssessment}`)],
  [
    surveys.saveAssessmentAnswer,
    ofSurvey(({ openAssessment }) => `1/sessions/${openAssessment}/questions/1002/answers`, { answer: '5' }),
  ],
  [
    surveys.deleteAssessmentAnswer,
    ofSurvey(({ openAssessment, answer }) => `1/sessions/${openAssessment}/questions/1001/answers/${answer}`),
  ],
  [
    surveys.completeAssessment,
    ofSurvey(({ assessment }) => `1/sessions/${assessment}/complete`, undefined, {
      holds: '"isComplete":true',
    }),
  ],
  [
    surveys.getAssessmentAnswers,
    ofSurvey(({ assessment }) => `1/sessions/${assessment}/answers`, undefined, {
      holds: '"questionId":1001',
    }),
  ],
  [
    surveys.getAssessmentResults,
    ofSurvey(({ assessment }) => `interest-profiler/sessions/${assessment}/results`, undefined, {
      holds: '"name":"Social"},"count":40',
    }),
  ],
  [
    surveys.getLegacyResults,
    ofSurvey(({ assessment }) => `legacy/interest-profiler/sessions/${assessment}/results`, undefined, {
      holds: '"name":"Social"},"count":40',
    }),
  ],
  [
    surveys.getFittingCareers,
    ofSurvey(({ assessment }) => `interest-profiler/sessions/${assessment}/careers`, undefined, {
      holds: '"canTell":true',
    }),
  ],
  [
    surveys.getFittingPrograms,
    ofSurvey(({ assessment }) => `interest-profiler/sessions/${assessment}/programs`, undefined, {
      holds: '"canTell":false',
    }),
  ],
  [hub.getApplications, reads('/application/user', OWN.applicationNote)],
  [savedThingOperations.getSavedCounts, reads('/saved/counts', '"colleges":1')],
  [nextStepOperations.getProgress, reads('/nextsteps/progress', OWN.nextSteps)],
  [nextStepOperations.getFormComplete, reads('/nextsteps/formcomplete', 'true')],
  [nextStepOperations.getPathway, reads('/nextSteps/pathways/0', OWN.nextSteps)],
  [nextStepOperations.getPathwayDefinition, shared('/nextsteps/pathwaydefinitions/0', 'pathwayStepsJson')],
  [
    nextStepOperations.saveStep,
    {
      send: at('/nextsteps/pathways/0/steps?step=1', [
        { step: 1, question: 1, answer: 'job' },
        { step: 1, question: 2, answer: 'Chess,Chess,Chess' },
        { step: 1, question: 3, answer: 'Another answer' },
      ]),
      outsider: 409,
      proof: 'changes',
    },
  ],
  [
    nextStepOperations.openForm,
    { send: at('/nextSteps/form'), outsider: 409, proof: { namesInToken: ({ id }) => id } },
  ],
  [toDoOperations.getToDo, reads('/toDo', 'Chapel Hill')],
  [
    hub.getApplyingOrganizations,
    {
      ...reads(`/application/organizations?organizationId=${OWN.college}`, ''),
      proof: { holds: ({ application }) => `"startedId":${application}` },
    },
  ],
  [
    hub.getApplication,
    ofApplication(({ application }) => String(application), undefined, { holds: OWN.applicationNote }),
  ],
  [hub.startApplication, changes('/application/start', { applicationDefinitionId: 1991931 })],
  [hub.changeApplication, ofApplication(({ application }) => String(application), { note: 'Changed' })],
  [hub.completeTask, ofApplication(({ application, task }) => `${application}/${task}/completed`)],
  [
    hub.uncompleteTask,
    ofApplication(({ application, task }) => `${application}/${task}/uncompleted`, undefined, {
      holds: '"applicationTaskId"',
    }),
  ],
  [receiptOperations.getReceipts, { ...reads('/receipts', ''), proof: { holds: ({ receipt }) => receipt } }],
  [
    receiptOperations.getReceipt,
    {
      send: ({ receipt }) => ({ path: `/receipts/${receipt}` }),
      outsider: 404,
      proof: { holds: ({ receipt }) => receipt },
    },
  ],
  [transcripts.getTranscripts, reads('/transcripts', OWN.releaseOn)],
  [
    transcripts.getParticipatingApplications,
    {
      ...reads('/transcripts/participatingapplications', ''),
      proof: { holds: ({ application }) => `"applicationId":${application}` },
    },
  ],
  [transcripts.getTranscriptStart, reads('/transcripts/start', '"consentNeeded":false')],
  [
    transcripts.sendTranscript,
    {
      send: ({ application }) => ({
        path: '/transcripts/sendtranscript',
        body: { ceeb: '341985', applicationIds: [application], consent: true },
      }),
      outsider: 200,
      proof: 'changes',
    },
  ],
  [
    transcripts.getTranscriptPage,
    {
      send: ({ record }) => ({ path: `/application/transcript/${record}` }),
      outsider: 404,
      proof: { holds: OWN.course },
    },
  ],
  [
    transcripts.cancelTranscript,
    {
      send: ({ transcript }) => ({ path: `/transcripts/${transcript}/cancel` }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    hub.attachFile,
    {
      send: ({ application, ownTask }) => {
        const body = new FormData();
        body.set('file', new Blob(['Essay of the owner']), 'essay.txt');
        return { path: `/application/${application}/${ownTask}/attachment`, body };
      },
      outsider: 404,
      proof: 'changes',
    },
  ],
  [hub.removeAttachment, ofApplication(({ application, task }) => `${application}/${task}/attachment`)],
  [hub.addTask, ofApplication(({ application }) => `${application}/tasks`, { title: 'Another' })],
  [
    hub.changeTask,
    ofApplication(({ application, ownTask }) => `${application}/${ownTask}`, { dueDate: '2027-01-02' }),
  ],
  [hub.removeTask, ofApplication(({ application, ownTask }) => `${application}/${ownTask}`)],
  [hub.removeApplication, { ...ofApplication(({ application }) => `${application}/remove`), outsider: 200 }],
  [
    hub.restoreApplication,
    {
      send: async ({ removed, application }) => ({
        path: '/application/restore',
        body: { undo: await removed(`/application/${application}/remove`, undefined, 'DELETE') },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],

  [
    invitationOperations.inviteThirdParty,
    ofApplication(
      ({ application, recommendation }) =>
        `${application}/${recommendation}/thirdparty?thirdPartyEmail=another@example.org&firstName=A&lastName=B`,
    ),
  ],
  [
    invitationOperations.sendInvitationAgain,
    ofApplication(({ application, recommendation }) => `${application}/${recommendation}/thirdparty/again`),
  ],
  [
    invitationOperations.withdrawInvitation,
    {
      ...ofApplication(({ application, recommendation }) => `${application}/${recommendation}/thirdparty`),
      outsider: 200,
    },
  ],

  [recruitingOperations.isRecruited, reads(`/Prospect/${OWN.college}/isRecruited`, 'true')],
  [recruitingOperations.getRecruiterIds, reads('/Prospect/recruiterids', String(OWN.college))],
  [
    recruitingOperations.addRecruiter,
    {
      ...changes('/Prospect/addRecruiter', {
        applicationDefinitionId: OWN.otherCollege,
        source: 'College Recruiter',
      }),
      // Their profile does not say how old they are.
      outsider: 400,
    },
  ],
  [
    recruitingOperations.removeRecruiter,
    changes('/Prospect/removeRecruiter', { applicationDefinitionId: OWN.college }),
  ],
  [
    recruitingOperations.getListOfRecruiterSchools,
    reads('/Prospect/getListofRecruiterSchools', '"recruited":true'),
  ],
  [
    recruitingOperations.getFullOrgList,
    reads('/Prospect/getFullOrgList?recruitedOnly=true', '"recruited":true'),
  ],
  [
    recruitingOperations.getCollegeRecruiters,
    reads('/collegePlanning/getcollegerecruiters', String(OWN.college)),
  ],
  [
    recruitingOperations.getRecruiterAdditionalData,
    reads('/Prospect/recruiterAdditionalData', OWN.toldMajor),
  ],
  [
    recruitingOperations.addRecruiterAdditionalData,
    {
      ...changes('/Prospect/addRecruiterAdditionalData', {
        additionalData: { intendedMajor: 'Another major' },
      }),
      outsider: 400,
    },
  ],

  [yourDataOperations.getYourData, reads('/users/yourData', OWN.nickname)],
  [yourDataOperations.getDeletion, reads('/users/deletion', OWN.deletedOn)],
  [yourDataOperations.requestDeletion, { ...changes('/users/deletion'), proof: { holds: OWN.deletedOn } }],
  [yourDataOperations.cancelDeletion, changes('/users/deletion')],

  [accountSecurityOperations.getSecurityQuestion, forwards('/account/getSecurityQuestion')],
  [accountSecurityOperations.checkEmail, forwards('/users/free@example.org/checkemail')],
  [accountSecurityOperations.changePassword, forwards('/account/changepassword', passwords)],
  [
    accountSecurityOperations.saveSecurityQuestion,
    forwards('/account/saveSecurityQuestion', {
      securityQuestion: 'Which tree?',
      securityAnswer: 'Longleaf pine',
      currentPassword: '',
    }),
  ],
]);
