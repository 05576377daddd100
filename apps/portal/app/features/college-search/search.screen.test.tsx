import { collegeFilters, countMajors, findMajors, searchColleges } from '@longleaf/contract/college-search';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { searchSite } from '@longleaf/contract/site-search';
import type { FoundGroup } from '@longleaf/contract/site-search';
import { searchUsageOperations } from '@longleaf/contract/search-usage';
import { testScoreOperations } from '@longleaf/contract/test-scores';
import { act, satMath } from '@longleaf/rules/colleges/filters/getting-in';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, hold } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleCard } from '../../testing/samples/college.ts';
import { sampleTestScores } from '../../testing/samples/test-scores.ts';

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

test('what is pressed while the router still follows the press before stays all the while, and Back leads to each', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(searchColleges, found);
  const { default: SearchPage } = await import('./search-page.tsx');
  const { router } = await openScreen({ default: SearchPage }, { id: 'UI-012', person: null });
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();
  const box = (name: string) => page.getByRole('checkbox', { name }).element() as HTMLInputElement;
  const within = () =>
    page.getByRole('combobox', { name: 'Within', exact: true }).element() as HTMLSelectElement;
  const seen: string[] = [];
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.search !== '?zip=27601&within=50' || seen.length > 0) return;
    // The router is there, and the page is about to be drawn for it.
    box('Four-year').click();
    const look = () => {
      seen.push(`${within().value}, ${box('Four-year').checked}`);
      if (location === router.state.location) setTimeout(look);
    };
    look();
  });
  await page.getByLabelText('of ZIP code').fill('27601');
  await expect.poll(() => router.state.location.search).toBe('?zip=27601&within=50&length=four-year');
  unsubscribe();
  expect(new Set(seen)).toEqual(new Set(['50, true']));
  await router.navigate(-1);
  await expect.poll(() => box('Four-year').checked).toBe(false);
  await router.navigate(1);
  await expect.poll(() => box('Four-year').checked).toBe(true);
  await router.navigate(-2);
  await expect.poll(() => (page.getByLabelText('of ZIP code').element() as HTMLInputElement).value).toBe('');
});

test('the picture of the first college, which is in sight at once, comes with the page; the others when they are near', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(searchColleges, {
    ...found,
    results: [sampleCard(), sampleCard({ id: 1, shortName: 'Duke University' })],
  });
  const { default: SearchPage } = await import('./search-page.tsx');
  await openScreen({ default: SearchPage }, { id: 'UI-012', person: null });
  await expect.element(page.getByRole('link', { name: 'Duke University' })).toBeVisible();
  const covers = [...document.querySelectorAll<HTMLImageElement>('article img')];
  expect(covers.map(({ loading, fetchPriority }) => [loading, fetchPriority])).toEqual([
    ['eager', 'high'],
    ['lazy', 'auto'],
  ]);
});

test('a card says for whom its price holds and of which year, and a closed college is not asked to recruit', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  const elsewhere = { city: 'Gainesville', state: 'FL', collegeType: 'Other' } as const;
  const results = [
    sampleCard(),
    sampleCard({
      ...elsewhere,
      id: 1,
      shortName: 'Florida',
      netPrice: 35_100,
      netPriceKind: 'estimated',
      netPriceYear: 'published in 2025',
    }),
    sampleCard({
      ...elsewhere,
      id: 2,
      shortName: 'Gulf Coast',
      netPrice: null,
      netPriceKind: 'not-known-for-you',
      netPriceYear: null,
    }),
    sampleCard({
      id: 3,
      shortName: 'Peace',
      netPrice: null,
      netPriceKind: 'not-reported',
      netPriceYear: null,
      flags: ['Closed'],
      change: { kind: 'closed', date: '2025-05' },
    }),
    sampleCard({ id: 4, shortName: 'Hampshire', change: { kind: 'closing', date: '2026-12' } }),
  ];
  answer(searchColleges, { ...found, results, totalItems: 5 });
  const { default: SearchPage } = await import('./search-page.tsx');
  await openScreen({ default: SearchPage }, { id: 'UI-012', person: null });
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  const words = (name: string) => card(name).element().textContent;
  await expect.element(card('UNC Asheville')).toBeVisible();
  await expect.poll(() => words('UNC Asheville')).toContain('$14,0002022-23');
  await expect.poll(() => words('Florida')).toContain('about $35,100estimate, published in 2025');
  await expect.poll(() => words('Gulf Coast')).toContain('Not known for you');
  await expect.poll(() => words('Peace')).toContain('Net priceNot reported');
  await expect.element(card('Peace').getByText('Closed May 2025')).toBeVisible();
  await expect.element(card('Hampshire').getByText('Closing announced')).toBeVisible();
  await expect.element(page.getByText('for you we estimate it')).toBeVisible();
  await expect.element(card('Florida').getByRole('button', { name: /^Get recruited/ })).toBeVisible();
  await expect.element(card('Peace').getByRole('button', { name: /^Get recruited/ })).not.toBeInTheDocument();
  await expectAccessible();
});

