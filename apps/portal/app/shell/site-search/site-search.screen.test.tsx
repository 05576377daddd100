import { searchSite } from '@longleaf/contract/site-search';
import type { SiteFindings } from '@longleaf/contract/site-search';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const nursing: SiteFindings = {
  undecided: false,
  unused: [],
  groups: [
    {
      kind: 'major',
      items: [{ cipCode: '51.38', title: 'Registered Nursing', colleges: 2077, ncColleges: 62 }],
    },
    {
      kind: 'career',
      items: [
        {
          occCode: '31-1131.00',
          occTitle: 'Nursing Assistants',
          urlName: 'nursing-assistants',
          matched: 'Nursing Aide',
        },
      ],
    },
    { kind: 'guide', items: [{ title: 'Paths after high school', path: '/plan-your-future/paths' }] },
  ],
};
const nothing: SiteFindings = { undecided: false, unused: [], groups: [] };

/** Any page has the search in its header. */
async function openSearch(at = '/data') {
  const empty = { default: () => <h1>A page</h1> };
  const screen = await openScreen(empty, { id: 'data', at, person: null });
  await page.getByRole('button', { name: 'Search everything' }).click();
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect.element(box).toHaveFocus();
  return { ...screen, box };
}

test('the header opens a search that suggests in groups, what is meant most first', async () => {
  answer(searchSite, nursing);
  const { box, router } = await openSearch();
  await box.fill('nursing');
  await expect
    .element(page.getByRole('option', { name: 'Registered Nursing 62 colleges in NC' }))
    .toBeVisible();
  const headings = page
    .getByRole('group')
    .elements()
    .map((group) => group.getAttribute('aria-label'));
  expect(headings).toEqual(['Majors, with their colleges', 'Careers', 'Guides']);
  await expectAccessible();
  await page.getByRole('option', { name: /^Nursing Assistants/ }).click();
  await expect.element(page.getByText('Elsewhere: /careers/nursing-assistants')).toBeVisible();
  expect(router.state.location.pathname).toBe('/careers/nursing-assistants');
  // Going on closes it.
  await expect.element(box).not.toBeInTheDocument();
});

