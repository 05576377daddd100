import { savedCollegeMessages, savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { sampleSaved } from '../../testing/samples/college.ts';

const { getSavedColleges } = savedCollegeOperations;
const listOf = (...colleges: ReturnType<typeof sampleSaved>[]) => ({
  colleges,
  pageNumber: 1,
  pageSize: 25,
  totalCount: colleges.length,
});
const open = async (person = samplePerson) => {
  const { default: HomePage } = await import('./home-page.tsx');
  return openScreen({ default: HomePage }, { id: 'UI-003', person });
};

test('home of a person: their newest saved colleges', async () => {
  answer(getSavedColleges, listOf(sampleSaved()));
  await open();
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();
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
