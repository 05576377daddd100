import { poolFormOperations } from '@longleaf/contract/pool-forms';
import { testScoreOperations } from '@longleaf/contract/test-scores';
import { noScores, sampleTestScores } from '../../testing/samples/test-scores.ts';
import type { CareerCard } from '@longleaf/contract/career-card';
import { searchOccupations } from '@longleaf/contract/career-search';
import { intentOperations } from '@longleaf/contract/intents-to-enroll';
import { savedCollegeMessages, savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedCareerOperations } from '@longleaf/contract/saved-careers';
import { savedProgramMessages, savedProgramOperations } from '@longleaf/contract/saved-programs';
import { savedSearchOperations } from '@longleaf/contract/saved-searches';
import { reportedOperations } from '@longleaf/contract/self-reported-applications';
import { transitionPlanOperations } from '@longleaf/contract/transition-plans';
import { statementOperations } from '@longleaf/contract/personal-statements';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearCompare } from '../../domain/compare/compare-choice.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { sampleDetails } from '../../testing/samples/recruiting.ts';
import {
  openScreen,
  sampleAdult,
  sampleEducator,
  sampleParent,
  samplePerson,
} from '../../testing/open-screen.tsx';
import { noPlan, noStatements } from '../../testing/samples/planning.ts';
import { sampleCareer } from '../../testing/samples/career.ts';
import { sampleProgram } from '../../testing/samples/program.ts';
import { sampleCard, sampleSaved } from '../../testing/samples/college.ts';

const { getSavedColleges, updateSavedCollege } = savedCollegeOperations;
const { getSavedPrograms } = savedProgramOperations;
const { loadSavedSearches } = savedSearchOperations;
const action = (questionID: number, doneOn: string | null = null) => ({
  questionID,
  questionName: '',
  organizationID: 199111,
  doneOn,
});
const asheville = sampleSaved();
const duke = sampleSaved(sampleCard({ id: 198419, name: 'Duke University', shortName: 'Duke' }), 2);
const listOf = (...colleges: (typeof asheville)[]) => ({
  colleges,
  pageNumber: 1,
  pageSize: 25,
  plannedCount: 0,
  totalCount: colleges.length,
});
const careers = (...results: CareerCard[]) => ({
  results,
  totalCount: results.length,
  page: 1,
  pageSize: 100,
  next: null,
  previous: null,
  years: { awards: '', outlook: null, usWages: '2025', ncWages: '2024', crosswalk: '' },
});
const nursing = {
  id: '51.3801',
  title: 'Registered Nursing',
  savedDate: '2026-11-02T15:00:00Z',
  since: null,
  program: null,
};
const open = async (
  wish: { at?: string; person?: typeof samplePerson | null; settings?: { now: string } } = {},
) => openScreen(await import('./planning-page.tsx'), { id: 'UI-028', ...wish });
const section = (name: string) => page.getByRole('region', { name });

beforeEach(() => {
  answer(testScoreOperations.getTestScores, noScores);
  answer(statementOperations.getPersonalStatements, noStatements);
  answer(recruitingOperations.getCollegeRecruiters, []);
  answer(poolFormOperations.getPoolForms, { forms: [] });
  answer(recruitingOperations.getRecruiterAdditionalData, sampleDetails());
  answer(reportedOperations.getSelfReportedApps, []);
  answer(intentOperations.getIntentEnrollSchool, []);
  answer(getSavedColleges, listOf());
  answer(getSavedPrograms, []);
  answer(searchOccupations, careers());
  answer(transitionPlanOperations.getTransitionPlan, noPlan);
});

test('loading: each section says so alone, and shows when it is there', async () => {
  const colleges = hold(getSavedColleges);
  await open();
  await expect.element(page.getByText('Loading saved colleges')).toBeVisible();
  await expect.element(page.getByText(/No saved programs yet/)).toBeVisible();
  await expectAccessible();
  colleges.release(listOf(asheville));
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();
});

test('empty: every section tells its next useful step', async () => {
  await open();
  await expect.element(page.getByText('No saved colleges yet')).toBeVisible();
  for (const words of [/No saved programs yet/, /No saved careers yet/, /No saved searches yet/])
    await expect.element(page.getByText(words)).toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Find a college' }).click();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere: /college-search' })).toBeVisible();
});

