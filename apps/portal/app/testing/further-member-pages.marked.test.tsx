import { type PoolFormState, poolFormOperations } from '@longleaf/contract/pool-forms';
import { applicationLoginOperations } from '@longleaf/contract/application-login';
import { searchOccupations } from '@longleaf/contract/career-search';
import { collegeCostOperations } from '@longleaf/contract/college-costs';
import { intentOperations } from '@longleaf/contract/intents-to-enroll';
import { statementOperations } from '@longleaf/contract/personal-statements';
import { profileOperations } from '@longleaf/contract/profile';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { redirectionOperations } from '@longleaf/contract/redirection-pool';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { savedSearchOperations } from '@longleaf/contract/saved-searches';
import { schoolListOperations } from '@longleaf/contract/school-lists';
import { reportedOperations } from '@longleaf/contract/self-reported-applications';
import { testScoreOperations } from '@longleaf/contract/test-scores';
import { toDoOperations } from '@longleaf/contract/to-do';
import { assuranceOperations } from '@longleaf/contract/transfer-assurance';
import { transcriptOperations } from '@longleaf/contract/transcripts';
import { transitionPlanOperations } from '@longleaf/contract/transition-plans';
import { AID_PROGRAMS } from '@longleaf/rules/college-costs/aid-programs';
import { TESTS } from '@longleaf/rules/test-scores/tests';
import { toDoKinds } from '@longleaf/rules/to-do/to-do';
import { unmarkedPieces } from '@longleaf/testkit/marked-words';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from './calls.ts';
import { openScreen, type RouteModule } from './open-screen.tsx';
import { sampleDetails } from './samples/recruiting.ts';
import { sampleCard, sampleSaved } from './samples/college.ts';
import { sampleCost } from './samples/college-costs.ts';
import { noPlan } from './samples/planning.ts';
import { sampleProfile } from './samples/profile.ts';
import { sampleRecruiter } from './samples/recruiting.ts';
import { sampleTestScores } from './samples/test-scores.ts';
import { sampleToDo } from './samples/to-do.ts';
import { textsOfDocument, WORDS_OF_OTHERS } from './texts-of-document.ts';

const asheville = sampleSaved(sampleCard());
const savedOf = (colleges: (typeof asheville)[]) => ({
  colleges,
  pageNumber: 1,
  pageSize: 25,
  plannedCount: 0,
  totalCount: colleges.length,
});
const careers = {
  results: [],
  totalCount: 0,
  page: 1,
  pageSize: 100,
  next: null,
  previous: null,
  years: { awards: '', outlook: null, usWages: '', ncWages: '', crosswalk: '' },
};
const plan = {
  ...noPlan,
  id: 1,
  pathType: 'Community college',
  savedDate: '2026-11-02T15:00:00.000Z',
} as const;
const statement = { name: 'about-me.pdf', size: 12_000, savedDate: '2026-11-02T15:00:00.000Z' };
const statements = { id: 1, draftStatement: statement, finalStatement: null };
const profile = sampleProfile();
const beginning = {
  firstName: profile.firstName,
  middleName: '',
  lastName: profile.lastName,
  suffix: '',
  email: profile.email,
  nickname: '',
  daytimePhone: '',
  eveningPhone: '',
  mailAddress: null,
};
const recruiters = [sampleRecruiter({ told: ['name'] })];
const search = {
  id: 7,
  name: 'Near Raleigh',
  searchName: 'Near Raleigh',
  newMatches: 2,
  goneMatches: 1,
  search: '{"filters":[]}',
  savedDate: '2026-11-02T15:00:00Z',
};
const costs = {
  incomeYear: '2022-23',
  colleges: [
    sampleCost(),
    sampleCost({ id: 217882, name: 'Clemson', shortName: 'Clemson', state: 'SC', collegeType: 'Other' }, [
      null,
      null,
      null,
      null,
      null,
    ]),
  ],
};
const waiting = toDoKinds.map((kind, place) =>
  sampleToDo({ key: `one-${place}`, kind, ...(place % 2 === 0 && { on: null }) }),
);
const university = { id: 1, name: 'Elm University', urlName: 'elm-university', city: 'Elm' };
const transfer = {
  creditYear: '2023-24',
  universities: [
    {
      ...university,
      fee: 60,
      feeYear: '2023-24',
      closesOn: '2027-03-01',
      credit: { ap: true, militaryTraining: false, lifeExperience: null },
    },
  ],
};
const window = { isOpen: true, opensOn: '2027-04-01', closesOn: '2027-09-30', entryYear: 2027 };
const sent = {
  panel: 'ThankYou',
  eligible: true,
  entryYear: 2027,
  sentAt: '2026-11-22T15:00:00.000Z',
  takenBackAt: null,
  acceptedFrom: '',
} as const;
const onward = { address: 'https://apply.example.edu/in?token=ey', site: 'apply.example.edu' };

type Page = {
  load: () => Promise<RouteModule>;
  id: string;
  at?: string;
  /** What shows that it is there. */
  shown: string;
  prepare?: () => void;
};

const standingForm: PoolFormState = {
  pool: 'TAAP',
  entryYear: 2027,
  sentAt: '2026-11-22T15:00:00.000Z',
  takenBackAt: null,
};

