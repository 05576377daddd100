import { savedSearchOperations } from '@longleaf/contract/saved-searches';
import { savedThingOperations } from '@longleaf/contract/saved-things';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const { loadSavedSearches } = savedSearchOperations;
const near = {
  id: 7,
  name: 'Near Raleigh',
  searchName: 'Near Raleigh',
  newMatches: null,
  goneMatches: null,
  search: '{"filters":[{"group":"state","key":"state","value":"NC"}]}',
  savedDate: '2026-11-02T15:00:00Z',
};
const open = async (person?: null) =>
  openScreen(await import('./saved-searches-page.tsx'), {
    id: 'saved-searches',
    ...(person === null && { person }),
  });

beforeEach(() => {
  answer(savedThingOperations.getSavedCounts, {
    colleges: 2,
    careers: 1,
    programs: 0,
    searches: 1,
    enrichment: 0,
  });
});

test('below a name of their own the filters stand in words, and only there', async () => {
  answer(loadSavedSearches, [near, { ...near, id: 8, name: 'North Carolina' }]);
  await open();
  await expect.element(page.getByText('Filters: North Carolina')).toBeVisible();
  expect(page.getByText(/^Filters:/).elements()).toHaveLength(1);
  await expectAccessible();
});

test('loading, then ready: the searches, and the way to everything else that is saved', async () => {
  const list = hold(loadSavedSearches);
  await open();
  await expect.element(page.getByText('Loading your saved searches')).toBeVisible();
  list.release([near]);
  await expect.element(page.getByRole('button', { name: 'Near Raleigh', exact: true })).toBeVisible();
  const kinds = page.getByRole('navigation', { name: 'What you saved' });
  await expect.element(kinds.getByRole('link', { name: 'Careers 1' })).toBeVisible();
  await expect
    .element(kinds.getByRole('link', { name: 'Searches 1' }))
    .toHaveAttribute('aria-current', 'page');
  // The header counts all of it.
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Saved 4' })).toBeVisible();
  await expectAccessible();
});

test('a search opens with its filters', async () => {
  answer(savedSearchOperations.lookAtSearch, near);
  answer(loadSavedSearches, [near]);
  const { router } = await open();
  await page.getByRole('button', { name: 'Near Raleigh', exact: true }).click();
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toMatch(/^\/college-search\?state=/);
});

test('the last one is deleted: the heading has the focus', async () => {
  answer(loadSavedSearches, [near]);
  answer(savedSearchOperations.deleteSearch, { removed: true, undo: 'slip' });
  await open();
  await page.getByRole('button', { name: 'Delete Near Raleigh' }).click();
  answer(loadSavedSearches, []);
  await page.getByRole('button', { name: 'Delete Near Raleigh' }).click();
  await expect.element(page.getByText('No saved searches yet')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('empty: says how a search is kept', async () => {
  answer(loadSavedSearches, []);
  await open();
  await expect.element(page.getByText('No saved searches yet')).toBeVisible();
  await expectAccessible();
});

test('failed: says so, and another try brings them', async () => {
  refuse(loadSavedSearches, 400);
  await open();
  await expect.element(page.getByText('We could not load your saved searches.')).toBeVisible();
  answer(loadSavedSearches, [near]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Near Raleigh', exact: true })).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open(null);
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});