test('failed: the section that failed says so in its own words and in the log, the others stand (MSG-036, MSG-048, ST-169)', async () => {
  const log = vi.spyOn(console, 'warn');
  refuse(getSavedColleges, 400);
  answer(getSavedPrograms, [nursing]);
  await open();
  await expect.element(page.getByText(savedCollegeMessages.loadFailed)).toBeVisible();
  await expect.element(section('Saved programs').getByText('Registered Nursing').first()).toBeVisible();
  expect(log).toHaveBeenCalledWith('Could not reach saved-colleges: 400');
  await expectAccessible();
  answer(getSavedColleges, listOf(asheville));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();
});

test('another try by keyboard: the focus stays in the section whose button went', async () => {
  refuse(getSavedPrograms, 500);
  await open();
  const again = section('Saved programs').getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  answer(getSavedPrograms, [nursing]);
  (again.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(section('Saved programs').getByText('Registered Nursing').first()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /^Saved programs/ })).toHaveFocus();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open({ person: null });
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
  await expect.element(page.getByText('No saved colleges yet')).not.toBeInTheDocument();
});

test('not allowed: the server says why (403), and a session that it no longer takes is told (401)', async () => {
  refuse(getSavedColleges, 403, { detail: 'This is for students.' });
  refuse(getSavedPrograms, 401);
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
  await expect.element(page.getByText('We could not load your saved programs.')).toBeVisible();
  await expect.element(page.getByText('No saved colleges yet')).not.toBeInTheDocument();
  await expectAccessible();
});

test('ready: what is saved of each kind, with what is next for a college (UI-028, ST-150, ST-152)', async () => {
  answer(getSavedColleges, listOf({ ...asheville, actions: [action(1), action(7, '2026-11-03')] }, duke));
  answer(getSavedPrograms, [nursing]);
  answer(searchOccupations, careers(sampleCareer()));
  answer(loadSavedSearches, [
    {
      id: 1,
      name: 'Near home',
      searchName: 'Near home',
      newMatches: null,
      goneMatches: null,
      search: '[]',
      savedDate: '2026-11-02T15:00:00Z',
    },
  ]);
  await open();
  await expect.element(page.getByRole('heading', { name: 'Your college plan' })).toBeVisible();
  const row = page.getByRole('row', { name: /UNC Asheville/ });
  await expect.element(row.getByText('Next: send your aid forms')).toBeVisible();
  await expect
    .element(row.getByRole('checkbox', { name: 'UNC Asheville: Application Submitted' }))
    .toBeChecked();
  await expect.element(row.getByText('Nov 3, 2026')).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Duke/ }).getByText('Next: visit the campus'))
    .toBeVisible();
  await expect
    .element(section('Saved careers').getByRole('link', { name: 'Registered Nurses' }))
    .toBeVisible();
  await expect.element(section('Saved searches').getByText('Near home').first()).toBeVisible();
  await expectAccessible();
});

test('ST-151: a saved search tells what is new, and is run from its row', async () => {
  const near = {
    id: 1,
    name: 'Near home',
    searchName: 'Near home',
    newMatches: 4,
    goneMatches: 0,
    search: JSON.stringify({ filters: [{ key: 'state', value: 'NC' }] }),
    savedDate: '2026-11-02T15:00:00Z',
  };
  answer(loadSavedSearches, [near]);
  const looked = answer(savedSearchOperations.lookAtSearch, { ...near, newMatches: 0 });
  await open();
  await expect.element(section('Saved searches').getByText('4 new matches')).toBeVisible();
  await section('Saved searches').getByRole('button', { name: 'Near home', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: /Elsewhere: \/college-search\?/ })).toBeVisible();
  await expect.poll(() => looked[0]?.params).toEqual({ id: 1 });
});

