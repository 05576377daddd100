import { calendarFeedOperations } from '@longleaf/contract/calendar-feed';
import { dueReminderOperations } from '@longleaf/contract/due-reminders';
import { applicationMessages, applicationOperations, type HubItem } from '@longleaf/contract/applications';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { draftIsKept } from '../../testing/drafts.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, sampleEducator, sampleParent, type samplePerson } from '../../testing/open-screen.tsx';
import { sampleApplication } from '../../testing/samples/application.ts';
import { sampleCard } from '../../testing/samples/college.ts';

const {
  getApplications,
  getApplyingOrganizations,
  startApplication,
  completeTask,
  uncompleteTask,
  changeApplication,
  changeTask,
  addTask,
  removeApplication,
  restoreApplication,
} = applicationOperations;

const asheville = sampleApplication({ done: ['form'] });
const duke = sampleApplication({
  id: 2,
  college: sampleCard({ id: 198419, name: 'Duke University', shortName: 'Duke' }),
  sent: true,
});
const open = async (wish: { at?: string; person?: typeof samplePerson | null } = {}) =>
  openScreen(await import('./hub-page.tsx'), { id: 'UI-010', ...wish });
const card = () => page.getByRole('region', { name: 'UNC Asheville' });
const form = () => page.getByRole('checkbox', { name: /^Fill in the application/ });
const residency = () => page.getByRole('checkbox', { name: /^Get your residency number/ });
const changed = (item: HubItem, different: Partial<HubItem['userApplication']>): HubItem => ({
  ...item,
  userApplication: { ...item.userApplication, ...different },
});

const definition = (
  id: number,
  kind: 'first-year' | 'transfer' | 'single',
  startedId: number | null = null,
) => ({
  applicationDefinitionId: id,
  kind,
  applicationName: 'Application',
  dates: { opensOn: null, earlyOn: null, closesOn: null },
  closed: null,
  fee: null,
  feeYear: null,
  startedId,
});
const schools = (count: number, totalCount = count) => ({
  organizations: Array.from({ length: count }, (_, index) => ({
    id: 199_100 + index,
    name: `College ${index + 1}`,
    city: 'Durham',
    definitions: [definition((199_100 + index) * 10 + 1, 'first-year', index === 0 ? 1 : null)],
  })),
  pageNumber: 1,
  pageSize: 10,
  totalCount,
});

// The way by date asks for it, too.
beforeEach(() => {
  answer(calendarFeedOperations.getCalendarFeed, { feed: null });
  answer(dueReminderOperations.getDueReminders, { on: false, sinceDate: null });
});

test('loading: says so until the applications are there', async () => {
  const list = hold(getApplications);
  await open();
  await expect.element(page.getByText('Loading your applications')).toBeVisible();
  await expectAccessible();
  list.release([asheville]);
  await expect.element(card()).toBeVisible();
});

