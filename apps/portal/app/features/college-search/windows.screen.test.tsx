import {
  collegeFilters,
  countMajors,
  findMajors,
  majorClusters,
  searchColleges,
} from '@longleaf/contract/college-search';
import { savedSearchMessages, savedSearchOperations } from '@longleaf/contract/saved-searches';
import { searchUsageOperations } from '@longleaf/contract/search-usage';
import { filterFamilies } from '@longleaf/rules/colleges/filters/catalogue';
import { religion } from '@longleaf/rules/colleges/filters/college';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { sampleCard } from '../../testing/samples/college.ts';

const OWN_WINDOW = new Set(['sports', 'religion', 'publicPrivate']);
const groups = filterFamilies
  .filter(({ key }) => OWN_WINDOW.has(key))
  .map(({ key, category, label, filters }) => ({
    key,
    category,
    label,
    kind: 'choice' as const,
    filters: filters.map((one) => ({ ...one, count: 3 })),
  }));

beforeEach(() => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(searchColleges, {
    results: [sampleCard()],
    totalItems: 1,
    years: { admissions: 'Fall 2024' },
    facets: {},
  });
  answer(findMajors, []);
  answer(countMajors, {});
  answer(collegeFilters, { groups });
});

const windowOf = (name: string) => page.getByRole('dialog', { name, exact: true });
const open = async (at = '/college-search', person: typeof samplePerson | null = null) => {
  const { default: SearchPage } = await import('./search-page.tsx');
  const { router } = await openScreen({ default: SearchPage }, { id: 'UI-012', at, person });
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();
  return router;
};

/** Opens a window out of the drawer, where the words lead to its family of filters. */
async function openFromDrawer(words: string, button: RegExp): Promise<void> {
  await page
    .getByRole('button', { name: /^(All filters|Filters)/ })
    .first()
    .click();
  const drawer = windowOf('All filters');
  await drawer.getByRole('searchbox', { name: 'Find a filter' }).fill(words);
  await drawer.getByRole('button', { name: button }).first().click();
}