test('ST-158: what is done is ticked off with its date, one after the other, and the last one counts', async () => {
  answer(getSavedColleges, listOf(asheville));
  const calls = answer(updateSavedCollege, asheville);
  await open();
  const visited = page.getByRole('checkbox', { name: 'UNC Asheville: Visited the Campus' });
  const applied = page.getByRole('checkbox', { name: 'UNC Asheville: Application Submitted' });
  // Faster than any answer: in the tab, without waiting.
  await expect.element(applied).toBeVisible();
  for (const box of [visited, applied]) (box.element() as HTMLInputElement).click();
  await expect.element(visited).toBeChecked();
  await expect.element(page.getByText('Next: send your aid forms')).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  const sent = calls.at(-1)?.body.actions ?? [];
  expect(sent.map(({ questionID }) => questionID)).toEqual([1, 7]);
  expect(sent.every(({ doneOn }) => /^\d{4}-\d{2}-\d{2}$/.test(doneOn ?? ''))).toBe(true);
  await visited.click();
  await expect.poll(() => calls.at(-1)?.body.actions?.map(({ questionID }) => questionID)).toEqual([7]);
});

test('ST-158: plans to go to several colleges are noticed, those of other pages and outside a filter too', async () => {
  answer(getSavedColleges, { ...listOf({ ...asheville, actions: [action(6)] }, duke), plannedCount: 2 });
  answer(updateSavedCollege, asheville);
  await open();
  const noticed = (count: number) => page.getByText(`You plan to go to ${count} colleges.`);
  await expect.element(noticed(2)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Duke: Intend to Enroll' }).click();
  await expect.element(noticed(3)).toBeVisible();
  await page.getByRole('checkbox', { name: 'UNC Asheville: Intend to Enroll' }).click();
  await expect.element(noticed(2)).toBeVisible();
});

test('on a phone a box with a day stands below one without', async () => {
  answer(getSavedColleges, listOf({ ...asheville, actions: [action(7, '2026-11-02')] }));
  await page.viewport(390, 844);
  await open();
  const endOf = (name: string) =>
    page
      .getByRole('checkbox', { name: `UNC Asheville: ${name}` })
      .element()
      .getBoundingClientRect().right;
  await expect.element(page.getByText('Nov 2, 2026')).toBeVisible();
  expect(endOf('Application Submitted')).toBe(endOf('Visited the Campus'));
  await page.viewport(1280, 860);
});

test('where the clock of the servers stands still, what is ticked off has its day', async () => {
  answer(getSavedColleges, listOf(asheville));
  const calls = answer(updateSavedCollege, asheville);
  await open({ settings: { now: '2026-05-12T14:00:00Z' } });
  await page.getByRole('checkbox', { name: 'UNC Asheville: Application Submitted' }).click();
  await expect.poll(() => calls[0]?.body.actions).toContainEqual({ questionID: 7, doneOn: '2026-05-12' });
});

test('a mark that the server refuses is taken back and told in the words of the specification (MSG-037)', async () => {
  answer(getSavedColleges, listOf(asheville));
  refuse(updateSavedCollege, 400);
  await open();
  const visited = page.getByRole('checkbox', { name: 'UNC Asheville: Visited the Campus' });
  await visited.click();
  await expect.element(page.getByText(savedCollegeMessages.updateFailed)).toBeVisible();
  await expect.element(visited).not.toBeChecked();
});

test('marks that do not go together are noticed and changed by nobody', async () => {
  answer(getSavedColleges, {
    ...listOf(
      { ...asheville, actions: [action(3), action(5), action(6), action(7)] },
      { ...duke, actions: [action(6), action(7)] },
    ),
    plannedCount: 2,
  });
  await open();
  await expect.element(page.getByText(/both “Admitted” and “Not admitted”/)).toBeVisible();
  await expect.element(page.getByText(/You plan to go to 2 colleges/)).toBeVisible();
  await expectAccessible();
});

test('dates and notes are changed in a sheet; what is wrong stands beside its field (MSG-054, GAP-081)', async () => {
  const marked = { ...asheville, notes: 'Trails', actions: [action(1, '2026-10-01')] };
  answer(getSavedColleges, listOf(marked));
  const calls = answer(updateSavedCollege, marked);
  await open();
  await page.getByRole('button', { name: 'Dates and notes UNC Asheville' }).click();
  const sheet = page.getByRole('dialog', { name: 'UNC Asheville: dates and notes' });
  const day = sheet.getByLabelText('Visited the Campus');
  await expect.element(day).toHaveValue('2026-10-01');
  await expectAccessible();
  await day.fill('1800-01-01');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(sheet.getByText('Enter a date in 1899 or later').first()).toBeVisible();
  await day.fill('');
  await sheet.getByLabelText('Notes from a campus visit').fill('Steep hills');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Saved colleges changes have been saved.')).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({
    id: 1,
    notes: 'Trails',
    campusNotes: 'Steep hills',
    actions: [{ questionID: 1, doneOn: null }],
  });
});

