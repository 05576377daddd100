import { expect } from '@playwright/test';
import { test } from './helpers/test.ts';

test.use({ javaScriptEnabled: false });

test('where no script runs, sign-in says what it needs', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fcareers$/);
  await expect(page.getByText('Signing in needs JavaScript')).toBeVisible();
  await expect(page.getByText('Taking you to sign in')).toBeHidden();
  await page.goto('/savedColleges');
  await expect(page.getByText('Signing in needs JavaScript')).toBeVisible();
});

test('where no script runs, the map says what it needs and leads to the same colleges as a list', async ({
  page,
}) => {
  await page.goto('/college-search?view=map&state=nc');
  await expect(page.getByText('The map needs JavaScript')).toBeVisible();
  await page.getByRole('link', { name: 'see the same colleges as a list' }).click();
  await expect(page).toHaveURL('/college-search?state=nc');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('where no script runs, a phone has the sections below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/data');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find a college' }).click();
  await expect(page).toHaveURL('/college-search');
});

test('where no script runs, an address that is not there leads home, which says so and offers to look (ST-029)', async ({
  page,
}) => {
  await page.goto('/college-profile/wake-teck');
  await expect(page).toHaveURL('/?no-such=college#asked=wake%20teck');
  await expect(page.getByText('We do not know that college. Look for it by name.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide this notice' })).toBeHidden();
  await page.getByLabel('Search for a college').fill('wake tech');
  // The one of the notice; the page has its own below.
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(page).toHaveURL('/college-search?name=wake+tech');
  await page.goto('/no/such/place');
  await expect(
    page.getByText('There is no page at that address, so you are on the home page.'),
  ).toBeVisible();
  // Its looks do not come with its code: no code comes.
  const form = page.getByRole('search').first();
  expect(await form.evaluate((node) => getComputedStyle(node).display)).toBe('flex');
});
