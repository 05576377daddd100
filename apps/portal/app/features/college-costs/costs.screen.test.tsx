import { collegeCostMessages, collegeCostOperations } from '@longleaf/contract/college-costs';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, type samplePerson } from '../../testing/open-screen.tsx';
import { sampleCost } from '../../testing/samples/college-costs.ts';
import { collegeCostsQuery } from './queries.ts';

const { getCollegeCosts } = collegeCostOperations;
const community = {
  id: 199_485,
  name: 'Rowan-Cabarrus Community College',
  shortName: 'Rowan-Cabarrus',
  urlName: 'rowan-cabarrus-community-college',
  collegeType: 'CommunityCollege',
  level: 'TwoYear',
} as const;
const clemson = {
  id: 217_882,
  name: 'Clemson University',
  shortName: 'Clemson',
  urlName: 'clemson-university',
  state: 'SC',
  collegeType: 'Other',
  netPrice: 41_300,
  netPriceKind: 'estimated',
} as const;
const none = [null, null, null, null, null];
const open = async (wish: { person?: typeof samplePerson | null } = {}) =>
  openScreen(await import('./costs-page.tsx'), { id: 'college-costs', ...wish });
const names = (caption: string) =>
  page
    .getByRole('table', { name: caption })
    .getByRole('rowheader')
    .elements()
    .map((row) => row.querySelector('a')?.textContent);
const chooseIncome = () => page.getByLabelText('Your family income').selectOptions('$30,001 to $48,000');

beforeEach(() => {
  sessionStorage.clear();
  answer(getCollegeCosts, { incomeYear: '2022-23', colleges: [] });
});

test('what is kept of one person is never another’s, and prices of one state never another’s', () => {
  const key = (...asked: Parameters<typeof collegeCostsQuery>) => collegeCostsQuery(...asked).queryKey;
  expect(key('ann', 'NC')).not.toEqual(key('bob', 'NC'));
  expect(key('ann', 'NC')).not.toEqual(key('ann', 'SC'));
});

test('loading, then empty: nothing is saved, and where to begin', async () => {
  const costs = hold(getCollegeCosts);
  await open();
  await expect.element(page.getByText('Loading what your colleges cost').first()).toBeVisible();
  costs.release({ incomeYear: '2022-23', colleges: [] });
  await expect.element(page.getByRole('heading', { name: 'No saved colleges yet' })).toBeVisible();
  await expectAccessible();
});

test('failed: says so, and another try brings them', async () => {
  refuse(getCollegeCosts, 500);
  await open();
  await expect.element(page.getByText(collegeCostMessages.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(getCollegeCosts, { incomeYear: '2022-23', colleges: [sampleCost()] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Four-year colleges' })).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open({ person: null });
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test('not allowed: the server says why (403)', async () => {
  refuse(getCollegeCosts, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
});

test('not allowed: can be tried again after a session ended (401)', async () => {
  refuse(getCollegeCosts, 401);
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('ready: each beside its own kind, the cheapest first, for an income once it is chosen', async () => {
  answer(getCollegeCosts, {
    incomeYear: '2022-23',
    colleges: [
      sampleCost(),
      sampleCost(community, [2000, 2500, 4000, 7000, 9000]),
      sampleCost({ id: 2, name: 'Cheap College', netPrice: 9000 }, [7000, 7500, 8000, 9000, 9500]),
      sampleCost({ id: 3, name: 'Silent College' }, none),
      sampleCost(clemson, none),
    ],
  });
  await open();
  await expect.element(page.getByText('All families, 2022-23').first()).toBeVisible();
  await expect.element(page.getByText('many families pay much less or more').first()).toBeVisible();
  await chooseIncome();
  const four = page.getByRole('table', { name: 'What four-year colleges cost' });
  await expect.element(four.getByText('$7,500', { exact: true })).toBeVisible();
  await expect.element(four.getByText('$30,000', { exact: true })).toBeVisible();
  expect(names('What four-year colleges cost')).toEqual([
    'Cheap College',
    'University of North Carolina at Asheville',
    'Clemson University',
    'Silent College',
  ]);
  await expect.element(four.getByText('Not reported for your income.')).toBeVisible();
  await expect
    .element(four.getByText('Our estimate for people from North Carolina, all families'))
    .toBeVisible();
  await expect
    .element(page.getByText('an income of $30,001 to $48,000 paid on average').first())
    .toBeVisible();
  expect(names('What two-year colleges cost')).toEqual(['Rowan-Cabarrus Community College']);
  await expect
    .element(
      page.getByRole('table', { name: 'What two-year colleges cost' }).getByText('$5,000', { exact: true }),
    )
    .toBeVisible();
  await expectAccessible();
});

test('aid: only what can be used at the saved colleges, each with its year and source', async () => {
  answer(getCollegeCosts, { incomeYear: '2022-23', colleges: [sampleCost(community)] });
  await open();
  const aid = page.getByRole('region', { name: 'Aid that you may ask for' });
  await expect
    .element(aid.getByRole('heading', { name: 'Next NC Scholarship, community colleges' }))
    .toBeVisible();
  await expect.element(aid.getByText('As published for 2025-26').first()).toBeVisible();
  expect(aid.getByText('Next NC Scholarship, UNC System').elements()).toEqual([]);
  await page.getByLabelText('You live in').selectOptions('South Carolina');
  await expect.element(aid.getByText('for people who live in North Carolina')).toBeVisible();
});