test('the list is chosen and sorted in the address, and none found is said with the way back', async () => {
  const calls = answer(getSavedColleges, listOf(asheville));
  const { router } = await open();
  await page.getByLabelText('Show', { exact: true }).selectOptions('Not applied yet');
  await expect.poll(() => router.state.location.search).toBe('?missing=7');
  await page.getByLabelText('Sort by').selectOptions('Most done first');
  await expect.poll(() => calls.at(-1)?.query).toMatchObject({ sort: 'mostDone', missing: 7 });
  answer(getSavedColleges, listOf());
  await page.getByLabelText('Show', { exact: true }).selectOptions('Admitted');
  await expect.element(page.getByText('None of your colleges fits this.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect.poll(() => router.state.location.search).toBe('?sort=mostDone');
});

test('two choices made faster than the address follows both hold', async () => {
  answer(getSavedColleges, listOf(asheville));
  const { router } = await open();
  const show = page.getByLabelText('Show', { exact: true });
  await expect.element(show).toBeVisible();
  const choose = (select: Element, value: string) => {
    (select as HTMLSelectElement).value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  // In the tab, without waiting: the second is made before the first has arrived.
  choose(show.element(), 'missing-7');
  choose(page.getByLabelText('Sort by').element(), 'mostDone');
  await expect.poll(() => router.state.location.search).toBe('?sort=mostDone&missing=7');
  // Back is another address: what is chosen next adds to that one.
  await router.navigate('/collegePlanning?view=list&sort=leastDone');
  await expect.element(page.getByLabelText('Sort by')).toHaveValue('leastDone');
  await show.selectOptions('Applied');
  await expect.poll(() => router.state.location.search).toBe('?sort=leastDone&done=7');
});

test('the first view takes one round of requests: nothing waits for another, and nothing is asked twice', async () => {
  const planning = await import('./planning-page.tsx');
  const held = [
    hold(getSavedColleges),
    hold(intentOperations.getIntentEnrollSchool),
    hold(reportedOperations.getSelfReportedApps),
    hold(transitionPlanOperations.getTransitionPlan),
    hold(statementOperations.getPersonalStatements),
    hold(testScoreOperations.getTestScores),
    hold(getSavedPrograms),
    hold(searchOccupations),
    hold(loadSavedSearches),
    hold(recruitingOperations.getCollegeRecruiters),
    hold(poolFormOperations.getPoolForms),
    hold(recruitingOperations.getRecruiterAdditionalData),
  ];
  const asked = () => held.map(({ received }) => received.length);
  // The loader alone, so that no section asks for what it left out.
  const loader = await openScreen({ ...planning, default: () => null }, { id: 'UI-028' });
  await expect.poll(asked).toEqual(held.map(() => 1));
  await loader.unmount();
  // The page itself, of which no answer has come yet: all stand on their way, each once.
  await open({ person: { ...samplePerson, id: 'person-of-one-round' } });
  await expect.element(page.getByText('Loading saved colleges')).toBeVisible();
  await expect.poll(asked).toEqual(held.map(() => 2));
});

test('a saved program and a saved career tell what has changed since, and nothing where nothing has', async () => {
  const changed = 'Colleges in North Carolina that offer it: 7 when you saved it (2021-22), 9 now (2023-24).';
  const paid =
    'Middle pay in North Carolina: $71,200 a year when you saved it (May 2022), $81,860 now (May 2024).';
  const program = { ...nursing, program: sampleProgram() };
  answer(getSavedPrograms, [
    { ...program, since: changed },
    { ...program, id: '48.0508', title: 'Welding' },
  ]);
  answer(searchOccupations, {
    ...careers(sampleCareer(), sampleCareer({ occCode: '47-2111.00', occTitle: 'Electricians' })),
    since: [{ occCode: sampleCareer().occCode, text: paid }],
  });
  await open();
  const row = (part: string, name: string) =>
    section(part).getByRole('listitem').filter({ hasText: name }).first();
  await expect.element(row('Saved programs', 'Registered Nursing')).toMatchTextContent(changed);
  await expect.element(row('Saved careers', 'Registered Nurses')).toMatchTextContent(paid);
  await expect.element(row('Saved programs', 'Welding')).not.toMatchTextContent(/when you saved it/);
  await expect.element(row('Saved careers', 'Electricians')).not.toMatchTextContent(/when you saved it/);
  await expectAccessible();
});

test('colleges come 25 to a page, in the address, and those that are chosen can be compared (CON-050)', async () => {
  const asked = answer(getSavedColleges, ({ query }) => ({
    ...listOf(asheville, duke),
    pageNumber: query.pageNumber,
    totalCount: 30,
  }));
  const { router } = await open();
  await page.getByRole('checkbox', { name: 'Compare UNC Asheville' }).click();
  await page.getByRole('checkbox', { name: 'Compare Duke' }).click();
  const tray = page.getByRole('complementary', { name: 'Colleges to compare' });
  await expect.element(tray.getByRole('link', { name: /^Compare/ })).toBeVisible();
  await expectAccessible();
  clearCompare();
  await section('Saved colleges').getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => asked.at(-1)?.query.pageNumber).toBe(2);
  expect(router.state.location.search).toBe('?page=2');
});

test('a college is taken off after a question, in the list and on the map, and comes back', async () => {
  answer(getSavedColleges, listOf(asheville, duke));
  const removed = answer(savedCollegeOperations.deleteSavedCollege, { removed: true, undo: 'slip' });
  const restored = answer(savedCollegeOperations.restoreSavedCollege, {
    id: 2,
    organizationID: duke.organizationID,
    isNew: true,
    message: savedCollegeMessages.saved,
  });
  await open({ at: '/collegePlanning?view=map' });
  const colleges = section('Saved colleges');
  await colleges.getByRole('button', { name: 'Remove Duke' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Duke from your saved colleges?' });
  expect(removed).toHaveLength(0);
  await question.getByRole('button', { name: 'Remove college' }).click();
  await expect.element(page.getByText('Duke is no longer on your list.')).toBeVisible();
  expect(removed.map(({ body }) => body)).toEqual([{ organizationId: duke.organizationID }]);
  await expect.element(colleges.getByRole('button', { name: 'Remove Duke' })).not.toBeInTheDocument();
  await colleges.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Duke is back on your list.')).toBeVisible();
  expect(restored.map(({ body }) => body)).toEqual([{ undo: 'slip' }]);
  await expectAccessible();
});

test('a saved program is taken off at once, a saved career after a question, each with Undo (decision 0028)', async () => {
  answer(getSavedPrograms, [nursing]);
  answer(searchOccupations, careers(sampleCareer()));
  const programOff = answer(savedProgramOperations.deleteSavedProgramNamed, {
    id: nursing.id,
    isSaved: false,
    removed: true,
    message: 'Program removed',
    undo: 'slip',
  });
  const programBack = answer(savedProgramOperations.restoreSavedProgram, {
    id: nursing.id,
    isSaved: true,
    isNew: true,
    message: 'Program saved',
  });
  const careerOff = answer(savedCareerOperations.deleteSavedCareer, {
    occCode: sampleCareer().occCode,
    isSaved: false,
    removed: true,
    message: 'Career removed',
  });
  const careerBack = answer(savedCareerOperations.saveCareer, {
    occCode: sampleCareer().occCode,
    isSaved: true,
    isNew: true,
    message: 'Career saved',
  });
  await open();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await section('Saved programs').getByRole('button', { name: 'Remove Registered Nursing' }).click();
  await expect.element(page.getByRole('heading', { name: /^Saved programs/ })).toHaveFocus();
  await undo.click();
  await expect.poll(() => programBack.map(({ body }) => body)).toEqual([{ undo: 'slip' }]);
  expect(programOff).toHaveLength(1);
  await section('Saved careers').getByRole('button', { name: 'Remove Registered Nurses' }).click();
  expect(careerOff).toHaveLength(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove career' }).click();
  await expect.element(page.getByRole('heading', { name: /^Saved careers/ })).toHaveFocus();
  await undo.last().click();
  await expect.poll(() => careerBack).toHaveLength(1);
});

test('the last saved search is deleted: the heading of the section has the focus', async () => {
  const near = {
    id: 7,
    name: 'Near home',
    searchName: 'Near home',
    newMatches: 0,
    goneMatches: 0,
    search: '{}',
    savedDate: '2026-11-02T15:00:00Z',
  };
  answer(savedSearchOperations.loadSavedSearches, [near]);
  answer(savedSearchOperations.deleteSearch, { removed: true, undo: 'slip' });
  await open();
  const searches = section('Saved searches');
  await searches.getByRole('button', { name: 'Delete Near home' }).click();
  answer(savedSearchOperations.loadSavedSearches, []);
  await searches.getByRole('button', { name: 'Delete Near home' }).click();
  await expect.element(searches.getByText(/^No saved searches yet/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /^Saved searches/ })).toHaveFocus();
});

test('a removal that fails is said to the person and in the log (MSG-048)', async () => {
  const log = vi.spyOn(console, 'warn');
  answer(getSavedPrograms, [nursing]);
  refuse(savedProgramOperations.deleteSavedProgramNamed, 500);
  await open();
  await section('Saved programs').getByRole('button', { name: 'Remove Registered Nursing' }).click();
  await expect.element(page.getByText(savedProgramMessages.removeFailed)).toBeVisible();
  expect(log).toHaveBeenCalledWith('Could not reach saved-programs: 500');
});

test('a section is reached by its mark in the address, and from the list of parts by keyboard', async () => {
  answer(getSavedColleges, listOf(asheville));
  await open({ at: '/collegePlanning#saved-searches' });
  await expect.element(page.getByRole('heading', { name: /Saved searches/ })).toHaveFocus();
  page
    .getByRole('navigation', { name: 'Parts of your plan' })
    .getByRole('link', { name: 'Programs' })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => window.location.hash).toBe('#saved-programs');
});

test('scores: the best ACT and SAT, and how many there are', async () => {
  answer(testScoreOperations.getTestScores, sampleTestScores);
  await open();
  const scores = page.getByRole('region', { name: 'Test scores 9' });
  await expect.element(scores).toMatchTextContent(/Best ACT 25/);
  await expect.element(scores).toMatchTextContent(/Best SAT 1200/);
});

test.each([
  ['a parent', sampleParent, /Your child’s plan is in their own account/, /does your child want to go/],
  ['an educator', sampleEducator, /Each student’s plan is in their own account/, /^Students say here/],
] as const)('%s reads whose plan this is', async (_, person, note, path) => {
  await open({ person });
  await expect.element(page.getByText(note)).toBeVisible();
  await expect.element(page.getByText(path)).toBeVisible();
  await expectAccessible();
});

test('an adult is not asked where to go after high school', async () => {
  await open({ person: sampleAdult });
  await expect.element(page.getByText(/^Where do you want to go from here/)).toBeVisible();
  await expect.element(page.getByText(/after high school/)).not.toBeInTheDocument();
});

test('a page that is no longer there is the last one, with what is chosen (CON-050)', async () => {
  answer(getSavedColleges, ({ query: { pageNumber } }) => ({
    ...listOf(...(pageNumber === 2 ? [duke] : [])),
    totalCount: 26,
  }));
  const { router } = await open({ at: '/collegePlanning?page=9&sort=mostDone' });
  await expect.element(page.getByRole('link', { name: 'Duke', exact: true })).toBeVisible();
  expect(router.state.location.search).toBe('?page=2&sort=mostDone');
});

test('a college that has closed says so, and nobody is sent there', async () => {
  answer(getSavedColleges, listOf(sampleSaved(sampleCard({ flags: ['Closed'] })), duke));
  await open();
  const row = page.getByRole('row', { name: /UNC Asheville/ });
  await expect.element(row.getByText('Closed', { exact: true })).toBeVisible();
  expect(row.getByText(/^Next:/).elements()).toEqual([]);
  await expect
    .element(page.getByRole('row', { name: /Duke/ }).getByText('Next: visit the campus'))
    .toBeVisible();
});