test('a card says of each college whether it was asked to recruit, to whoever is signed in', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(recruitingOperations.getRecruiterIds, [7]);
  const results = [sampleCard(), sampleCard({ id: 7, shortName: 'Elon' })];
  answer(searchColleges, { ...found, results, totalItems: 2 });
  const { default: SearchPage } = await import('./search-page.tsx');
  await openScreen({ default: SearchPage }, { id: 'UI-012' });
  const asked = page.getByRole('button', { name: 'Recruiting on Elon', exact: true });
  await expect.element(asked).toHaveAttribute('aria-pressed', 'true');
  const other = page.getByRole('button', { name: 'Get recruited UNC Asheville', exact: true });
  await expect.element(other).toHaveAttribute('aria-pressed', 'false');
});

test('a major is found where filters are looked for, and becomes one', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(searchColleges, found);
  const box = {
    key: 'population',
    value: 'Under2500',
    label: 'Under 2,500 students',
    pillText: '',
    count: 9,
  };
  const size = {
    key: 'population',
    category: 'college',
    label: 'Student population',
    kind: 'choice',
  } as const;
  answer(collegeFilters, { groups: [{ ...size, filters: [box] }] });
  answer(countMajors, { '26.01': 1400 });
  const asked = answer(findMajors, ({ query }) =>
    query.search === 'biology' || query.codes === '26.01'
      ? [{ cipCode: '26.01', title: 'Biology, General', colleges: 1400 }]
      : [],
  );
  const { default: SearchPage } = await import('./search-page.tsx');
  const { router } = await openScreen({ default: SearchPage }, { id: 'UI-012', person: null });
  await expect.element(page.getByRole('link', { name: 'UNC Asheville' })).toBeVisible();
  await page
    .getByRole('button', { name: /^(All filters|Filters)/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'All filters' });
  const finder = drawer.getByRole('searchbox', { name: 'Find a filter' });
  await finder.fill('size');
  await expect.element(drawer.getByText('1 group matches “size”')).toBeVisible();
  await finder.fill('greek life');
  await expect
    .element(drawer.getByText('No college has told us about “greek life”, so there is no filter for it.'))
    .toBeVisible();
  await finder.fill('biology');
  await drawer.getByRole('checkbox', { name: /^Biology, General/ }).click();
  await expect.poll(() => router.state.location.search).toBe('?major=26.01');
  await expect.element(drawer.getByText('1 group matches “biology”')).toBeVisible();
  const lookedFor = asked.map(({ query }) => query.search);
  expect(lookedFor).toContain('biology');
  expect(lookedFor).not.toContain('greek life');
  await expectAccessible();
});

test('a score of one’s own is one tap in the filters of its test, and nothing for those who have none', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(searchColleges, found);
  answer(findMajors, []);
  answer(collegeFilters, {
    groups: [act, satMath].map(({ key, category, label, filters }) => ({
      key,
      category,
      label,
      kind: 'choice' as const,
      filters: filters.map((one) => ({ ...one, count: 3 })),
    })),
  });
  answer(testScoreOperations.getTestScores, { ...sampleTestScores, sat: [] });
  const { default: SearchPage } = await import('./search-page.tsx');
  const { router } = await openScreen({ default: SearchPage }, { id: 'UI-012' });
  await page
    .getByRole('button', { name: /^(All filters|Filters)/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'All filters' });
  await drawer.getByRole('searchbox', { name: 'Find a filter' }).fill('composite');
  const mine = drawer.getByRole('button', { name: 'Use my best score, 25 (ACT)' });
  await mine.click();
  await expect.poll(() => router.state.location.search).toBe('?act=24-to-28');
  await expect.element(mine).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  await drawer.getByRole('searchbox', { name: 'Find a filter' }).fill('SAT math');
  await expect.element(drawer.getByRole('checkbox', { name: /^540 to 600/ })).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Use my best score' }).elements()).toHaveLength(0);
});

