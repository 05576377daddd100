import { expect, type Page } from '@playwright/test';
import { loseSession } from './helpers/lost-session.ts';
import { fillSignIn, signIn, signOut } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

const TYPED = 'Small and near the coast';

async function typeName(page: Page): Promise<void> {
  await page.goto('/college-search?state=nc');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByLabel('Name of the search').fill(TYPED);
  // Typing is kept a moment after the last key.
  await page.waitForTimeout(1500);
}

async function openForm(page: Page) {
  await page.goto('/college-search?state=nc');
  await page.getByRole('button', { name: 'Save search' }).click();
  return page.getByLabel('Name of the search');
}

test('what was being typed survives a session that ends in the middle of it', async ({ page }) => {
  await signIn(page, 'demo_senior');
  await typeName(page);
  const letAnswer = await loseSession(page, '**/api/campusSearch/saveCampusSearch');
  await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click();
  await expect(
    page.getByText('Your session has ended. Sign in again: what you typed is kept.'),
  ).toBeVisible();
  await letAnswer();
  // The form is as it was; sending it now leads through sign-in, and then it is done.
  await expect(page.getByLabel('Name of the search')).toHaveValue(TYPED);
  await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click();
  await fillSignIn(page, 'demo_senior');
  await expect(page).toHaveURL(/\/college-search\?state=nc/);
  await expect(page.getByText('Your search is saved.')).toBeVisible();
});

test('what was being typed survives a reload, is nobody else’s, and is wiped by one’s own sign-out', async ({
  page,
}) => {
  await signIn(page, 'demo_parent');
  await typeName(page);
  await page.reload();
  await expect(await openForm(page)).toHaveValue(TYPED);

  await page.goto('/');
  await signOut(page);
  await signIn(page, 'demo_educator');
  await expect(await openForm(page)).not.toHaveValue(TYPED);
  await page.goto('/');
  await signOut(page);
  await signIn(page, 'demo_parent');
  await expect(await openForm(page)).not.toHaveValue(TYPED);
});
