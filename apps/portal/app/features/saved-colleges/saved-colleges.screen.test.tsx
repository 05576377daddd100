import { recruitingOperations } from '@longleaf/contract/recruiting';
import { savedCollegeMessages, savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { setSessionState } from '../../shell/session/session-state.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { draftIsKept } from '../../testing/drafts.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { sampleCard, sampleSaved } from '../../testing/samples/college.ts';

const { getSavedColleges, updateSavedCollege, deleteSavedCollege, restoreSavedCollege } =
  savedCollegeOperations;
const asheville = sampleSaved();
const duke = sampleSaved(sampleCard({ id: 198419, name: 'Duke University', shortName: 'Duke' }), 2);
const listOf = (...colleges: (typeof asheville)[]) => ({
  colleges,
  pageNumber: 1,
  pageSize: 25,
  plannedCount: 0,
  totalCount: colleges.length,
});
const open = async (wish: { at?: string; person?: typeof samplePerson | null } = {}) =>
  openScreen(await import('./saved-colleges-page.tsx'), { id: 'UI-029', ...wish });

const print = (on: boolean) => cdp().send('Emulation.setEmulatedMedia', { media: on ? 'print' : '' });

beforeEach(() => void answer(recruitingOperations.getRecruiterIds, []));
afterEach(() => print(false));

test('loading: says so until the list is there', async () => {
  const list = hold(getSavedColleges);
  await open();
  await expect.element(page.getByText('Loading saved colleges')).toBeVisible();
  await expectAccessible();
  list.release(listOf(asheville));
  await expect.element(page.getByRole('heading', { level: 3, name: 'UNC Asheville' })).toBeVisible();
});

test('empty: tells what will stand here, and the way to find a college', async () => {
  answer(getSavedColleges, listOf());
  await open();
  await expect.element(page.getByText('No saved colleges yet')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Find a college' }).last().click();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere: /college-search' })).toBeVisible();
});

test('failed: says so in the words of the specification, and another try brings the list (MSG-036)', async () => {
  refuse(getSavedColleges, 400);
  await open();
  await expect.element(page.getByText(savedCollegeMessages.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(getSavedColleges, listOf(asheville));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { level: 3, name: 'UNC Asheville' })).toBeVisible();
  await expect.element(page.getByText(savedCollegeMessages.loadFailed)).not.toBeInTheDocument();
});

test('a card says of each college whether it was asked to recruit', async () => {
  answer(getSavedColleges, listOf(asheville, duke));
  answer(recruitingOperations.getRecruiterIds, [duke.organizationID]);
  await open();
  const asked = page.getByRole('button', { name: 'Recruiting on Duke', exact: true });
  await expect.element(asked).toHaveAttribute('aria-pressed', 'true');
  const other = page.getByRole('button', { name: 'Get recruited UNC Asheville', exact: true });
  await expect.element(other).toHaveAttribute('aria-pressed', 'false');
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open({ person: null });
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
  await expect.element(page.getByText('No saved colleges yet')).not.toBeInTheDocument();
});

test('not allowed: the server says why, and nothing of the page is shown (403)', async () => {
  refuse(getSavedColleges, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('You cannot see this.')).toBeVisible();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
  await expectAccessible();
});

test('not allowed: a session that the server no longer takes is told, with another try (401)', async () => {
  refuse(getSavedColleges, 401);
  await open();
  await expect.element(page.getByText(savedCollegeMessages.loadFailed)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText('No saved colleges yet')).not.toBeInTheDocument();
});

test('ready: the colleges newest first, and the page that the address names (UI-029)', async () => {
  const calls = answer(getSavedColleges, {
    ...listOf(duke, asheville, sampleSaved(null, 3)),
    totalCount: 28,
  });
  await open({ at: '/savedColleges?page=2' });
  await expect.element(page.getByRole('heading', { level: 3 }).nth(2)).toBeVisible();
  const names = page.getByRole('heading', { level: 3 }).elements();
  expect(names.map(({ textContent }) => textContent?.trim())).toEqual([
    'Duke',
    'UNC Asheville',
    'A college that closed',
  ]);
  await expect.element(page.getByText('This college is no longer in our data.')).toBeVisible();
  expect(calls.map(({ query }) => query.pageNumber)).toEqual([2]);
  await expectAccessible();
});

