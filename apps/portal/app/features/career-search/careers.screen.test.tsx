import { careerClusters, searchOccupations, suggestOccupations } from '@longleaf/contract/career-search';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const none = {
  totalCount: 0,
  page: 1,
  pageSize: 10,
  next: null,
  previous: null,
  years: { awards: '', outlook: null, usWages: '', ncWages: '', crosswalk: '' },
  results: [],
};

test('somebody who is not sure is led to the families to look around in', async () => {
  answer(careerClusters, [
    { code: 'H', key: 'Health', name: 'Health Science', count: 88 },
    { code: 'A', key: 'Agriculture', name: 'Agriculture, Food & Natural Resources', count: 50 },
  ]);
  answer(suggestOccupations, []);
  const asked = answer(searchOccupations, none);
  const { default: CareersPage } = await import('./careers-page.tsx');
  const { router } = await openScreen(
    { default: CareersPage },
    {
      id: 'UI-026',
      at: '/careers?s=idk',
      person: null,
    },
  );
  await expect.element(page.getByRole('heading', { name: 'Not sure yet? Look around' })).toBeVisible();
  await expect.element(page.getByText('No career fits')).not.toBeInTheDocument();
  await expectAccessible();

  const box = page.getByRole('combobox', { name: 'Career or job title' });
  await box.fill('not sure');
  await expect.element(page.getByText('Not sure yet? Press Enter to look around.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Health Science', exact: true }).click();
  await expect.poll(() => router.state.location.search).toBe('?searchType=cluster&searchId=Health');
  await expect
    .element(page.getByRole('heading', { name: 'Not sure yet? Look around' }))
    .not.toBeInTheDocument();
  await expect.poll(() => asked.map(({ query }) => query.searchId)).toContain('H');
});

test('a slow answer: no number and no “nothing” of the search before', async () => {
  answer(careerClusters, []);
  answer(searchOccupations, none);
  const { default: CareersPage } = await import('./careers-page.tsx');
  const { router } = await openScreen(
    { default: CareersPage },
    { id: 'UI-026', at: '/careers?s=xyz', person: null },
  );
  const nothing = page.getByText('No career fits');
  await expect.element(nothing).toBeVisible();
  const next = hold(searchOccupations);
  await router.navigate('/careers?s=nurse');
  await expect.element(page.getByText('Loading careers')).toBeInTheDocument();
  await expect.element(nothing).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Results' })).toBeVisible();
  next.release(none);
  await expect.element(nothing).toBeVisible();
});