test('a major or a place that is found becomes a filter, and Enter takes what is meant most', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(searchColleges, found);
  answer(findMajors, [{ cipCode: '51.38', title: 'Nursing', colleges: 9 }]);
  const boone: FoundGroup = {
    kind: 'place',
    isZip: false,
    items: [{ zip: '28607', city: 'Boone', state: 'NC', colleges: 20 }],
  };
  const nursing: FoundGroup = {
    kind: 'major',
    items: [{ cipCode: '51.38', title: 'Nursing', colleges: 9, ncColleges: 2 }],
  };
  answer(searchSite, ({ query }) => ({
    undecided: false,
    unused: [],
    groups: [query.search === 'boone' ? boone : nursing],
  }));
  const { default: SearchPage } = await import('./search-page.tsx');
  const { router } = await openScreen(
    { default: SearchPage },
    { id: 'UI-012', at: '/college-search?length=four-year', person: null },
  );
  const box = page.getByRole('combobox', { name: 'College, major, career or place' });
  await box.fill('nursing');
  await page.getByRole('option', { name: /^Nursing/ }).click();
  await expect.poll(() => router.state.location.search).toBe('?length=four-year&major=51.38');
  await expect.element(box).toHaveValue('');
  await box.fill('boone');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => router.state.location.search)
    .toBe('?zip=28607&within=50&length=four-year&major=51.38');
});

test('what is wanted and where become two filters; words that became none stay in the box and are told', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  const searched = answer(searchColleges, found);
  answer(findMajors, [{ cipCode: '51.38', title: 'Nursing', colleges: 9 }]);
  const nursingNearBoone: FoundGroup = {
    kind: 'near',
    isZip: false,
    items: [
      {
        wanted: { kind: 'major', item: { cipCode: '51.38', title: 'Nursing', colleges: 9, ncColleges: 2 } },
        place: { zip: '28607', city: 'Boone', state: 'NC', colleges: 20 },
        colleges: 15,
      },
    ],
  };
  answer(searchSite, ({ query }) => ({
    undecided: false,
    unused: query.search?.includes('zzqq') ? ['zzqq'] : [],
    groups: [nursingNearBoone],
  }));
  const { default: SearchPage } = await import('./search-page.tsx');
  const { router } = await openScreen(
    { default: SearchPage },
    { id: 'UI-012', at: '/college-search?length=four-year', person: null },
  );
  const box = page.getByRole('combobox', { name: 'College, major, career or place' });
  // A search asks for colleges and for counts.
  await expect.poll(() => searched.length).toBeGreaterThanOrEqual(2);
  await box.fill('nursing zzqq boone');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => router.state.location.search)
    .toBe('?zip=28607&within=50&length=four-year&major=51.38');
  await expect.element(box).toHaveValue('zzqq');
  await expect.element(page.getByText('We did not use “zzqq”.')).toBeVisible();
  // What was found before is dimmed until the answer is there.
  await expect.poll(() => searched.length).toBeGreaterThanOrEqual(4);
  await expect.poll(() => document.querySelector('main [aria-busy]')).toBeNull();
  await expectAccessible();
  await box.fill('nursing in boone');
  await expect.element(page.getByText('We did not use “zzqq”.')).not.toBeInTheDocument();
  // On a phone the box is beside the filters; what is suggested has the width of the page.
  await page.viewport(390, 844);
  const width = () => page.getByRole('listbox').element().getBoundingClientRect().width;
  await expect.poll(width).toBeGreaterThan(300);
  expect(document.documentElement.scrollWidth).toBe(390);
  await page.viewport(1280, 860);
  await page.getByRole('option', { name: 'Nursing near Boone, NC 15 colleges within 50 miles' }).click();
  await expect.element(box).toHaveValue('');
});

