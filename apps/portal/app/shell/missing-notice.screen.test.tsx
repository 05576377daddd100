import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testing/look.ts';
import { openScreen } from '../testing/open-screen.tsx';

const home = { default: () => <h1>Home</h1> };
const opened = (mark: string) => openScreen(home, { id: 'UI-003', at: `/${mark}`, person: null });

test('home says what was asked for, keeps saying it, and searches for it (ST-029, GAP-066)', async () => {
  const { router } = await opened('?no-such=college#asked=wake%20teck');
  await expect.element(page.getByText('We do not know that college. Look for it by name.')).toBeVisible();
  await expect.element(page.getByText('You asked for “wake teck”.')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', search: '', hash: '' });
  await expectAccessible();
  await expect.element(page.getByLabelText('Search for a college')).toHaveValue('wake teck');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.element(page.getByText('Elsewhere: /college-search?name=wake+teck')).toBeVisible();
  await expect.element(page.getByText('We do not know that college')).not.toBeInTheDocument();
});

test.each([
  ['?no-such=career#asked=dog%20whisperer', 'We do not know that career.', '/careers?s=dog+whisperer'],
  ['?no-such=program#asked=magic', 'We do not know that program.', '/programsMajors?s=magic'],
  [
    '?no-such=page#asked=magic',
    'There is no page at that address, so you are on the home page.',
    '/search?q=magic',
  ],
])('%s', async (mark, words, search) => {
  await opened(mark);
  await expect.element(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.element(page.getByText(`Elsewhere: ${search}`)).toBeVisible();
});

test('it can be closed, and nothing stands there without a mark', async () => {
  await opened('?no-such=page');
  await page.getByRole('button', { name: 'Hide this notice' }).click();
  await expect.element(page.getByText('There is no page')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).not.toBeInTheDocument();
});
