import { DEMO_PASSWORD } from '@longleaf/platform/demo-people';
import { expect, type Page } from '@playwright/test';
import { press } from './by-keyboard.ts';

export const NEW_PASSWORD = 'Needles_in_2026';

/** Fills in the provider's own screen, wherever the page was sent there from. */
export async function fillSignIn(page: Page, userName: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email or account name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Signs a demo person in through the real provider and waits until the portal knows them. */
export async function signIn(page: Page, userName = 'demo_student'): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, userName);
  await expectSignedIn(page);
}

/** From the provider's sign-in screen to a new account; the provider then goes on where it was. */
export async function createAccount(page: Page, userName: string): Promise<void> {
  await page.getByRole('link', { name: 'Create a free account' }).click();
  await page.getByLabel('Account name').fill(userName);
  await page.getByLabel('Email').fill(`${userName}@example.org`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.locator('input[name=password]').fill(NEW_PASSWORD);
  await page.locator('input[name=confirmPassword]').fill(NEW_PASSWORD);
  await page.locator('select[name=securityQuestion]').selectOption({ index: 1 });
  await page.locator('input[name=securityAnswer]').fill('Blue');
  await page.getByLabel('High school student').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The account menu is there only when somebody is signed in. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(accountButton(page)).toBeVisible();
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(accountButton(page)).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Signs out and waits until the provider has sent the browser back: another address before that would be a race. */
export async function signOut(page: Page): Promise<void> {
  await press(page, accountButton(page));
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSignedOut(page);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page).toHaveURL('/');
}

export function accountButton(page: Page) {
  return page.getByRole('button', { name: /, your account$/ });
}
