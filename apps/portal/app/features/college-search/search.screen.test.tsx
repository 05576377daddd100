import { searchColleges } from '@longleaf/contract/college-search';
import { searchUsageOperations } from '@longleaf/contract/search-usage';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold } from '../../testing/calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleCard } from '../../testing/samples/college.ts';

const found = {
  results: [sampleCard()],
  totalItems: 1,
  years: { admissions: 'Fall 2024' },
  facets: {},
};

test('a box is ticked at once, and the colleges follow it', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(searchColleges, found);
  const { default: SearchPage } = await import('./search-page.tsx');
  const { router } = await openScreen({ default: SearchPage }, { id: 'UI-012', person: null });
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();

  const next = hold(searchColleges);
  const box = page.getByRole('checkbox', { name: 'Four-year' }).element() as HTMLInputElement;
  const stale = () => document.querySelector('main [aria-busy]') !== null;
  box.click();
  // Before the browser paints the press: the box says so, and the colleges were not drawn again for it.
  expect(box.checked).toBe(true);
  expect(stale()).toBe(false);

  await expect.poll(stale).toBe(true);
  expect(box.checked).toBe(true);
  next.release({ ...found, results: [sampleCard({ shortName: 'Duke University' })] });
  await expect.element(page.getByRole('link', { name: 'Duke University' })).toBeVisible();
  expect(router.state.location.search).toBe('?length=four-year');
});
