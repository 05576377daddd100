import { poolFormOperations } from '@longleaf/contract/pool-forms';
import { testScoreOperations } from '@longleaf/contract/test-scores';
import { noScores, sampleTestScores } from '../../../testing/samples/test-scores.ts';
import { searchOccupations } from '@longleaf/contract/career-search';
import { documentOperations } from '@longleaf/contract/documents';
import { intentOperations } from '@longleaf/contract/intents-to-enroll';
import { statementOperations } from '@longleaf/contract/personal-statements';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { savedSearchOperations } from '@longleaf/contract/saved-searches';
import { reportedOperations } from '@longleaf/contract/self-reported-applications';
import { transitionPlanOperations } from '@longleaf/contract/transition-plans';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen, type samplePerson } from '../../../testing/open-screen.tsx';
import { sampleCareer } from '../../../testing/samples/career.ts';
import { sampleCard, sampleSaved } from '../../../testing/samples/college.ts';
import { noPlan, noStatements } from '../../../testing/samples/planning.ts';
import { sampleRecruiter } from '../../../testing/samples/recruiting.ts';

const { getSavedColleges } = savedCollegeOperations;
const { getTransitionPlan } = transitionPlanOperations;
const { getPersonalStatements } = statementOperations;
const asheville = sampleSaved();
const pageOf = (colleges: (typeof asheville)[], pageNumber = 1, totalCount = colleges.length) => ({
  colleges,
  pageNumber,
  pageSize: 25,
  plannedCount: 0,
  totalCount,
});
const careers = (...results: ReturnType<typeof sampleCareer>[]) => ({
  results,
  totalCount: results.length,
  page: 1,
  pageSize: 100,
  next: null,
  previous: null,
  years: { awards: '', outlook: null, usWages: '2025', ncWages: '2024', crosswalk: '' },
});
const action = (questionID: number, doneOn: string | null) => ({
  questionID,
  questionName: '',
  organizationID: 199111,
  doneOn,
});
const open = async (wish: { person?: typeof samplePerson | null } = {}) =>
  openScreen(await import('./document-page.tsx'), { id: 'plan-document', ...wish });
const part = (name: string) =>
  page.getByRole('heading', { level: 2, name }).element().closest('section')?.textContent ?? '';

beforeEach(() => {
  answer(getSavedColleges, pageOf([]));
  answer(intentOperations.getIntentEnrollSchool, []);
  answer(getTransitionPlan, noPlan);
  answer(reportedOperations.getSelfReportedApps, []);
  answer(getPersonalStatements, noStatements);
  answer(savedProgramOperations.getSavedPrograms, []);
  answer(searchOccupations, careers());
  answer(savedSearchOperations.loadSavedSearches, []);
  answer(recruitingOperations.getCollegeRecruiters, []);
  answer(testScoreOperations.getTestScores, noScores);
  answer(poolFormOperations.getPoolForms, { forms: [] });
});
afterEach(() => void (document.adoptedStyleSheets = []));

test('loading, then empty: nothing was gathered yet, and where to begin', async () => {
  const plan = hold(getTransitionPlan);
  await open();
  await expect.element(page.getByText('Loading your plan').first()).toBeVisible();
  plan.release(noPlan);
  await expect.element(page.getByRole('heading', { name: 'Nothing in your plan yet' })).toBeVisible();
  await expectAccessible();
});