test('removing: asked first, gone at once, and back on request with its notes', async () => {
  answer(getSavedColleges, listOf(duke, asheville));
  const removed = answer(deleteSavedCollege, { removed: true, undo: 'slip' });
  const restored = answer(restoreSavedCollege, {
    id: 2,
    organizationID: duke.organizationID,
    isNew: true,
    message: savedCollegeMessages.saved,
  });
  await open();
  await page.getByRole('button', { name: 'Remove Duke' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Duke from your saved colleges?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Remove college' }).click();
  await expect.element(page.getByText('Duke is no longer on your list.')).toBeVisible();
  expect(removed.map(({ body }) => body)).toEqual([{ organizationId: duke.organizationID }]);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Duke is back on your list.')).toBeVisible();
  expect(restored.map(({ body }) => body)).toEqual([{ undo: 'slip' }]);
  await expect.element(page.getByRole('heading', { level: 3, name: 'Duke' })).toBeVisible();
});

test('a way back that the server says leads nowhere is told and not offered again', async () => {
  answer(getSavedColleges, listOf(duke, asheville));
  answer(deleteSavedCollege, { removed: true, undo: 'slip' });
  refuse(restoreSavedCollege, 400, { modelState: { undo: ['This removal cannot be taken back.'] } });
  await open();
  await page.getByRole('button', { name: 'Remove Duke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove college' }).click();
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.element(page.getByText('This removal cannot be taken back.')).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(page.getByText('Duke is no longer on your list.')).toBeVisible();
});

test('notes: typed, kept as a draft, refused in the words of the specification, then saved (MSG-037)', async () => {
  answer(getSavedColleges, listOf(duke));
  const first = await open();
  await page.getByRole('button', { name: 'Add notes Duke' }).click();
  await page.getByLabelText('Notes', { exact: true }).fill('Ask about the choir');
  await expectAccessible();
  await draftIsKept('saved-college-notes:198419');
  await first.unmount();

  await open();
  const typed = page.getByLabelText('Notes', { exact: true });
  await expect.element(typed).toHaveValue('Ask about the choir');
  refuse(updateSavedCollege, 500);
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect.element(page.getByText(savedCollegeMessages.updateFailed)).toBeVisible();
  await expect.element(typed).toHaveValue('Ask about the choir');

  const noted = { ...duke, notes: 'Ask about the choir' };
  const sent = answer(updateSavedCollege, noted);
  answer(getSavedColleges, listOf(noted));
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect.element(page.getByRole('button', { name: 'Edit notes Duke' })).toHaveFocus();
  await expect.element(page.getByText('Ask about the choir')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ id: 2, notes: 'Ask about the choir', campusNotes: '' }]);
  await draftIsKept('saved-college-notes:198419', false);
});

test('notes by keyboard alone: the focus goes into the first field and comes back', async () => {
  answer(getSavedColleges, listOf(duke));
  await open();
  const add = page.getByRole('button', { name: 'Add notes Duke' });
  await expect.element(add).toBeVisible();
  add.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Notes', { exact: true })).toHaveFocus();
  await userEvent.keyboard('Choir');
  for (let stop = 0; stop < 3; stop++) await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(add).toHaveFocus();
});