test('a search is kept under a name, and not without one (MOD-007)', async () => {
  const kept = answer(savedSearchOperations.saveCampusSearch, {
    id: 1,
    name: 'For Maya',
    searchName: 'For Maya',
    newMatches: null,
    goneMatches: null,
    search: '',
    savedDate: '2026-11-02T15:00:00Z',
  });
  await open('/college-search?length=four-year', samplePerson);
  await page.getByRole('button', { name: 'Save search' }).click();
  const asked = windowOf('Save this search');
  const name = asked.getByRole('textbox', { name: 'Name of the search' });
  await expect.element(name).toHaveValue('Four-year');
  await expectAccessible();
  await name.fill('  ');
  await asked.getByRole('button', { name: 'Save search' }).click();
  await expect.element(asked.getByText(savedSearchMessages.nameNeeded).first()).toBeVisible();
  expect(kept).toEqual([]);
  await name.fill('For Maya');
  await asked.getByRole('button', { name: 'Save search' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(kept.map(({ body }) => body.name)).toEqual(['For Maya']);
  expect(kept[0]?.body.search).toContain('FourYear');
});

test('the name of a search to be kept says its major in words', async () => {
  answer(findMajors, [{ cipCode: '51.38', title: 'Nursing', colleges: 9 }]);
  await open('/college-search?length=four-year&major=51.38', samplePerson);
  await expect.element(page.getByText('Nursing').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect
    .element(windowOf('Save this search').getByRole('textbox', { name: 'Name of the search' }))
    .toHaveValue('Four-year, Nursing');
});

test('all filters are taken off once that is confirmed, not before (MOD-008)', async () => {
  const router = await open('/college-search?length=four-year&state=nc');
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  const question = windowOf('Clear all filters?');
  await expect.element(question.getByText('This takes 2 filters off')).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?length=four-year&state=nc');
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await question.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
});

test('sports: which, whose team, which division, and with a scholarship (MOD-010)', async () => {
  const router = await open();
  await openFromDrawer('sport', /^Choose sports/);
  const sports = windowOf('Sports');
  await sports.getByRole('radio', { name: 'Women’s team' }).click();
  await sports.getByRole('checkbox', { name: /^Soccer/ }).click();
  await sports.getByRole('checkbox', { name: /^NCAA Division II$/ }).click();
  await sports.getByRole('checkbox', { name: /^For women/ }).click();
  const asked = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  await expect
    .poll(asked)
    .toEqual({ sports: 'soccer:women', 'sports-division': 'ncaa-ii', 'sports-scholarship': 'women' });
  await expectAccessible();
  await sports.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
});

test('a panel says how many colleges its filters leave, and no number of those before while they are counted', async () => {
  await open();
  await openFromDrawer('sport', /^Choose sports/);
  const sports = windowOf('Sports');
  await expect.element(sports.getByRole('button', { name: 'Show 1 college', exact: true })).toBeVisible();
  const next = hold(searchColleges);
  await sports.getByRole('checkbox', { name: /^Soccer/ }).click();
  await expect.element(sports.getByRole('button', { name: 'Show colleges', exact: true })).toBeVisible();
  next.release({ results: [sampleCard()], totalItems: 7, years: { admissions: 'Fall 2024' }, facets: {} });
  await expect.element(sports.getByRole('button', { name: 'Show 7 colleges' })).toBeVisible();
});

test('majors: of each career cluster, a whole one or single ones (MOD-011)', async () => {
  answer(majorClusters, [
    {
      code: 'H',
      key: 'Health',
      name: 'Health Science',
      colleges: 900,
      majors: [{ cipCode: '51.38', title: 'Registered Nursing, Nursing Administration', colleges: 14 }],
    },
    { code: 'A', key: 'Agriculture', name: 'Agriculture', colleges: 50, majors: [] },
  ]);
  const router = await open();
  await page.getByRole('button', { name: 'See all majors' }).first().click();
  const majors = windowOf('Majors');
  await expect.element(majors.getByRole('checkbox', { name: /^Agriculture/ })).toBeVisible();
  await majors.getByRole('checkbox', { name: /^Health Science/ }).click();
  await expect.poll(() => router.state.location.search).toContain('health');
  await majors.getByRole('searchbox', { name: 'Find a major' }).fill('nursing');
  await expect.element(majors.getByRole('checkbox', { name: /^Agriculture/ })).not.toBeInTheDocument();
  await majors.getByRole('checkbox', { name: /^Registered Nursing/ }).click();
  await expect.poll(() => router.state.location.search).toContain('major=51.38');
  await expectAccessible();
});

test('public, private or religious, and which religion (MOD-012, MOD-013)', async () => {
  const router = await open();
  await openFromDrawer('religion', /^Choose public/);
  const religions = windowOf('Public, private or religious');
  for (const name of [/^Public/, /^Private/, /^Religious/])
    await expect.element(religions.getByRole('checkbox', { name }).first()).toBeVisible();
  const listed = religions.getByRole('group', { name: 'Religion' }).getByRole('checkbox');
  expect(listed.elements()).toHaveLength(religion.filters.length);
  await religions.getByRole('checkbox', { name: /^Religious/ }).click();
  await religions.getByRole('searchbox', { name: 'Find a religion' }).fill('friends');
  await expect.poll(() => listed.elements().length).toBe(1);
  await listed.first().click();
  await expect.poll(() => new URLSearchParams(router.state.location.search).size).toBe(2);
  await expectAccessible();
});

test('tips on searching open, and close again (MOD-014)', async () => {
  await open();
  await page.getByRole('button', { name: 'Tips' }).click();
  const tips = windowOf('Search tips');
  await expect.element(tips.getByText('Start with two or three filters.')).toBeVisible();
  await expectAccessible();
  await tips.getByRole('button', { name: 'Got it' }).click();
  await expect.element(tips).not.toBeInTheDocument();
});

test('around a ZIP code one looks 50 miles far until another distance is chosen (CON-010)', async () => {
  const router = await open();
  const near = page.getByRole('form', { name: 'Filter colleges' }).getByRole('group', { name: 'Distance' });
  await expect.element(near.getByRole('combobox', { name: 'Within' })).toHaveValue('50');
  await near.getByRole('textbox', { name: 'of ZIP code' }).fill('27601');
  await expect.poll(() => router.state.location.search).toBe('?zip=27601&within=50');
  await near.getByRole('combobox', { name: 'Within' }).selectOptions('25 miles');
  await expect.poll(() => router.state.location.search).toBe('?zip=27601&within=25');
});