test('failed: asked for three times in all, then says so; another try brings them (ST-096, CON-030, MSG-012)', async () => {
  const calls = refuse(getApplications, 500);
  await open();
  await expect.element(page.getByText(applicationMessages.loadFailed)).toBeVisible();
  expect(calls).toHaveLength(3);
  await expectAccessible();
  answer(getApplications, [asheville]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(card()).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open({ person: null });
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test('not allowed: the server says why, and nothing of the page is shown (403)', async () => {
  refuse(getApplications, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('You cannot see this.')).toBeVisible();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
});

test('not allowed: a session that the server no longer takes is told, with another try (401)', async () => {
  refuse(getApplications, 401);
  await open();
  await expect.element(page.getByText(applicationMessages.loadFailed)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('empty: tells what will stand here, and starts an application', async () => {
  answer(getApplications, []);
  answer(getApplyingOrganizations, schools(2));
  await open();
  await expect.element(page.getByText('No applications yet')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Start application' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Start an application' })).toBeVisible();
});

test('ready: each application with its score, and the one that is chosen (UI-010, ST-088, ST-102)', async () => {
  answer(getApplications, [asheville, duke]);
  await open();
  await expect.element(page.getByText('2 applications, 1 sent')).toBeVisible();
  await expect.element(card().getByRole('img', { name: '1 of 3' })).toBeVisible();
  await expect.element(card().getByText('1 task done')).toBeVisible();
  await expect
    .element(card().getByRole('link', { name: /Open the application/ }))
    .toHaveAttribute('href', 'https://apply.test/application/1991111');
  await expectAccessible();
  await page.getByRole('button', { name: /^Duke/ }).click();
  await expect.element(page.getByRole('region', { name: 'Duke' })).toBeVisible();
  await expect.element(page.getByText('application sent')).toBeVisible();
});

test('a task is marked done and not done, and the score follows at once (ST-089)', async () => {
  const list = answer(getApplications, [asheville]);
  await open();
  const reply = hold(completeTask);
  await residency().click();
  await expect.element(residency()).toBeChecked();
  await expect.element(card().getByRole('img', { name: '2 of 3' })).toBeVisible();
  expect(list).toHaveLength(1);
  const again = answer(getApplications, [sampleApplication({ done: ['form', 'residency'] })]);
  reply.release({ ...asheville.userApplication.tasks[1]!, completed: true });
  await expect.poll(() => again).toHaveLength(1);
  const undone = answer(uncompleteTask, { ...asheville.userApplication.tasks[0]!, completed: false });
  await expect.element(residency()).toBeChecked();
  answer(getApplications, [sampleApplication({ done: ['residency'] })]);
  await form().click();
  await expect.element(form()).not.toBeChecked();
  await expect.poll(() => undone.map(({ params }) => params)).toEqual([{ appId: 1, taskId: 100 }]);
});

test('a task that the server refuses to mark is as it was, and that is told (MSG-011)', async () => {
  answer(getApplications, [asheville]);
  await open();
  const calls = refuse(completeTask, 500);
  await residency().click();
  await expect.element(page.getByText('An error occurred. Please try again later.')).toBeVisible();
  await expect.element(residency()).not.toBeChecked();
  expect(calls).toHaveLength(1);
});

test('a date of one’s own is set, and marked as such; a note is kept as a draft and saved', async () => {
  answer(getApplications, [asheville]);
  await open();
  await expect.element(card().getByText(/has not told us a date for this year/)).toBeVisible();
  const dated = {
    ...changed(asheville, { dueDate: '2027-01-10' }),
    due: { on: '2027-01-10', whose: 'student' as const },
  };
  const dates = answer(changeApplication, dated);
  await card().getByRole('button', { name: 'Set a date UNC Asheville' }).click();
  await page.getByLabelText('Your own date').fill('2027-01-10');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save date' }).click();
  await expect.element(card().getByText('Your own date: Jan 10, 2027.')).toBeVisible();
  expect(dates[0]?.body).toEqual({ dueDate: '2027-01-10' });

  await card().getByRole('button', { name: 'Add a note UNC Asheville' }).click();
  await page.getByLabelText('Your note').fill('Ask about the dorm');
  await draftIsKept('application-note:1');
  answer(changeApplication, changed(asheville, { note: 'Ask about the dorm' }));
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect.element(card().getByText('Ask about the dorm')).toBeVisible();
});

test('a task of one’s own is added; without words it is refused before it is sent', async () => {
  answer(getApplications, [asheville]);
  await open();
  const calls = answer(addTask, sampleApplication({ done: ['form'], own: 'Visit the campus' }));
  await card().getByRole('button', { name: 'Add a task of your own' }).click();
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect.element(page.getByText('Say what there is to do').first()).toBeVisible();
  expect(calls).toHaveLength(0);
  await page.getByLabelText('What is there to do?').fill('Visit the campus');
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect.element(page.getByRole('checkbox', { name: /^Visit the campus/ })).toBeVisible();
  expect(calls[0]?.body).toEqual({ title: 'Visit the campus', dueDate: null });
});

test('a task gets a date of its own', async () => {
  answer(getApplications, [asheville]);
  await open();
  const calls = answer(changeTask, asheville);
  await card().getByRole('button', { name: 'Set a date Write your essay' }).click();
  await page.getByLabelText('Your own date').fill('2026-12-01');
  await page.getByRole('button', { name: 'Save date' }).click();
  await expect.poll(() => calls[0]).toMatchObject({ params: { appId: 1, taskId: 102 } });
});

test('an application is marked as sent (ST-098)', async () => {
  answer(getApplications, [asheville]);
  await open();
  const calls = answer(changeApplication, sampleApplication({ done: ['form'], sent: true }));
  await card().getByRole('button', { name: 'Mark as sent' }).click();
  await expect.element(card().getByRole('button', { name: 'Mark as not sent' })).toBeVisible();
  expect(calls[0]?.body).toEqual({ completed: true });
});

test('removing asks first, and is undone (ST-093, MOD-002)', async () => {
  answer(getApplications, [asheville, duke]);
  await open();
  const removed = answer(removeApplication, { removed: true, undo: 'slip' });
  await card().getByRole('button', { name: 'Remove from hub' }).click();
  await expect
    .element(
      page
        .getByRole('alertdialog', { name: 'Remove UNC Asheville from your hub?' })
        .or(page.getByRole('dialog')),
    )
    .toBeVisible();
  expect(removed).toHaveLength(0);
  answer(getApplications, [duke]);
  await page.getByRole('button', { name: 'Remove application' }).click();
  await expect.element(page.getByText('UNC Asheville is no longer on your list.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Duke' })).toBeVisible();
  const restored = answer(restoreApplication, asheville);
  answer(getApplications, [asheville, duke]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(card()).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'is back on your list.' })).toHaveFocus();
  expect(restored[0]?.body).toEqual({ undo: 'slip' });
});

test.each([
  [{}, { form: true, transcript: true }],
  [{ hasApplication: false }, { form: false, transcript: true }],
  [{ viewUrl: null }, { form: false, transcript: true }],
  [{ canReceiveTranscripts: false }, { form: true, transcript: false }],
])(
  'GAP-135: of an application with %j, its form and a transcript are offered: %j',
  async (different, offered) => {
    const item = sampleApplication(different);
    const [task, ...others] = item.applicationTasks;
    if (!task) throw new Error('There is no task');
    answer(getApplications, [{ ...item, applicationTasks: [{ ...task, task: 'transcript' }, ...others] }]);
    await open();
    await expect.element(card().getByRole('listitem').first()).toBeVisible();
    const isThere = (name: RegExp) => card().getByRole('link', { name }).elements().length === 1;
    expect({ form: isThere(/^Open the application/), transcript: isThere(/^Ask for it/) }).toEqual(offered);
  },
);

test('what cannot be applied to says why', async () => {
  answer(getApplications, [
    {
      ...asheville,
      closed: 'date-passed',
      dates: { opensOn: null, earlyOn: null, closesOn: '2026-11-01' },
      due: { on: '2026-11-01', whose: 'college' },
    },
  ]);
  await open();
  await expect.element(card().getByText(/^Closed: the last day was Nov 1, 2026/)).toBeVisible();
  await expect.element(card().getByText(/The college’s date:/)).toBeVisible();
  await expectAccessible();
});

test('a date of one’s own that is after the college’s is said to be later, and counts for nothing', async () => {
  answer(getApplications, [
    {
      ...changed(asheville, { dueDate: '2027-02-01' }),
      dates: { opensOn: null, earlyOn: null, closesOn: '2027-01-15' },
      due: { on: '2027-01-15', whose: 'college' },
    },
  ]);
  await open();
  await expect.element(card().getByText('The college’s date: Jan 15, 2027.')).toBeVisible();
  await expect.element(card().getByText('Your own date is later: Feb 1, 2027.')).toBeVisible();
  await page.getByRole('button', { name: 'By date' }).click();
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveTextContent('January 15, 2027');
});

test('by date: what is due in all applications, and no date last', async () => {
  answer(getApplications, [
    { ...asheville, due: { on: '2027-01-10', whose: 'college' } },
    sampleApplication({
      id: 3,
      college: sampleCard({ id: 199193, shortName: 'NC State' }),
    }),
    duke,
  ]);
  await open();
  await page.getByRole('button', { name: 'By date' }).click();
  const days = page.getByRole('heading', { level: 2 });
  await expect.element(days.first()).toHaveTextContent('January 10, 2027');
  await expect.element(page.getByRole('heading', { name: 'No date' })).toBeVisible();
  await expect.element(page.getByText(/Duke/)).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'First-year application, NC State' }).click();
  await expect.element(page.getByRole('region', { name: 'NC State' })).toBeVisible();
});

