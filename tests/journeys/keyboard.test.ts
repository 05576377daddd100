import { expect, type Page } from '@playwright/test';
import { test } from './helpers/test.ts';
import { DEMO_PASSWORD } from '@longleaf/platform/demo-people';

/** Presses Tab until the focus is on something with this name; fails when it never gets there. */
async function tabTo(page: Page, name: RegExp, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    // A page that is just being left has no focus to look at.
    const look = page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const labelled = element.getAttribute('aria-label') ?? '';
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
      return `${labelled} ${label} ${element.textContent ?? ''}`.trim();
    });
    const reached = await look.catch(() => null);
    if (reached !== null && name.test(reached)) return;
  }
  throw new Error(`The focus never reached ${String(name)}`);
}

test('by keyboard alone: search, filter, open, save, sign in, find it again', async ({ page }) => {
  await page.goto('/college-search');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(page, /UNC System/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 2, name: '16 colleges' })).toBeVisible();

  await tabTo(page, /College, major, career or place/);
  await page.keyboard.type('unc wilmington');
  await expect(
    page.getByRole('option', { name: /UNC Wilmington|University of North Carolina Wilmington/ }),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'UNC Wilmington' })).toBeVisible();

  await tabTo(page, /^Save(?!d)/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('save UNC Wilmington')).toBeVisible();
  await tabTo(page, /^Email or account name/);
  await page.keyboard.type('demo_college');
  await tabTo(page, /^Password/);
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved successfully to your Saved Colleges')).toBeVisible();

  await tabTo(page, /^Admissions/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admissions$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/admissions$/);

  await page.goto('/savedColleges');
  await expect(page.getByRole('link', { name: 'UNC Wilmington' })).toBeVisible();
});
