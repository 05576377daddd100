import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

const ENTRY = /\/assets\/entry\.client-.*\.js$/;
const SHARED = /\/assets\/(?!entry\.client-).*\.js$/;

for (const [which, scripts] of [
  ['the one that starts the page', ENTRY],
  ['those that it needs', SHARED],
] as const)
  test(
    `a page whose scripts do not come says so and is loaded again: ${which}`,
    ON_PHONE_TOO,
    async ({ page }) => {
      await page.route(scripts, (route) => route.abort());
      await page.goto('/learnAboutYourself');
      const notice = page.getByRole('alert').filter({ hasText: 'Parts of this page did not arrive.' });
      await expect(notice).toBeVisible();
      await expectAccessible(page, `scripts missing, ${which}`);
      await page.unroute(scripts);
      await notice.getByRole('button', { name: 'Load the page again' }).click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

test('a page whose scripts come says nothing of that', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-unloaded');
});
