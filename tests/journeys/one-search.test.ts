import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

test(
  'one search: a major from home, a place from the header, a guide, and where somebody is not sure',
  ON_PHONE_TOO,
  async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('What are you looking for?').fill('nursing');
    const major = page.getByRole('option', { name: /^Registered Nursing\/Registered Nurse/ });
    await expect(major).toBeVisible();
    await expectAccessible(page, 'one search on home');
    await major.click();
    await expect(page).toHaveURL('/college-search?major=51.3801');
    await expect(page.getByRole('heading', { level: 2, name: /^[\d,]+ colleges$/ })).toBeVisible();

    await page.getByRole('button', { name: 'Search everything' }).click();
    const box = page.getByRole('combobox', { name: 'Search everything' });
    await expect(box).toBeFocused();
    await box.fill('boone');
    await expect(page.getByRole('option', { name: /^Boone, NC/ })).toBeVisible();
    await expectAccessible(page, 'one search in the header');
    await box.press('Enter');
    await expect(page).toHaveURL('/college-search?zip=28607');
    await expect(page.getByRole('link', { name: 'Appalachian State' }).first()).toBeVisible();

    await page.goto('/search?q=fafsa');
    await expect(page).toHaveURL(/\/pay-for-college\/fafsa$/);
    await page.locator('summary', { hasText: 'Search everything' }).click();
    await page.getByRole('searchbox', { name: 'Search everything' }).fill('not sure');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Not sure yet? Look around' })).toBeVisible();
  },
);

test('nothing found by the one search is said, with ways on', async ({ page }) => {
  await page.goto('/search?q=qwertzuiop');
  await expect(page.getByRole('heading', { name: 'Nothing found for “qwertzuiop”' })).toBeVisible();
  await expectAccessible(page, 'one search without results');
  await page.getByRole('link', { name: 'All careers' }).click();
  await expect(page).toHaveURL('/careers');
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the one search is a plain form', async ({ page }) => {
    await page.goto('/data');
    await page.getByRole('button', { name: 'Search everything' }).click();
    await expect(page).toHaveURL(/\/search\??$/);
    await page.getByLabel('What are you looking for?').fill('27514');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/college-search?zip=27514');
    await expect(page.getByRole('link', { name: /^UNC Chapel Hill/ }).first()).toBeVisible();
  });
});
