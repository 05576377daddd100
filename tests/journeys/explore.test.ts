import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { openFilters, openGroup, showResults, tick } from './helpers/search.ts';
import {
  createAccount,
  expectSignedIn,
  fillSignIn,
  NEW_PASSWORD,
  signIn,
  signOut,
} from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO, isPhone } from './helpers/widths.ts';

const unique = () => `eve_${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

test('from “nurse” to a community college near home, all three saved and found again', async ({ page }) => {
  test.slow();
  const userName = unique();
  await page.goto('/careers');
  await page.getByRole('combobox', { name: 'Career or job title' }).fill('nurse');
  await page.getByRole('option', { name: /^Registered Nurses/ }).click();

  // Pay in the state and its cities against the nation.
  await expect(page.getByRole('heading', { level: 1, name: 'Registered Nurses' })).toBeVisible();
  for (const area of ['North Carolina', 'United States', 'Charlotte', 'Raleigh', 'Durham']) {
    await expect(page.getByText(area).first()).toBeVisible();
  }
  await expectAccessible(page, 'career registered nurses');

  // Saved as a visitor: asked once, on the way through a new account.
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('save Registered Nurses')).toBeVisible();
  await createAccount(page, userName);
  await expect(page).toHaveURL(/\/careers\//);
  await expect(page.getByText('Saved successfully to your Saved Careers')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Saved/ }).first()).toHaveAttribute('aria-pressed', 'true');

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Registered Nursing\/Registered Nurse/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Registered Nursing/ })).toBeVisible();
  await expectAccessible(page, 'program registered nursing');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('Program saved successfully.')).toBeVisible();

  // Who teaches it for an associate degree, near Raleigh.
  await page.getByRole('link', { name: 'Find colleges for this major' }).click();
  await expect(page).toHaveURL(/college-search\?major=51\.38/);
  const drawer = await openFilters(page);
  await openGroup(drawer, 'Place');
  await drawer.getByLabel('of ZIP code').fill('27601');
  await drawer.getByLabel('Within').selectOption({ label: '50 miles' });
  await openGroup(drawer, 'College');
  await tick(drawer, 'Associate');
  await showResults(page, drawer);
  await page.getByRole('link', { name: /Wake Technical Community College|Wake Tech/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Wake Tech/ })).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('Saved successfully to your Saved Colleges')).toBeVisible();

  await signOut(page);
  await page.goto('/savedColleges');
  await fillSignIn(page, userName, NEW_PASSWORD);
  await expectSignedIn(page);
  await expect(page.getByRole('link', { name: /Wake Tech/ })).toBeVisible();
  await page.goto('/savedPrograms');
  await expect(page.getByRole('link', { name: /^Registered Nursing/ })).toBeVisible();
  await expectAccessible(page, 'saved programs');
  await page.goto('/careers?searchType=saved');
  await expect(page.getByRole('link', { name: 'Registered Nurses', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '1 saved career' })).toBeVisible();
  await expectAccessible(page, 'saved careers');
});

test(
  'career search: words, clusters, pages, back, reload, nothing found, failure (UI-026)',
  ON_PHONE_TOO,
  async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByRole('article')).toHaveCount(10);
    await expectAccessible(page, 'careers');

    await page.getByRole('combobox', { name: 'Career or job title' }).fill('coder');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/careers?s=coder');
    await expect(page.getByRole('article').first()).toBeVisible();

    if (isPhone(page)) await page.getByLabel('Career cluster', { exact: true }).selectOption('H');
    else await page.getByRole('link', { name: /^Health Science/ }).click();
    await expect(page).toHaveURL('/careers?searchType=cluster&searchId=Health');
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL('/careers?searchType=cluster&searchId=Health&p=2');
    await expect(page.getByText(/^11 to 20 of/)).toBeVisible();
    const second = await page.getByRole('article').first().innerText();
    await page.reload();
    await expect(page.getByText(/^11 to 20 of/)).toBeVisible();
    expect(await page.getByRole('article').first().innerText()).toBe(second);
    await page.goBack();
    await expect(page.getByText(/^1 to 10 of/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter: Health Science' }).click();
    await expect(page).toHaveURL('/careers');

    await page.goto('/careers?s=zzzzqqqq');
    await expect(page.getByRole('heading', { name: 'No career fits' })).toBeVisible();
    await expectAccessible(page, 'careers without results');

    await page.route('**/api/careers/occupations?**', (route) => route.abort());
    await page.getByRole('button', { name: 'Show all careers' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page, 'careers failed');
    await page.unroute('**/api/careers/occupations?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
  },
);

test('an address that asks for programs of a career nobody knows leads on to all programs', async ({
  page,
}) => {
  await page.goto('/programsMajors?occCode=99-9999', { waitUntil: 'networkidle' });
  await expect(page.getByText('No program fits')).toBeVisible();
  await page.getByRole('button', { name: 'Show all programs' }).click();
  await expect(page).toHaveURL(/\/programsMajors$/);
  await expect(page.getByRole('heading', { name: /^[\d,]+ programs$/ })).toBeVisible();
});

test('program search by keyboard, for a career, and a saved program taken off and brought back (UI-024)', async ({
  page,
}) => {
  await signIn(page, 'demo_new', '/programsMajors?occCode=29-1141.00');
  await expect(page.getByText('Leads to Registered Nurses')).toBeVisible();
  await expectAccessible(page, 'programs for a career');
  await page.getByRole('button', { name: 'Remove filter: leads to Registered Nurses' }).press('Enter');
  await expect(page).toHaveURL('/programsMajors');

  const field = page.getByRole('combobox', { name: 'Major or program' });
  await field.fill('forestry');
  await page.keyboard.press('Enter');
  const first = page.getByRole('article').first();
  await expect(page).toHaveURL(/\?s=/);
  // Until the answer is there, the programs from before stay in sight.
  await expect(first.getByRole('link')).toContainText(/forest/i);
  const title = await first.getByRole('link').innerText();
  await first.getByRole('button', { name: /^Save/ }).press('Enter');
  await expect(page.getByText('Program saved successfully.')).toBeVisible();

  await page.goto('/savedPrograms');
  const row = page.getByRole('article').filter({ hasText: title });
  await row.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(page.getByText('Program removed successfully.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(row).toHaveCount(0);
});

test('saved careers asked for by a visitor: sign in first, and back to the list', async ({ page }) => {
  await page.goto('/careers?searchType=saved');
  await expect(page.getByRole('heading', { name: 'Sign in to see your saved careers' })).toBeVisible();
  await expectAccessible(page, 'saved careers of a visitor');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, 'demo_educator');
  await expect(page).toHaveURL('/careers?searchType=saved');
  await expect(page.getByRole('heading', { name: /saved career/i }).first()).toBeVisible();
});