test('a new application: ten schools at a time, found by name, told what is started (MOD-020, CON-130, UI-095)', async () => {
  answer(getApplications, [asheville]);
  const asked = answer(getApplyingOrganizations, ({ query }) => schools(query.search === '' ? 10 : 1, 12));
  await open();
  await page.getByRole('button', { name: 'Start application' }).click();
  await expect.element(page.getByRole('heading', { level: 3 }).nth(9)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Started: show it/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Next ten' }).click();
  await expect.poll(() => asked.at(-1)?.query.pageNumber).toBe(2);
  await page.getByLabelText('Find a college in North Carolina').fill('duke');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ search: 'duke', pageNumber: 1 });
});

test('starting one shows it in the hub (GAP-134)', async () => {
  answer(getApplications, [asheville]);
  answer(getApplyingOrganizations, schools(2));
  await open({ at: '/apphub?start=' });
  const calls = answer(startApplication, { isNew: true, application: duke });
  answer(getApplications, [asheville, duke]);
  await page.getByRole('button', { name: /^Start First-year application, College 2/ }).click();
  await expect.element(page.getByRole('region', { name: 'Duke' })).toBeVisible();
  expect(calls[0]?.body).toEqual({ applicationDefinitionId: 1991011 });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a college chosen before sign-in is in the window, once (ST-071)', async () => {
  answer(getApplications, [asheville]);
  const asked = answer(getApplyingOrganizations, schools(1));
  const { router } = await open({ at: '/apphub?start=199100' });
  await expect.element(page.getByRole('heading', { name: 'College 1' })).toBeVisible();
  expect(asked[0]?.query.organizationId).toBe(199_100);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('MOD-004: the transcripts that were asked for are listed in a window, which leads to all about them', async () => {
  const requested = {
    studentId: null,
    dateRequested: '2026-11-10T15:00:00Z',
    status: 'Received',
    transcriptId: null,
    transactionId: 4,
    transcriptType: 'Initial',
    releaseDate: '2026-11-10',
  };
  const item = sampleApplication();
  const [first, ...others] = item.applicationTasks;
  const asked = {
    ...item,
    applicationTasks: [{ ...first!, task: 'transcript' as const }, ...others],
    transcriptStatus: [
      requested,
      { ...requested, transactionId: 5, transcriptType: 'Final', status: 'On hold', releaseDate: null },
    ],
  };
  answer(getApplications, [asked]);
  await open();
  await page.getByRole('button', { name: 'Transcript activity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transcript activity' });
  await expect
    .element(dialog.getByRole('row').nth(1))
    .toMatchTextContent(/First transcript.*Received.*Nov 10.*Nov 10, 2026/);
  // A status that we do not know is shown as it is.
  await expect
    .element(dialog.getByRole('row').nth(2))
    .toMatchTextContent(/Final transcript.*On hold.*Not reported/);
  await expect
    .element(dialog.getByRole('link', { name: /^See what happened/ }))
    .toHaveAttribute('href', '/apphub/requesttranscript');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Transcript activity' })).toHaveFocus();
});

test('a college that was asked to recruit is marked so in the hub, as everywhere', async () => {
  answer(getApplications, [asheville, duke]);
  answer(recruitingOperations.getRecruiterIds, [asheville.college.id]);
  await open();
  const recruiting = page.getByRole('button', { name: /recruit/i });
  await expect.element(recruiting).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Duke/ }).click();
  await expect.element(page.getByRole('region', { name: 'Duke' })).toBeVisible();
  await expect.element(recruiting).toHaveAttribute('aria-pressed', 'false');
});

