import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { test } from './helpers/test.ts';
import { PHONE_IS_ENOUGH } from './helpers/widths.ts';

const ALL = /\/assets\/.*\.js$/;
const NEEDED = /\/assets\/base-.*\.js$/;

for (const [which, scripts] of [
  ['all of them', ALL],
  ['one that others need', NEEDED],
] as const)
  test(
    `a page whose scripts do not come says so and is loaded again: ${which}`,
    PHONE_IS_ENOUGH,
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

test.describe('one that fails', () => {
  // What another takes from it is not there.
  test.use({ mayThrow: /does not provide an export/ });

  test('a page one of whose scripts comes and fails says so as well', async ({ page }) => {
    await page.route(NEEDED, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
    );
    await page.goto('/learnAboutYourself');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Parts of this page did not arrive.' }),
    ).toBeVisible();
  });
});

test('a page whose scripts come says nothing of that', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-unloaded');
});

test.describe('one script refused', () => {
  // The browser tells of the one that was refused.
  test.use({ mayThrow: /entry\.client/ });

  test('a page that starts all the same says nothing of a script that was refused once', async ({ page }) => {
    await page.route(/\/assets\/entry\.client-.*\.js$/, (route) => route.abort());
    await page.goto('/careers');
    await page.waitForFunction(() => '__webpack_nonce__' in window);
    // Longer than the page waits before it says so.
    await page.waitForTimeout(2500);
    await expect(page.locator('html')).not.toHaveAttribute('data-unloaded');
  });
});
