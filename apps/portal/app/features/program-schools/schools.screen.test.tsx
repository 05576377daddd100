import { programOperations } from '@longleaf/contract/programs';
import { degreeTypes } from '@longleaf/rules/colleges/degrees';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleCard } from '../../testing/samples/college.ts';
import type { SchoolsAnswer } from './schools-screen.tsx';

const { getSchools } = programOperations;
const card = sampleCard();
const schools = (change: Partial<SchoolsAnswer> = {}): SchoolsAnswer => ({
  program: {
    id: '51.3801',
    cipCode: '51.3801',
    title: 'Registered Nursing/Registered Nurse',
    urlName: 'registered-nursing',
  },
  option: 'Certificate',
  sortBy: 'School',
  dir: 'ascending',
  state: 'NC',
  zip: null,
  totalCount: 1,
  page: 1,
  pageSize: 25,
  next: null,
  previous: null,
  results: [
    {
      id: card.id,
      name: card.name,
      urlName: card.urlName,
      city: card.city,
      state: card.state,
      collegeType: card.collegeType,
      isOpen: true,
      degreeTypes: ['Certificate'],
      awards: 12,
      card,
    },
  ],
  year: '2023-24',
  levels: degreeTypes.map((option) => ({ option, schools: 9, ncSchools: 1, awards: 12 })),
  ...change,
});
const open = async (query = '') =>
  openScreen(await import('./schools-page.tsx'), {
    id: 'UI-023',
    at: `/exploreprogramsandmajors/schoolofferingprogram/51.3801${query}`,
    person: null,
  });

afterEach(() => window.sessionStorage.clear());

test('the schools of a program start in North Carolina, with price, save and compare (UI-023)', async () => {
  const asked = answer(getSchools, schools());
  await open();
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ params: { sortBy: 'School' }, query: { state: 'NC' } });
  await expect.element(page.getByText('12 awards in this program in 2023-24')).toBeVisible();
  await expect.element(page.getByText('Net price')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Save/ })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Compare/ })).toBeVisible();
  await expectAccessible();
});

test('the nearest come first where a college search named a place, which stays out of the address', async () => {
  window.sessionStorage.setItem('longleaf.own.last-search', '/college-search?zip=28607&within=50');
  const near = schools({ sortBy: 'Distance', zip: '28607' });
  const [school] = near.results;
  const results = school ? [{ ...school, card: { ...card, distance: 88.2 } }] : [];
  const asked = answer(getSchools, ({ query }) => (query.zip === '28607' ? { ...near, results } : schools()));
  const { router } = await open();
  await expect.element(page.getByText('88 miles away', { exact: false })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({
    params: { sortBy: 'Distance' },
    query: { state: 'NC', zip: '28607' },
  });
  await page.getByRole('button', { name: 'By name' }).click();
  await expect.poll(() => router.state.location.search).toBe('?order=name');
  await expect.poll(() => asked.at(-1)?.params.sortBy).toBe('School');
});

test('a choice shows at once, and the next one keeps it, while its schools are on their way', async () => {
  answer(getSchools, schools());
  const { router } = await open();
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();
  const next = hold(getSchools);
  await page.getByLabelText('Level').selectOptions('Associate');
  await expect.element(page.getByLabelText('Level')).toHaveValue('Associate');
  // How many those before were is not said of what was chosen.
  await expect.element(page.getByRole('heading', { name: 'Schools', exact: true })).toBeVisible();
  expect(document.querySelector('main [aria-busy]')).not.toBeNull();
  // On paper the list is called what it is, not what it will be.
  await expect.element(page.getByText('Certificates, North Carolina')).toBeInTheDocument();
  await page.getByRole('button', { name: 'All states' }).click();
  next.release(schools({ option: 'Associate', state: null }));
  await expect.poll(() => router.state.location.search).toBe('?option=Associate&state=all');
  await expect.element(page.getByRole('heading', { name: '1 school' })).toBeVisible();
});