test('a chosen major stands in the rail and in the drawer by its whole name, and can be taken off', async () => {
  const title = 'Registered Nursing, Nursing Administration, Nursing Research and Clinical Nursing';
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(searchColleges, { ...found, totalItems: 14 });
  answer(findMajors, [{ cipCode: '51.38', title, colleges: 2077 }]);
  const { default: SearchPage } = await import('./search-page.tsx');
  const { router } = await openScreen(
    { default: SearchPage },
    { id: 'UI-012', at: '/college-search?major=51.38', person: null },
  );
  const rail = page.getByRole('form', { name: 'Filter colleges' });
  const box = rail.getByRole('checkbox', { name: title });
  await expect.element(box).toBeChecked();
  await expectAccessible();
  await box.click();
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(box).not.toBeInTheDocument();
});

test('counts beside majors follow the other filters', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(searchColleges, found);
  answer(findMajors, [{ cipCode: '51.38', title: 'Nursing', colleges: 2077 }]);
  const asked = answer(countMajors, { '51.38': 14 });
  const { default: SearchPage } = await import('./search-page.tsx');
  await openScreen({ default: SearchPage }, { id: 'UI-012', at: '/college-search?state=nc', person: null });
  await page.getByRole('combobox', { name: 'Major', exact: true }).fill('nursing');
  await expect.element(page.getByRole('option', { name: 'Nursing 14' })).toBeVisible();
  expect(asked.at(-1)?.body.filters).toMatchObject([{ key: 'state', value: 'NC' }]);
});

test('where no single change helps, the search offers to take two filters off', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(findMajors, [{ cipCode: '51.38', title: 'Nursing', colleges: 2077 }]);
  answer(searchColleges, ({ body }) => ({
    ...found,
    totalItems: body.filters.length < 2 ? 5 : 0,
    results: [],
  }));
  const { default: SearchPage } = await import('./search-page.tsx');
  const at = '/college-search?state=nc&serving=hbcu&major=51.38';
  const { router } = await openScreen({ default: SearchPage }, { id: 'UI-012', at, person: null });
  await page
    .getByRole('button', { name: /^Remove “.*” and “.*”$/ })
    .first()
    .click();
  await expect.poll(() => new URLSearchParams(router.state.location.search).size).toBe(1);
});

test('of a name and a filter the search says “both”, and sets the name between single quotes', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(searchColleges, ({ body }) => ({
    ...found,
    totalItems: body.filters.length < 2 ? 21 : 0,
    results: [],
  }));
  const { default: SearchPage } = await import('./search-page.tsx');
  const at = '/college-search?state=nc&name=duke';
  await openScreen({ default: SearchPage }, { id: 'UI-012', at, person: null });
  await expect.element(page.getByText('No college matches both filters')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove “Name has ‘duke’”' })).toBeVisible();
});

test('a slow answer: what was found before is dimmed, and stands under no number', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(searchColleges, { ...found, totalItems: 162 });
  const { default: SearchPage } = await import('./search-page.tsx');
  const { router } = await openScreen({ default: SearchPage }, { id: 'UI-012', person: null });
  await expect.element(page.getByRole('heading', { level: 2, name: '162 colleges' })).toBeVisible();
  const next = hold(searchColleges);
  await router.navigate('/college-search?state=nc');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Colleges', exact: true })).toBeVisible();
  const old = () => page.getByRole('link', { name: 'UNC Asheville' }).element().closest('[aria-busy=true]');
  await expect.poll(old).not.toBeNull();
  next.release({ ...found, totalItems: 3, results: [sampleCard({ shortName: 'Duke University' })] });
  await expect.element(page.getByRole('heading', { level: 2, name: '3 colleges' })).toBeVisible();
});

test('a slow answer after nothing was found: cards on their way, not the old nothing', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  answer(searchColleges, { ...found, totalItems: 0, results: [] });
  const { default: SearchPage } = await import('./search-page.tsx');
  const at = '/college-search?name=xyz';
  const { router } = await openScreen({ default: SearchPage }, { id: 'UI-012', at, person: null });
  const nothing = page.getByText('No college matches this filter');
  await expect.element(nothing).toBeVisible();
  const next = hold(searchColleges);
  await router.navigate('/college-search?name=duke');
  await expect.element(page.getByText('Loading colleges')).toBeInTheDocument();
  await expect.element(nothing).not.toBeInTheDocument();
  next.release({ ...found, results: [sampleCard({ shortName: 'Duke University' })] });
  await expect.element(page.getByRole('link', { name: 'Duke University' })).toBeVisible();
});
