import { savedCollegeMessages, savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { searchOccupations } from '@longleaf/contract/career-search';
import { nextStepOperations } from '@longleaf/contract/next-steps';
import { profileOperations } from '@longleaf/contract/profile';
import { savedCareerOperations } from '@longleaf/contract/saved-careers';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { savedSearchOperations } from '@longleaf/contract/saved-searches';
import { toDoOperations } from '@longleaf/contract/to-do';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { expectAccessible } from '../../testing/look.ts';
import { sampleProgress } from '../../testing/samples/next-steps.ts';
import { sampleProfile } from '../../testing/samples/profile.ts';
import { sampleCard, sampleSaved } from '../../testing/samples/college.ts';
import { sampleToDo } from '../../testing/samples/to-do.ts';

const { getSavedColleges } = savedCollegeOperations;
const noCareers = {
  totalCount: 0,
  page: 1,
  pageSize: 10,
  next: null,
  previous: null,
  years: { awards: '', outlook: null, usWages: '', ncWages: '', crosswalk: '' },
  results: [],
};
const listOf = (...colleges: ReturnType<typeof sampleSaved>[]) => ({
  colleges,
  pageNumber: 1,
  pageSize: 25,
  plannedCount: 0,
  totalCount: colleges.length,
});
/** What the other parts of the page ask: nothing is saved, and the profile says what a test wants. */
function keptOtherwise({ profile = sampleProfile(), colleges = [] as number[] } = {}) {
  answer(profileOperations.getProfile, profile);
  answer(savedCollegeOperations.getSavedCollegeIds, colleges);
  answer(savedCareerOperations.getSavedCareerCodes, []);
  answer(savedProgramOperations.getSavedProgramIds, []);
  answer(savedProgramOperations.getSavedPrograms, []);
  answer(savedSearchOperations.loadSavedSearches, []);
  answer(searchOccupations, noCareers);
  answer(toDoOperations.getToDo, { toDo: [], done: [] });
  answer(nextStepOperations.getProgress, sampleProgress());
}
beforeEach(() => keptOtherwise());
const open = async (person = samplePerson, settings = {}) => {
  const { default: HomePage } = await import('./home-page.tsx');
  return openScreen({ default: HomePage }, { id: 'UI-003', person, settings });
};

test('home of a person: their newest saved colleges', async () => {
  answer(getSavedColleges, listOf(sampleSaved()));
  await open();
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();
});

test('a saved college that has closed, or will, says so', async () => {
  const closed = sampleCard({ flags: ['Closed'], change: { kind: 'closed', date: '2025-05' } });
  const closing = sampleCard({ id: 2, change: { kind: 'closing', date: null } });
  answer(getSavedColleges, listOf(sampleSaved(closed, 1), sampleSaved(closing, 2)));
  await open();
  await expect.element(page.getByRole('link', { name: /Closed May 2025/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Closing announced/ })).toBeVisible();
});

test('failed: the saved colleges say so alone, and another try brings them (MSG-036)', async () => {
  refuse(getSavedColleges, 400);
  await open();
  await expect.element(page.getByText(savedCollegeMessages.loadFailed)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Maya' })).toBeVisible();
  answer(getSavedColleges, listOf(sampleSaved()));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();
});

test('where profile and saved careers do not load, nobody is asked for what they may have done', async () => {
  answer(getSavedColleges, listOf(sampleSaved()));
  refuse(profileOperations.getProfile, 500);
  refuse(savedCareerOperations.getSavedCareerCodes, 500);
  await open();
  await expect.element(page.getByText('Find colleges that fit you')).toBeVisible();
  expect(page.getByText('Save a career you like').query()).toBeNull();
});

test('the next person at this computer sees nothing of the one before', async () => {
  answer(getSavedColleges, listOf(sampleSaved()));
  const first = await open();
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();
  await first.unmount();

  const list = hold(getSavedColleges);
  await open({ ...samplePerson, id: 'person-2', firstName: 'Sam' });
  await expect.element(page.getByText('Loading saved colleges')).toBeVisible();
  await expect.element(page.getByText('UNC Asheville')).not.toBeInTheDocument();
  list.release(listOf());
  await expect.element(page.getByText('No saved colleges yet')).toBeVisible();
});

const guides = { contentUrl: 'https://guides.test', now: '2026-11-23T15:00:00Z' };
const senior = { ...samplePerson, role: 2 };

test('a senior is told to plan the year, not to find colleges, and what waits for them comes next', async () => {
  keptOtherwise({ profile: sampleProfile({ role: 2, graduationYear: 2027, emailVerified: false }) });
  answer(getSavedColleges, listOf());
  await open(senior, guides);
  await expect.element(page.getByText('Grade 12, class of 2027')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Plan your application year' })).toBeVisible();
  const main = page.getByRole('link', { name: 'See the plan' });
  await expect
    .element(main)
    .toHaveAttribute('href', 'https://guides.test/apply-to-college/plan-your-application-year');
  const rows = page.getByRole('listitem').filter({ hasText: 'Waiting for you' });
  await expect.element(rows.getByRole('link', { name: 'Confirm your email' })).toBeVisible();
  await expect.element(page.getByText('Find colleges that fit you')).not.toBeInTheDocument();
  // No guide is named twice.
  const reads = page.getByRole('complementary');
  await expect.element(reads.getByRole('link', { name: 'What the net price means' })).toBeVisible();
  await expect.element(reads.getByRole('link', { name: 'Fill in the FAFSA' })).not.toBeInTheDocument();
  await expectAccessible();
});

test.each([
  [6, 2033, 'Middle school: three years to look around'],
  [9, 2030, 'Take college classes in high school'],
])(
  'what a pupil of grade %i is offered to read is of use before they apply',
  async (grade, graduationYear, read) => {
    keptOtherwise({ profile: sampleProfile({ role: grade < 9 ? 1 : 2, graduationYear }) });
    answer(getSavedColleges, listOf());
    await open(senior, guides);
    await expect.element(page.getByText(`Grade ${grade}, class of ${graduationYear}`)).toBeVisible();
    const reads = page.getByRole('complementary');
    await expect.element(reads.getByRole('link', { name: read })).toBeVisible();
    await expect.element(reads.getByRole('link', { name: 'Fill in the FAFSA' })).not.toBeInTheDocument();
  },
);

test('what is among the things to do now is not said again after that', async () => {
  keptOtherwise({ profile: sampleProfile({ role: 2, graduationYear: 2027 }) });
  answer(getSavedColleges, listOf());
  answer(toDoOperations.getToDo, { toDo: [sampleToDo({ kind: 'essay' })], done: [] });
  await open(senior, guides);
  const after = page.getByRole('list').filter({ hasText: 'Show that you live in North Carolina' });
  await expect.element(after.getByRole('link', { name: 'Fill in the FAFSA' })).toBeVisible();
  await expect.element(after.getByRole('link', { name: 'Write your essay' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('region', { name: 'What to do now' }).getByText(/Write your essay/))
    .toBeVisible();
});

test('everything that is saved is there, of each kind, with its number and the way to it', async () => {
  answer(getSavedColleges, listOf(sampleSaved()));
  answer(savedProgramOperations.getSavedPrograms, [
    {
      id: '51.3801',
      title: 'Registered Nursing',
      savedDate: '2026-11-02T15:00:00Z',
      since: null,
      program: null,
    },
  ]);
  answer(savedSearchOperations.loadSavedSearches, [
    {
      id: 7,
      name: 'Small and near',
      searchName: 'Small and near',
      newMatches: null,
      goneMatches: null,
      search: '{"filters":[]}',
      savedDate: '2026-11-02T15:00:00Z',
    },
  ]);
  await open();
  await expect.element(page.getByRole('link', { name: 'Registered Nursing' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Small and near' })).toBeVisible();
  await expect.element(page.getByText('No saved careers yet.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Saved programs 1' }))
    .toHaveAttribute('href', '/savedPrograms');
  await expectAccessible();
});

test('what can be done now stands first, with the way to all of it', async () => {
  answer(getSavedColleges, listOf());
  answer(toDoOperations.getToDo, {
    toDo: [1, 2, 3, 4, 5].map((id) =>
      sampleToDo({ key: `task-${id}`, application: { id, college: `College ${id}` } }),
    ),
    done: [sampleToDo({ key: 'task-9', kind: 'fee', on: '2026-11-21' })],
  });
  await open(senior, guides);
  const part = page.getByRole('region', { name: 'What to do now' });
  await expect.element(part.getByRole('link', { name: 'Fill in the application: College 4' })).toBeVisible();
  expect(part.getByText('College 5').elements()).toEqual([]);
  // The first heading below the one of the page.
  const headings = page.getByRole('main').getByRole('heading').elements();
  expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Good /),
    'What to do now',
  ]);
  await expect.element(part.getByText('Done on Nov 21, 2026')).toBeVisible();
  await expect.element(part.getByRole('link', { name: 'All of it 5' })).toHaveAttribute('href', '/toDo');
  await expectAccessible();
});

test('pathways that were begun: how far each is, and the way to go on or to look again', async () => {
  answer(getSavedColleges, listOf());
  answer(nextStepOperations.getProgress, sampleProgress([0, 1, 3]));
  await open();
  const part = page.getByRole('region', { name: 'Next steps' });
  const meter = part.getByRole('img', { name: '1 of 3 steps done' });
  await expect.element(meter).toBeVisible();
  const strokes = [...meter.element().children].map((stroke) => stroke.getAttribute('data-state'));
  expect(strokes).toEqual(['done', 'now', null]);
  await expect.element(part.getByRole('img', { name: '3 of 3 steps done' })).toBeVisible();
  await expect
    .element(part.getByRole('link', { name: 'Workforce: continue with step 2' }))
    .toHaveAttribute('href', '/next-step/workforce');
  await expect
    .element(part.getByRole('link', { name: 'Military: finished, look at it again' }))
    .toHaveAttribute('href', '/next-step/military');
  expect(part.getByRole('listitem').elements()).toHaveLength(2);
  await expectAccessible();
});

test('what can be done now fails alone', async () => {
  answer(getSavedColleges, listOf(sampleSaved()));
  refuse(toDoOperations.getToDo, 500);
  await open();
  await expect.element(page.getByText('We could not load what you can do now.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();
});
