import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { fillSignIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

test('a college’s link to its application: signed in on the way and taken by the college once (ST-177)', async ({
  page,
}) => {
  await page.goto('/exclusive/applicationLogin/stand-in/first-year/demo');
  await fillSignIn(page, 'demo_senior');
  await expect(page).toHaveURL(/application-site\/login\?token=/);
  await expect(page.getByText('The portal says who comes')).toBeVisible();
  await expect(page.getByText('first-year', { exact: true })).toBeVisible();
  const used = await page.reload();
  expect(used?.status()).toBe(403);
  await expect(page.getByText('It was used before.')).toBeVisible();
});

test('a link to an application that nobody knows: a page that says so and leads to one’s own', async ({
  page,
}) => {
  await page.goto('/exclusive.html/applicationLogin/evil.example/first-year/key');
  await fillSignIn(page, 'demo_senior');
  await expect(page.getByText('We do not know this application.')).toBeVisible();
  await expectAccessible(page, 'unknown application');
  await expect(page).toHaveURL(/exclusive\.html/);
});
