import { expect, type Page } from '@playwright/test';
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
