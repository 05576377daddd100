import { savedSearchMessages, savedSearchOperations } from '@longleaf/contract/saved-searches';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { SavedSearchesDialog } from './saved-searches-dialog.tsx';

const { loadSavedSearches, lookAtSearch, saveCampusSearch, renameSearch, deleteSearch, restoreSearch } =
  savedSearchOperations;
const near = {
  id: 7,
  name: 'Near home',
  searchName: 'Near home',
  newMatches: null,
  goneMatches: null,
  search: '{"filters":[]}',
  savedDate: '2026-11-02T15:00:00Z',
};

function Kept({ readable }: { readable: boolean }) {
  const [opened, setOpened] = useState(true);
  return <SavedSearchesDialog opened={opened} onClose={() => setOpened(false)} onOpen={() => readable} />;
}

function Saving() {
  const [opened, setOpened] = useState(true);
  return (
    <SaveSearchDialog
      opened={opened}
      onClose={() => setOpened(false)}
      suggestName={() => 'Near home'}
      writeSearch={() => near.search}
    />
  );
}

const show = (screen: React.ReactElement, person: typeof samplePerson | null = samplePerson) =>
  openScreen({ default: () => screen }, { id: 'data', person });
const dialog = page.getByRole('dialog');

test('kept searches: none yet', async () => {
  answer(loadSavedSearches, []);
  await show(<Kept readable />);
  await expect.element(dialog.getByText('You have not saved a search yet.')).toBeVisible();
  await expectAccessible();
});

test('kept searches that could not be loaded: says so, and another try brings them', async () => {
  refuse(loadSavedSearches, 400);
  await show(<Kept readable />);
  await expect.element(dialog.getByText('We could not load your saved searches.')).toBeVisible();
  answer(loadSavedSearches, [near]);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Near home', exact: true })).toBeVisible();
});

test('kept searches are for who is signed in', async () => {
  await show(<Kept readable />, null);
  await expect.element(dialog.getByText('Sign in to see the searches you saved.')).toBeVisible();
});

test('a search that can no longer be read says so', async () => {
  answer(loadSavedSearches, [near]);
  await show(<Kept readable={false} />);
  await dialog.getByRole('button', { name: 'Near home', exact: true }).click();
  await expect.element(dialog.getByRole('alert').getByText('can no longer be read')).toBeVisible();
});

test('a name in use and a failed deletion are said where they happened', async () => {
  answer(loadSavedSearches, [near]);
  refuse(renameSearch, 400, { modelState: { name: [savedSearchMessages.nameTaken] } });
  refuse(deleteSearch, 500);
  await show(<Kept readable />);
  await dialog.getByRole('button', { name: 'Rename Near home' }).click();
  await expect.element(dialog.getByLabelText('New name')).toHaveFocus();
  await dialog.getByLabelText('New name').fill('Far away');
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect.element(dialog.getByText(savedSearchMessages.nameTaken)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Delete Near home' }).click();
  await dialog.getByRole('button', { name: 'Delete Near home' }).click();
  await expect.element(dialog.getByRole('alert').getByText('We could not delete the search.')).toBeVisible();
});

test('a deleted search is said, and comes back on request; a way back that fails can be tried again', async () => {
  answer(loadSavedSearches, [near]);
  const deleted = answer(deleteSearch, { removed: true, undo: 'slip' });
  await show(<Kept readable />);
  await dialog.getByRole('button', { name: 'Delete Near home' }).click();
  answer(loadSavedSearches, []);
  await dialog.getByRole('button', { name: 'Delete Near home' }).click();
  await expect.element(dialog.getByText('You have not saved a search yet.')).toBeVisible();
  expect(deleted[0]?.params).toEqual({ id: 7 });
  const told = page.getByRole('status');
  await expect.element(told.getByText(savedSearchMessages.deleted).first()).toBeVisible();
  await expectAccessible();
  refuse(restoreSearch, 500);
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect.element(told.getByText(savedSearchMessages.backFailed).first()).toBeVisible();
  const restored = answer(restoreSearch, near);
  answer(loadSavedSearches, [near]);
  await told.getByRole('button', { name: 'Undo' }).last().click();
  await expect.element(dialog.getByRole('button', { name: 'Near home', exact: true })).toBeVisible();
  expect(restored[0]?.body).toEqual({ undo: 'slip' });
});

test('a way back that the server says leads nowhere is told, and not offered again', async () => {
  answer(loadSavedSearches, [near]);
  answer(deleteSearch, { removed: true, undo: 'slip' });
  refuse(restoreSearch, 400, { modelState: { undo: ['This removal cannot be taken back.'] } });
  await show(<Kept readable />);
  await dialog.getByRole('button', { name: 'Delete Near home' }).click();
  await dialog.getByRole('button', { name: 'Delete Near home' }).click();
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.element(page.getByText('This removal cannot be taken back.')).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});

test('saving under a name in use: said, and the old one can be replaced (VAL-067)', async () => {
  refuse(saveCampusSearch, 400, { modelState: { name: [savedSearchMessages.nameTaken] } });
  await show(<Saving />);
  await expect.element(dialog.getByLabelText('Name of the search')).toHaveValue('Near home');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect.element(dialog.getByRole('alert').getByText(savedSearchMessages.nameTaken)).toBeVisible();
  const kept = answer(saveCampusSearch, near);
  await dialog.getByRole('button', { name: 'Replace the old one' }).click();
  await expect.element(page.getByRole('status').getByText('Your search is saved.').first()).toBeVisible();
  expect(kept.map(({ body }) => body)).toEqual([{ name: 'Near home', search: near.search, replace: true }]);
});

test('a search without a name is not sent, and what is wrong takes the focus', async () => {
  await show(<Saving />);
  await dialog.getByLabelText('Name of the search').fill('  ');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  const said = dialog.getByRole('button', { name: savedSearchMessages.nameNeeded });
  await said.click();
  await expect.element(dialog.getByLabelText('Name of the search')).toHaveFocus();
  await expectAccessible();
});

test('what has changed since is told beside a search, until somebody looks at it', async () => {
  answer(loadSavedSearches, [
    { ...near, newMatches: 4, goneMatches: 1 },
    { ...near, id: 8, name: 'Quiet', searchName: 'Quiet', newMatches: 0, goneMatches: 0 },
  ]);
  const looked = answer(lookAtSearch, { ...near, newMatches: 0, goneMatches: 0 });
  await show(<Kept readable />);
  await expect.element(page.getByText('4 new matches, 1 no longer fits')).toBeVisible();
  expect(page.getByText(/match|fit/).elements()).toHaveLength(1);
  await expectAccessible();
  await page.getByRole('button', { name: 'Near home', exact: true }).click();
  await expect.poll(() => looked[0]?.params).toEqual({ id: 7 });
});

test('what was typed or went wrong in an attempt that was given up is not there in the next', async () => {
  answer(loadSavedSearches, [near]);
  refuse(renameSearch, 400, { modelState: { name: [savedSearchMessages.nameTaken] } });
  await show(<Kept readable />);
  await dialog.getByRole('button', { name: 'Rename Near home' }).click();
  await dialog.getByLabelText('New name').fill('Far away');
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect.element(dialog.getByText(savedSearchMessages.nameTaken)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Rename Near home' })).toHaveFocus();
  await expect.element(dialog.getByText(savedSearchMessages.nameTaken)).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Rename Near home' }).click();
  await expect.element(dialog.getByLabelText('New name')).toHaveValue('Near home');
});
