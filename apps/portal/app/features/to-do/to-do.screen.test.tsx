import { toDoMessages, toDoOperations } from '@longleaf/contract/to-do';
import { toDoKinds } from '@longleaf/rules/to-do/to-do';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toDoQuery } from '../../data/to-do/queries.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, sampleEducator, sampleParent, type samplePerson } from '../../testing/open-screen.tsx';
import { sampleToDo } from '../../testing/samples/to-do.ts';

const { getToDo } = toDoOperations;
const nothing = { toDo: [], done: [] };
const settings = { now: '2026-11-23T15:00:00Z' };
const open = async (wish: { person?: typeof samplePerson | null } = {}) =>
  openScreen(await import('./to-do-page.tsx'), { id: 'to-do', settings, ...wish });

beforeEach(() => void answer(getToDo, nothing));

test('what is kept of one person is never another’s on a shared computer', () => {
  expect(toDoQuery('ann').queryKey).not.toEqual(toDoQuery('bob').queryKey);
});

test('loading, then empty: nothing waits, and where to begin', async () => {
  const list = hold(getToDo);
  await open();
  await expect.element(page.getByText('Loading what you can do now').first()).toBeVisible();
  list.release(nothing);
  await expect.element(page.getByRole('heading', { name: 'Nothing to do right now' })).toBeVisible();
  await expectAccessible();
});

test('failed: says so, and another try brings the list', async () => {
  refuse(getToDo, 500);
  await open();
  await expect.element(page.getByText(toDoMessages.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(getToDo, { toDo: [sampleToDo()], done: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Fill in the application: UNC Asheville' }))
    .toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open({ person: null });
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test('not allowed: the server says why (403)', async () => {
  refuse(getToDo, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
});

test('not allowed: can be tried again after a session ended (401)', async () => {
  refuse(getToDo, 401);
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('ready: each with why, how long and until when, and what is done apart from it', async () => {
  answer(getToDo, {
    toDo: [
      sampleToDo({ key: 'task-2', kind: 'essay', on: '2026-11-20', whose: 'student' }),
      sampleToDo(),
      sampleToDo({ key: 'task-3', kind: 'own-task', title: 'Call Ms. Ortiz', on: null, whose: null }),
      sampleToDo({
        key: 'direct-admission',
        kind: 'direct-admission',
        on: null,
        whose: null,
        application: null,
      }),
    ],
    done: [sampleToDo({ key: 'task-9', kind: 'fee', on: '2026-11-21', whose: null })],
  });
  await open();
  const rows = page.getByRole('region', { name: 'To do' }).getByRole('listitem');
  await expect.element(rows.nth(0).getByText('Was due on Nov 20, 2026')).toBeVisible();
  await expect.element(rows.nth(0).getByText('It is where you speak for yourself.')).toBeVisible();
  await expect.element(rows.nth(1).getByText('The college closes on Jan 15, 2027')).toBeVisible();
  await expect.element(rows.nth(1).getByText('An hour or more')).toBeVisible();
  await expect.element(rows.nth(2).getByText('Call Ms. Ortiz: UNC Asheville')).toBeVisible();
  // Of several applications the one that is meant.
  await expect.element(rows.nth(2).getByRole('link')).toHaveAttribute('href', '/apphub?application=7');
  await expect
    .element(page.getByRole('link', { name: 'See which colleges have a place for you' }))
    .toHaveAttribute('href', '/directAdmission');
  const done = page.getByRole('region', { name: 'Done in the last two weeks' });
  await expect.element(done.getByText('Pay the fee or ask for a waiver: UNC Asheville')).toBeVisible();
  await expect.element(done.getByText('Done on Nov 21, 2026')).toBeVisible();
  await expectAccessible();
});

test('every kind of thing has its words', async () => {
  answer(getToDo, { toDo: toDoKinds.map((kind) => sampleToDo({ key: kind, kind })), done: [] });
  await open();
  const rows = page.getByRole('region', { name: 'To do' }).getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements()).toHaveLength(toDoKinds.length);
});

test.each([
  ['a parent', sampleParent, /^What your child has to do is in their account/],
  ['an educator', sampleEducator, /^What a student has to do is in their account/],
] as const)('%s reads where a student’s list is', async (_, person, note) => {
  await open({ person });
  await expect.element(page.getByText(note)).toBeVisible();
  await expect.element(page.getByText(/^If you apply to a college yourself/)).toBeVisible();
  await expectAccessible();
});
