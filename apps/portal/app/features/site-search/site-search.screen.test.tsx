import { searchSite } from '@longleaf/contract/site-search';
import type { FoundGroup } from '@longleaf/contract/site-search';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const boone: FoundGroup = {
  kind: 'place',
  isZip: false,
  items: [{ zip: '28607', city: 'Boone', state: 'NC', colleges: 20 }],
};
const fafsa: FoundGroup = {
  kind: 'guide',
  items: [{ title: 'The FAFSA, step by step', path: '/pay-for-college/fafsa' }],
};
const scores: FoundGroup = { kind: 'page', items: [{ title: 'Test scores', path: '/testScores' }] };
const open = async (at: string) =>
  openScreen(await import('./site-search-page.tsx'), {
    id: 'search',
    at,
    person: null,
    settings: { contentUrl: 'https://guides.example.org' },
  });

test('leads on to what is meant most', async () => {
  answer(searchSite, { undecided: false, unused: [], groups: [boone, fafsa] });
  await open('/search?q=boone');
  await expect.element(page.getByText('Elsewhere: /college-search?zip=28607')).toBeVisible();
});

test('who is not sure is led to the families of careers', async () => {
  answer(searchSite, { undecided: true, unused: [], groups: [] });
  await open('/search?q=not+sure');
  await expect.element(page.getByText('Elsewhere: /careers?s=not+sure')).toBeVisible();
});

test('lists everything that was found', async () => {
  answer(searchSite, { undecided: false, unused: [], groups: [boone, fafsa] });
  await open('/search?q=boone&show=all');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Search for “boone”' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Boone, NC' }))
    .toHaveAttribute('href', '/college-search?zip=28607');
  await expect
    .element(page.getByRole('link', { name: 'The FAFSA, step by step' }))
    .toHaveAttribute('href', 'https://guides.example.org/pay-for-college/fafsa');
  await expectAccessible();
});

test('what nothing has is told, and everything else shown, before Enter leads anywhere', async () => {
  answer(searchSite, { undecided: false, unused: ['zzqq', 'purple'], groups: [boone] });
  await open('/search?q=zzqq+purple+boone');
  await expect.element(page.getByText('We did not use “zzqq purple”.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Boone, NC' })).toBeVisible();
  await expectAccessible();
});

test('lists searches that have a name, with how many colleges they find', async () => {
  const hbcus: FoundGroup = {
    kind: 'list',
    items: [
      {
        title: 'Historically Black colleges (HBCUs)',
        path: '/college-search?serving=hbcu',
        colleges: 102,
        ncColleges: 10,
      },
    ],
  };
  answer(searchSite, { undecided: false, unused: [], groups: [hbcus, fafsa] });
  await open('/search?q=hbcu&show=all');
  await expect.element(page.getByRole('heading', { name: 'Lists of colleges' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Historically Black colleges (HBCUs)' }))
    .toHaveAttribute('href', '/college-search?serving=hbcu');
  await expect.element(page.getByText('10 colleges in NC')).toBeVisible();
  await expectAccessible();
});

test('lists pages of the portal, and Enter leads to the one that is meant most', async () => {
  answer(searchSite, { undecided: false, unused: [], groups: [scores, fafsa] });
  const { unmount } = await open('/search?q=scores&show=all');
  await expect.element(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Test scores' }))
    .toHaveAttribute('href', '/testScores');
  await expectAccessible();
  await unmount();
  await open('/search?q=scores');
  await expect.element(page.getByText('Elsewhere: /testScores')).toBeVisible();
});

test('nothing found: says so, with ways on', async () => {
  answer(searchSite, { undecided: false, unused: [], groups: [] });
  await open('/search?q=qwertz');
  await expect.element(page.getByRole('heading', { name: 'Nothing found for “qwertz”' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All careers' })).toBeVisible();
  await expectAccessible();
});

test('what is wanted in a state, and the state, lead to the colleges of it', async () => {
  const virginia = { state: 'VA', name: 'Virginia', colleges: 147 };
  const nursing = { cipCode: '51.38', title: 'Nursing', colleges: 9, ncColleges: 2 };
  const near: FoundGroup = {
    kind: 'near',
    isZip: false,
    items: [{ wanted: { kind: 'major', item: nursing }, place: virginia, colleges: 67 }],
  };
  answer(searchSite, { undecided: false, unused: [], groups: [near, { kind: 'state', items: [virginia] }] });
  await open('/search?q=nursing+in+virginia&show=all');
  await expect
    .element(page.getByRole('link', { name: 'Nursing in Virginia', exact: true }))
    .toHaveAttribute('href', '/college-search?major=51.38&state=va');
  await expect
    .element(page.getByRole('link', { name: 'Virginia', exact: true }))
    .toHaveAttribute('href', '/college-search?state=va');
  await expect.element(page.getByText('67 colleges')).toBeVisible();
  await expectAccessible();
});

test('a character that nobody types is left out', async () => {
  const asked = answer(searchSite, { undecided: false, unused: [], groups: [boone] });
  await open('/search?q=%00boone&show=all');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Search for “boone”' })).toBeVisible();
  expect(asked.map(({ query }) => query)).toEqual([{ search: 'boone' }]);
});

test('a word that is wider than the page breaks', async () => {
  answer(searchSite, { undecided: false, unused: [], groups: [] });
  await page.viewport(390, 844);
  await open(`/search?q=${'y'.repeat(90)}`);
  await expect.element(page.getByRole('heading', { name: 'Nothing found for “y' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test('failed: says so, and another try brings the answer', async () => {
  refuse(searchSite, 400);
  await open('/search?q=boone&show=all');
  await expect.element(page.getByText('The search did not work.')).toBeVisible();
  answer(searchSite, { undecided: false, unused: [], groups: [boone] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'Boone, NC' })).toBeVisible();
});

test('without words it says what can be typed', async () => {
  await open('/search');
  await expect
    .element(page.getByText('Type a college, a major, a career, a town or a ZIP code.'))
    .toBeVisible();
  await expectAccessible();
});

test('a page is called as it calls itself, in the language of the portal; one that is not known as the search calls it', async () => {
  answer(searchSite, {
    undecided: false,
    unused: [],
    groups: [
      {
        kind: 'page',
        items: [
          { title: 'Name of another language', path: '/testScores' },
          { title: 'A page of tomorrow', path: '/tomorrow' },
        ],
      },
    ],
  });
  await open('/search?q=scores&show=all');
  await expect
    .element(page.getByRole('link', { name: 'Test scores', exact: true }))
    .toHaveAttribute('href', '/testScores');
  await expect.element(page.getByRole('link', { name: 'A page of tomorrow' })).toBeVisible();
  expect(page.getByText('Name of another language').elements()).toHaveLength(0);
});
