import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { test } from './helpers/test.ts';

test('the documentation of the API is in the product’s type and fits a phone', async ({ page }) => {
  await page.goto('/api/docs', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.fonts.check('16px "Reddit Sans Variable"'))).toBe(true);
  await page.getByRole('link', { name: 'careers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'careers' })).toBeInViewport();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator('summary').first().click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page, 'documentation of the API');
});
