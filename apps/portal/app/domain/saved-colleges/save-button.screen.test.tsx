import { savedCollegeMessages, savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedThingOperations } from '@longleaf/contract/saved-things';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { savedCollegeIdsQuery } from '../../data/saved-colleges/queries.ts';
import { savedCountsQuery } from '../../data/saved-things/saved-things.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { sampleCard } from '../../testing/samples/college.ts';
import { SaveButton } from './save-button.tsx';

const { getSavedCollegeIds, saveCollege, deleteSavedCollege } = savedCollegeOperations;
const asheville = sampleCard();
const duke = 198419;

const notSaved = page.getByRole('button', { name: 'Save UNC Asheville', exact: true });
const saved = page.getByRole('button', { name: 'Saved UNC Asheville', exact: true });
const told = (text: string) => page.getByRole('status').getByText(text).first();

/** Shows the button to Maya, who saved these colleges. Asked for them again, the server does not answer. */
async function openWith(...ids: number[]): Promise<void> {
  queryClientOfTab().setQueryData(savedCollegeIdsQuery(samplePerson.id).queryKey, ids);
  queryClientOfTab().setQueryData(savedCountsQuery(samplePerson.id).queryKey, {
    colleges: ids.length,
    careers: 0,
    programs: 0,
    searches: 0,
    enrichment: 0,
  });
  await openScreen({ default: () => <SaveButton college={asheville} /> }, { id: 'data' });
  hold(getSavedCollegeIds);
  hold(savedThingOperations.getSavedCounts);
}

async function remove(): Promise<void> {
  await saved.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove college' }).click();
}

test('saving shows at once, before the server has answered, and says so when it has (MSG-021)', async () => {
  const saving = hold(saveCollege);
  await openWith(duke);
  await notSaved.click();
  await expect.element(saved).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Saved ?2$/ })).toBeVisible();
  saving.release({ id: 1, organizationID: asheville.id, isNew: true, message: savedCollegeMessages.saved });
  await expect.element(told(savedCollegeMessages.saved)).toBeVisible();
  await expect.element(saved).toBeVisible();
});

test('a college that the server refuses to save is taken off again, and nothing else is', async () => {
  await openWith(duke);
  refuse(saveCollege, 400, { modelState: { organizationId: ['Your list is full.'] } });
  await notSaved.click();
  await expect.element(told('Your list is full.')).toBeVisible();
  await expect.element(notSaved).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Saved ?1$/ })).toBeVisible();
});

test('a college that the server refuses to remove is on the list again (MSG-038)', async () => {
  await openWith(duke, asheville.id);
  refuse(deleteSavedCollege, 500);
  await remove();
  await expect.element(told(savedCollegeMessages.deleteFailed)).toBeVisible();
  await expect.element(saved).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Saved ?2$/ })).toBeVisible();
});

test('one that was removed can be brought back from the message', async () => {
  await openWith(asheville.id);
  answer(deleteSavedCollege, { removed: true, undo: 'slip' });
  const restored = answer(savedCollegeOperations.restoreSavedCollege, {
    id: 1,
    organizationID: asheville.id,
    isNew: true,
    message: savedCollegeMessages.saved,
  });
  await remove();
  await expect.element(notSaved).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(saved).toBeVisible();
  await expect.poll(() => restored.map(({ body }) => body)).toEqual([{ undo: 'slip' }]);
});

test('a way back that failed is offered again: the notes are in it alone', async () => {
  await openWith(asheville.id);
  answer(deleteSavedCollege, { removed: true, undo: 'slip' });
  refuse(savedCollegeOperations.restoreSavedCollege, 500);
  await remove();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.element(told('We could not save the college. Please try again.')).toBeVisible();
  const restored = answer(savedCollegeOperations.restoreSavedCollege, {
    id: 1,
    organizationID: asheville.id,
    isNew: true,
    message: savedCollegeMessages.saved,
  });
  await undo.click();
  await expect.element(saved).toBeVisible();
  expect(restored.map(({ body }) => body)).toEqual([{ undo: 'slip' }]);
});

test('a college that is saved again while its removal is on the way: the one call does not overtake the other', async () => {
  await openWith(duke, asheville.id);
  const removing = hold(deleteSavedCollege);
  const kept = answer(saveCollege, {
    id: 1,
    organizationID: asheville.id,
    isNew: true,
    message: savedCollegeMessages.saved,
  });
  await remove();
  await expect.poll(() => removing.received.length).toBe(1);
  await notSaved.click();
  await expect.element(saved).toBeVisible();
  expect(kept).toHaveLength(0);
  const asked = answer(getSavedCollegeIds, [duke, asheville.id]);
  removing.release({ removed: true, undo: 'slip' });
  await expect.element(told(savedCollegeMessages.saved)).toBeVisible();
  await expect.element(saved).toBeVisible();
  expect(kept).toHaveLength(1);
  // Asked once, when all is done: what is saved in between would flicker.
  await expect.poll(() => asked.length).toBe(1);
});