test('notes on paper: all of what is typed, and no button', async () => {
  answer(getSavedColleges, listOf(duke, { ...asheville, notes: 'Hills' }));
  await open();
  await page.getByRole('button', { name: 'Add notes Duke' }).click();
  const typed = page.getByLabelText('Notes', { exact: true });
  await typed.fill('One line\n'.repeat(12));
  await print(true);
  const { scrollHeight, clientHeight } = typed.element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  await expect.element(page.getByText('Save notes')).not.toBeVisible();
  await expect.element(page.getByText('Edit notes')).not.toBeVisible();
  const buttons = document.querySelectorAll('main button, main label:has([type="checkbox"])');
  expect(buttons.length).toBeGreaterThan(0);
  expect([...buttons].filter((button) => button.checkVisibility())).toEqual([]);
  await expect.element(page.getByText(/^Saved Nov/).first()).toBeVisible();
  await expect.element(page.getByText('Hills')).toBeVisible();
});

test('notes that are too long are not sent, and the field says so', async () => {
  answer(getSavedColleges, listOf(duke));
  await open();
  await page.getByRole('button', { name: 'Add notes Duke' }).click();
  const campus = page.getByLabelText('Notes from a campus visit');
  await campus.fill('n'.repeat(2001));
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect.element(campus).toBeInvalid();
  await expect.element(page.getByText('1 character too many').first()).toBeVisible();
});

test('a removal that the server refuses brings the card back and says so (MSG-038)', async () => {
  answer(getSavedColleges, listOf(duke));
  refuse(deleteSavedCollege, 500);
  await open();
  await page.getByRole('button', { name: 'Remove Duke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove college' }).click();
  await expect
    .element(page.getByRole('status').getByText(savedCollegeMessages.deleteFailed).first())
    .toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Duke' })).toBeVisible();
});

test('the next person never sees the list of the one before, even while theirs is on the way', async () => {
  answer(getSavedColleges, listOf(asheville));
  const first = await open();
  await expect.element(page.getByRole('heading', { level: 3, name: 'UNC Asheville' })).toBeVisible();
  await first.unmount();

  const list = hold(getSavedColleges);
  await open({ person: { ...samplePerson, id: 'person-2', firstName: 'Sam' } });
  await expect.element(page.getByText('Loading saved colleges')).toBeVisible();
  await expect.element(page.getByText('UNC Asheville')).not.toBeInTheDocument();
  list.release(listOf(duke));
  await expect.element(page.getByRole('heading', { level: 3, name: 'Duke' })).toBeVisible();
});

test('somebody else who signs in on the open page does not see it either, while theirs is on the way', async () => {
  answer(getSavedColleges, listOf(asheville));
  await open();
  await expect.element(page.getByRole('heading', { level: 3, name: 'UNC Asheville' })).toBeVisible();
  const list = hold(getSavedColleges);
  setSessionState({
    status: 'signed-in',
    person: { ...samplePerson, id: 'person-2', firstName: 'Sam' },
    accessToken: 'another',
    expiresAt: Date.now() / 1000 + 900,
  });
  await expect.element(page.getByText('Loading saved colleges')).toBeVisible();
  await expect.element(page.getByText('UNC Asheville')).not.toBeInTheDocument();
  list.release(listOf(duke));
  await expect.element(page.getByRole('heading', { level: 3, name: 'Duke' })).toBeVisible();
});

test('removing the only college of the last page leads to the page before it, which can be undone from there (UI-029)', async () => {
  let left = 26;
  answer(getSavedColleges, ({ query: { pageNumber } }) => ({
    ...(pageNumber === 1 ? listOf(asheville) : listOf(...(left > 25 ? [duke] : []))),
    totalCount: left,
  }));
  answer(deleteSavedCollege, { removed: true, undo: 'slip' });
  const { router } = await open({ at: '/savedColleges?page=2' });
  await page.getByRole('button', { name: 'Remove Duke' }).click();
  left = 25;
  await page.getByRole('dialog').getByRole('button', { name: 'Remove college' }).click();
  await expect.element(page.getByRole('heading', { level: 3, name: 'UNC Asheville' })).toBeVisible();
  expect(router.state.location.search).toBe('');
  await expect.element(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeVisible();
});