test('what the content site says of the hub stands above it (ST-088)', async () => {
  answer(getApplications, [asheville]);
  queryClientOfTab().setQueryData(['site-notice', 'apphub'], {
    message: 'Application week begins on Monday.',
    updatedDate: '2026-11-20',
    notifications: [],
  });
  await openScreen(await import('./hub-page.tsx'), {
    id: 'UI-010',
    settings: { contentUrl: 'https://content.test' },
  });
  await expect.element(page.getByText('Application week begins on Monday.')).toBeVisible();
  await expectAccessible();
});

test('without a transcript that was asked for there is no such window', async () => {
  answer(getApplications, [asheville]);
  await open();
  await expect.element(card()).toBeVisible();
  expect(page.getByRole('button', { name: 'Transcript activity' }).elements()).toHaveLength(0);
});

test.each([
  ['a parent', sampleParent, /You do not see your child’s from yours/, 'Your child starts theirs'],
  ['an educator', sampleEducator, /A student who asks you for a recommendation/, 'Students start theirs'],
] as const)(
  '%s reads whose applications these are, and can still start one',
  async (_, person, note, started) => {
    answer(getApplications, []);
    answer(getApplyingOrganizations, schools(2));
    await open({ person });
    await expect.element(page.getByText(note)).toBeVisible();
    await expect.element(page.getByText(/^If you apply to a college yourself/)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Start application' }).click();
    await expect.element(page.getByText(started)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'College 1' })).toBeVisible();
  },
);
