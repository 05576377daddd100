import { careerClusters, searchOccupations, suggestOccupations } from '@longleaf/contract/career-search';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleCareer } from '../../testing/samples/career.ts';

const nurse = sampleCareer({
  isSaved: false,
  description: 'You care for patients and watch over their treatment, and you work closely with a team.',
});

afterEach(() => page.viewport(1280, 860));

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

test('clusters that do not come leave no heading over nothing, and the careers stand there', async () => {
  refuse(careerClusters, 500);
  answer(searchOccupations, none);
  const { default: CareersPage } = await import('./careers-page.tsx');
  await openScreen({ default: CareersPage }, { id: 'UI-026', at: '/careers?s=idk', person: null });
  await expect.element(page.getByText('No career fits')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Career clusters' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: /Not sure yet/ })).not.toBeInTheDocument();
  await expectAccessible();
});

test('on a phone what people do has the whole width of the card, below the button', async () => {
  answer(careerClusters, []);
  answer(searchOccupations, { ...none, totalCount: 1, results: [nurse] });
  const { default: CareersPage } = await import('./careers-page.tsx');
  await page.viewport(390, 844);
  await openScreen({ default: CareersPage }, { id: 'UI-026', person: null });
  const words = page.getByText(nurse.description);
  await expect.element(words).toBeVisible();
  const width = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0;
  expect(width(words.element()) / width(words.element().closest('article'))).toBeGreaterThan(0.85);
});