test('failed: a plan of which a part is missing is not shown as the whole; another try asks for that part', async () => {
  answer(getSavedColleges, pageOf([asheville]));
  refuse(getPersonalStatements, 500);
  await open();
  await expect.element(page.getByText('We could not load all of your plan.')).toBeVisible();
  await expect.element(page.getByText('UNC Asheville')).not.toBeInTheDocument();
  await expectAccessible();
  answer(getPersonalStatements, noStatements);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'UNC Asheville' })).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open({ person: null });
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test('not allowed: the server says why (403)', async () => {
  refuse(getTransitionPlan, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
});

test('not allowed: can be tried again after a session ended (401)', async () => {
  refuse(getTransitionPlan, 401);
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('ready: all pages of colleges with what is done and noted, and every other part', async () => {
  const duke = sampleSaved(sampleCard({ id: 198419, name: 'Duke University', shortName: 'Duke' }), 2);
  answer(getSavedColleges, ({ query: { pageNumber } }) =>
    pageNumber === 2
      ? pageOf([duke], 2, 26)
      : pageOf(
          [
            {
              ...asheville,
              notes: 'Near the trails',
              campusNotes: 'Quiet rooms',
              actions: [action(1, '2026-10-01'), action(7, null)],
            },
          ],
          1,
          26,
        ),
  );
  answer(intentOperations.getIntentEnrollSchool, [
    {
      id: 3,
      organizationID: null,
      collegeName: 'Duck University',
      collegeCity: '',
      hasCampusProfile: false,
      campusURL: null,
      reasonNotes: 'My aunt',
      reasons: [{ reasonID: 16, name: 'Family attended' }],
      // In Carolina it is still the day before.
      savedDate: '2026-11-03T03:00:00.000Z',
    },
  ]);
  answer(getTransitionPlan, { ...noPlan, id: 2, pathType: 'Military', careerGoalNotes: 'Fly' });
  answer(getPersonalStatements, {
    id: 1,
    draftStatement: { name: 'why.txt', size: 12, savedDate: '2026-11-02T15:00:00.000Z' },
    finalStatement: null,
  });
  answer(savedProgramOperations.getSavedPrograms, [
    {
      id: '51.3801',
      title: 'Registered Nursing',
      savedDate: '2026-11-02T15:00:00Z',
      since: 'Colleges in North Carolina that offer it: 40 when you saved it (2023), 42 now (2024).',
      program: null,
    },
  ]);
  const career = sampleCareer();
  answer(searchOccupations, {
    ...careers(career),
    since: [{ occCode: career.occCode, text: 'Middle pay: $70,000 a year when you saved it, $72,000 now.' }],
  });
  answer(savedSearchOperations.loadSavedSearches, [
    {
      id: 5,
      name: 'Small and near',
      searchName: 'Small and near',
      search: '[]',
      savedDate: '2026-11-02T15:00:00Z',
      newMatches: 4,
      goneMatches: 1,
    },
  ]);
  answer(recruitingOperations.getCollegeRecruiters, [sampleRecruiter()]);
  answer(testScoreOperations.getTestScores, sampleTestScores);
  const form = { pool: 'CRP' as const, sentAt: '2027-05-02T15:00:00.000Z', takenBackAt: null };
  answer(poolFormOperations.getPoolForms, {
    forms: [
      { ...form, entryYear: 2027 },
      { ...form, entryYear: 2026, takenBackAt: form.sentAt },
    ],
  });
  await open();
  await expect.element(page.getByRole('heading', { name: 'Duke', exact: true })).toBeVisible();
  const colleges = part('Saved colleges');
  for (const words of [
    'Visited the CampusOct 1, 2026',
    'Application SubmittedYes, no date noted',
    'Near the trails',
  ])
    expect(colleges).toContain(words);
  expect(colleges).toContain('Campus visit: Quiet rooms');
  expect(part('Where I plan to go')).toContain('Chosen Nov 2, 2026');
  expect(part('Where I plan to go')).toMatch(/Duck University \(.+\).*Family attended.*My aunt/);
  expect(part('Transition plan')).toMatch(/Military.*Fly.*Not given/);
  expect(part('Transition plan')).not.toContain('Select edit');
  expect(part('Personal statements')).toContain('why.txt, saved on');
  expect(part('Personal statements')).not.toContain('Final');
  expect(part('Saved programs')).toMatch(/Registered Nursing.*40 when you saved it \(2023\), 42 now/);
  expect(part('Saved careers')).toContain(`${career.occTitle} Middle pay: $70,000 a year when you saved it`);
  expect(part('Saved searches')).toContain('Small and near 4 new matches, 1 no longer fits');
  expect(part('Who may write to me')).toContain('Gets your');
  expect(part('Who may write to me')).toMatch(
    /College redirection pool ?Since May 2, 2027, for students who start in 2027/,
  );
  expect(part('Who may write to me')).not.toContain('start in 2026');
  expect(part('Test scores')).toMatch(/ACT 25 ?Sep 19, 2026 · English 24 · Math 23/);
  expect(part('Test scores')).toMatch(/ACT 24 ?Apr 11, 2026/);
  expect(part('Test scores')).toMatch(/SAT 1200 ?Oct 3, 2026/);
  expect(part('Test scores')).toMatch(/TOEFL ?Feb 8, 2025 · Total \(.+\) 100 · Total \(.+\) 550/);
  expect(part('Test scores')).toMatch(/World History: Modern 4 ?May 8, 2026/);
  expect(part('Applications I sent elsewhere')).toContain('None yet.');
  await expectAccessible();
});

test('on paper stands what is there, and nothing of the controls', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  answer(getSavedColleges, pageOf([{ ...asheville, actions: [action(1, '2026-10-01')] }]));
  const asked = answer(documentOperations.downloadDocument, '%PDF');
  await open();
  for (const name of ['Where I plan to go', 'Saved programs', 'Saved careers', 'Saved searches'])
    await expect.poll(() => part(name)).toContain('None yet.');
  await page.getByRole('button', { name: 'Print, save or mail' }).click();
  await page.getByRole('menuitem', { name: 'Save as PDF' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  const html = asked[0]?.body.html ?? '';
  expect(html).toMatch(/Visited the Campus.*Oct 1, 2026/s);
  expect(html).not.toContain('the way it prints');
});

test('on paper, too, a college that has closed says so, and has no next step', async () => {
  answer(getSavedColleges, pageOf([sampleSaved(sampleCard({ flags: ['Closed'] }))]));
  await open();
  await expect.element(page.getByRole('heading', { name: 'UNC Asheville Closed' })).toBeVisible();
  expect(page.getByText(/^Next:/).elements()).toEqual([]);
});