test('a suggested college that has closed or merged says so, for those who hear it, too', async () => {
  const college = {
    id: 199698,
    name: 'St. Andrews University',
    shortName: 'St. Andrews',
    urlName: 'st-andrews-university',
    city: 'Laurinburg',
    state: 'NC',
    collegeType: 'Independent' as const,
  };
  const items = [
    { ...college, gone: 'closed' as const },
    { ...college, id: 2, name: 'Andrews University', gone: null },
    { ...college, id: 3, name: 'Andrews Seminary', gone: 'merged' as const },
  ];
  answer(searchSite, { undecided: false, unused: [], groups: [{ kind: 'college', items }] });
  const { box } = await openSearch();
  await box.fill('andrews');
  await expect
    .element(page.getByRole('option', { name: 'St. Andrews University Closed · Laurinburg, NC' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('option', { name: 'Andrews University Laurinburg, NC', exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('option', { name: 'Andrews Seminary Merged · Laurinburg, NC' }))
    .toBeVisible();
  await expectAccessible();
});

test('by keyboard: arrows go through all groups, Enter takes', async () => {
  answer(searchSite, nursing);
  const { box } = await openSearch();
  await box.fill('nursing');
  await expect.element(page.getByRole('option', { name: /^Registered Nursing/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect
    .element(page.getByRole('option', { name: /^Nursing Assistants/ }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(page.getByText('Elsewhere: /college-search?major=51.38')).toBeVisible();
});

test('Enter without choosing leads to the search, which leads on', async () => {
  answer(searchSite, nursing);
  const { box } = await openSearch();
  await box.fill('nursing');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Elsewhere: /search?q=nursing')).toBeVisible();
});

test('everything that was found can be listed', async () => {
  answer(searchSite, nursing);
  const { box } = await openSearch();
  await box.fill('nursing');
  await page.getByRole('option', { name: 'Everything for “nursing”' }).click();
  await expect.element(page.getByText('Elsewhere: /search?q=nursing&show=all')).toBeVisible();
});

const nursingNearBoone: SiteFindings['groups'][number] = {
  kind: 'near',
  isZip: false,
  items: [
    {
      wanted: {
        kind: 'major',
        item: {
          cipCode: '51.38',
          title: 'Registered Nursing, Nursing Administration, Nursing Research and Clinical Nursing',
          colleges: 2077,
          ncColleges: 62,
        },
      },
      place: { zip: '28607', city: 'Boone', state: 'NC', colleges: 20 },
      colleges: 15,
    },
    {
      wanted: {
        kind: 'career',
        item: {
          occCode: '25-2021.00',
          occTitle: 'Elementary School Teachers, Except Special Education',
          urlName: 'elementary-school-teachers',
          matched: null,
        },
      },
      place: { zip: '28607', city: 'Boone', state: 'NC', colleges: 20 },
      colleges: 0,
    },
  ],
};

test('what is wanted and where is one suggestion, which leads to the colleges of both', async () => {
  answer(searchSite, { undecided: false, unused: [], groups: [nursingNearBoone] });
  const { box } = await openSearch();
  await box.fill('nursing boone');
  await expect.element(page.getByRole('group', { name: 'What and where' })).toBeVisible();
  await expect
    .element(
      page.getByRole('option', {
        name: 'Elementary School Teachers, Except Special Education near Boone, NC No college within 50 miles',
      }),
    )
    .toBeVisible();
  await expectAccessible();
  await page
    .getByRole('option', { name: 'Registered Nursing near Boone, NC 15 colleges within 50 miles' })
    .click();
  await expect.element(page.getByText('Elsewhere: /college-search?major=51.38&zip=28607')).toBeVisible();
});

test('words that were not used are told above the suggestions, and heard', async () => {
  answer(searchSite, { undecided: false, unused: ['zzqq'], groups: nursing.groups });
  const { box } = await openSearch();
  await box.fill('zzqq nursing');
  const note = page.getByText('We did not use “zzqq”.');
  await expect.element(note.first()).toBeVisible();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'We did not use “zzqq”.' }))
    .toBeInTheDocument();
  await expectAccessible();
});

test('while the answer is on its way nothing of the word before stays', async () => {
  answer(searchSite, nursing);
  const { box } = await openSearch();
  await box.fill('nursing');
  const option = page.getByRole('option', { name: /^Registered Nursing/ });
  await expect.element(option).toBeVisible();
  const next = hold(searchSite);
  await box.fill('boone');
  await expect.element(option).not.toBeInTheDocument();
  await expect.element(page.getByText('Looking for suggestions')).toBeInTheDocument();
  expect(document.querySelector('[role=listbox]')?.getAttribute('aria-busy')).toBe('true');
  next.release({
    undecided: false,
    unused: [],
    groups: [
      {
        kind: 'place',
        isZip: false,
        items: [{ zip: '28607', city: 'Boone', state: 'NC', colleges: 20 }],
      },
    ],
  });
  await expect
    .element(page.getByRole('option', { name: 'Boone, NC 20 colleges within 50 miles' }))
    .toBeVisible();
});

test('nothing found, not sure yet, and failed say what can be done', async () => {
  answer(searchSite, nothing);
  const { box } = await openSearch();
  await box.fill('qwertz');
  await expect
    .element(page.getByText('Nothing has these words. Try fewer, or another word for it.'))
    .toBeVisible();
  answer(searchSite, { undecided: true, unused: [], groups: [] });
  await box.fill('not sure');
  await expect.element(page.getByText('Not sure yet? Press Enter to look around.')).toBeVisible();
  refuse(searchSite, 400);
  await box.fill('duke');
  await expect
    .element(page.getByText('We could not load suggestions. Press Enter to search anyway.').first())
    .toBeVisible();
  await expectAccessible();
});

test('Escape closes the list, empties the field, then closes the search and gives the focus back', async () => {
  answer(searchSite, nursing);
  const { box } = await openSearch();
  await box.fill('nursing');
  await expect.element(page.getByRole('option', { name: /^Registered Nursing/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('option', { name: /^Registered Nursing/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Search everything' })).toHaveFocus();
});

test('Back from what was found: the box of the page has what was typed', async () => {
  answer(searchSite, nursing);
  const { SiteSearchBox } = await import('./site-search-box.tsx');
  const withBox = { default: () => <SiteSearchBox keepsTyped label="What are you looking for?" /> };
  const { router } = await openScreen(withBox, { id: 'data', person: null });
  const box = page.getByRole('combobox', { name: 'What are you looking for?' });
  await box.fill('nursing');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Elsewhere: /)).toBeVisible();
  await router.navigate(-1);
  await expect.element(box).toHaveValue('nursing');
  // What was typed is kept for this place in the history, which other tests have as well.
  await box.fill('');
});
