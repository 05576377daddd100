import { expect, type Page } from '@playwright/test';
import { press } from './by-keyboard.ts';
import { expectSignedIn, fillSignIn } from './sign-in.ts';

/** Opens an address of the portal that asks who is there, and signs in. */
export async function openAs(
  page: Page,
  person: { userName: string; password: string },
  address: string,
): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, person.userName, person.password);
  await expectSignedIn(page);
}

/** What is said once all answers are with the server. */
export const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeAttached();

/** The row of a survey in 'Learn about yourself'. */
export const surveyRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Saves the first career of the results by keyboard alone, and finds it among the saved ones. */
export async function saveFirstCareer(page: Page): Promise<void> {
  const career = page
    .getByRole('table', { name: /Careers|^Jobs/ })
    .getByRole('row')
    .nth(1);
  const name = await career.getByRole('link').innerText();
  await press(page, career.getByRole('button', { name: /Save/ }));
  await expect(career.getByRole('button', { name: /Saved/ })).toBeVisible();
  await page.goto('/careers?searchType=saved');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}