/** Each page of people who are signed in that `member-pages.marked.test.tsx` does not look at. */
const PAGES: Readonly<Record<string, Page>> = {
  'the plan on paper': {
    load: () => import('../features/college-planning/document/document-page.tsx'),
    id: 'plan-document',
    shown: 'UNC Asheville',
  },
  'what colleges cost': {
    load: () => import('../features/college-costs/costs-page.tsx'),
    id: 'college-costs',
    shown: 'Clemson',
  },
  'what to do now': {
    load: () => import('../features/to-do/to-do-page.tsx'),
    id: 'to-do',
    shown: 'href="/apphub',
  },
  'saved searches': {
    load: () => import('../features/college-search/saved-searches-page.tsx'),
    id: 'saved-searches',
    shown: search.name,
  },
  'a test score': {
    load: () => import('../features/test-scores/form/edit-test-page.tsx'),
    id: 'edit-test',
    at: '/testScores/edit?test=act&id=2',
    shown: '<form',
  },
  'a transcript': {
    load: () => import('../features/transcripts/record-page.tsx'),
    id: 'transcript',
    at: '/apphub/transcript/7',
    shown: 'Course',
  },
  'transfer assurance': {
    load: () => import('../features/transfer-assurance/assurance-page.tsx'),
    id: 'UI-036',
    shown: 'href="/uncInstitutions',
  },
  'transfer assurance, sent': {
    load: () => import('../features/transfer-assurance/assurance-page.tsx'),
    id: 'UI-036',
    shown: 'href="/uncInstitutions',
    prepare: () => answer(assuranceOperations.getAssuranceOutcome, { entryYear: 2027, sent }),
  },
  'universities that take transfer students': {
    load: () => import('../features/transfer-assurance/universities-page.tsx'),
    id: 'UI-037',
    shown: university.name,
  },
  'the form of transfer assurance': {
    load: () => import('../features/transfer-assurance/assurance-form-page.tsx'),
    id: 'UI-038',
    shown: '<form',
  },
  'the form of the redirection pool': {
    load: () => import('../features/redirection-pool/pool-form-page.tsx'),
    id: 'UI-040',
    shown: '<form',
  },
  'the way to an application': {
    load: () => import('../features/application-login/application-login-page.tsx'),
    id: 'UI-075',
    at: '/exclusive/applicationLogin/elm/first-year/k1',
    shown: onward.site,
  },
};

vi.mock('../features/application-login/leave-for.ts', () => ({ leaveFor: vi.fn() }));

beforeEach(() => {
  answer(savedCollegeOperations.getSavedColleges, savedOf([asheville]));
  answer(intentOperations.getIntentEnrollSchool, []);
  answer(transitionPlanOperations.getTransitionPlan, plan);
  answer(reportedOperations.getSelfReportedApps, []);
  answer(statementOperations.getPersonalStatements, statements);
  answer(savedProgramOperations.getSavedPrograms, []);
  answer(searchOccupations, careers);
  answer(savedSearchOperations.loadSavedSearches, [search]);
  answer(recruitingOperations.getCollegeRecruiters, recruiters);
  answer(recruitingOperations.getRecruiterIds, []);
  answer(poolFormOperations.getPoolForms, { forms: [standingForm] });
  answer(recruitingOperations.getRecruiterAdditionalData, sampleDetails());
  answer(collegeCostOperations.getCollegeCosts, costs);
  answer(toDoOperations.getToDo, { toDo: waiting, done: [] });
  answer(testScoreOperations.getTestScores, sampleTestScores);
  answer(transcriptOperations.getTranscriptPage, '<main><table><tr><th>Course</th></tr></table></main>');
  answer(assuranceOperations.getAssuranceOutcome, { entryYear: 2027, sent: null });
  answer(assuranceOperations.getTransferUniversities, transfer);
  answer(assuranceOperations.getTaapProfile, beginning);
  answer(redirectionOperations.getRedirectionWindow, window);
  answer(redirectionOperations.getRedirectionProspect, null);
  answer(profileOperations.getProfile, profile);
  answer(schoolListOperations.getSchoolList, [university]);
  answer(schoolListOperations.getUncSchools, [university]);
  answer(schoolListOperations.getCommunityColleges, [university]);
  answer(applicationLoginOperations.getApplicationAddress, onward);
});

const KNOWN = [
  JSON.stringify([asheville, plan, statements, recruiters, search, costs, waiting, sampleTestScores]),
  JSON.stringify([transfer, window, sent, onward, profile, TESTS.map(({ name }) => name), 'Course']),
  // What programs of aid are called, and who published what is said of them.
  ...AID_PROGRAMS.map(({ source }) => source),
  'Next NC Scholarship, UNC System',
  'Next NC Scholarship',
  'Golden LEAF Scholarship',
  'North Carolina Need-Based Scholarship',
  'Forgivable Education Loans for Service (FELS)',
  'NC Reach',
  ...WORDS_OF_OTHERS,
];

test.each(Object.entries(PAGES))(
  'every sentence of %s goes through a catalogue',
  async (_name, { load, id, at, shown, prepare }) => {
    prepare?.();
    await openScreen(await load(), { id, settings: { now: '2027-06-01T12:00:00Z' }, ...(at && { at }) });
    await expect.poll(() => document.querySelector('main')?.outerHTML ?? '').toContain(shown);
    expect(unmarkedPieces(textsOfDocument(), KNOWN)).toEqual([]);
  },
);
