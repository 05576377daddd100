import { DEMO_PASSWORD } from '@longleaf/platform/demo-people';
import { expect, type Page } from '@playwright/test';
import { JOURNEY_PORTS } from '../setup/ports.ts';
import { press } from './by-keyboard.ts';

export const NEW_PASSWORD = 'Needles_in_2026';

const PROVIDER = `http://localhost:${JOURNEY_PORTS.IDENTITY_PORT}`;

/** What the portal asks the provider for; its code is not used. */
const AUTHORIZATION = {
  client_id: 'longleaf-portal',
  response_type: 'code',
  scope: 'openid',
  redirect_uri: `http://localhost:${JOURNEY_PORTS.PORT}/signin-callback`,
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  state: 'journey',
};

/** Fills in the provider's own screen, wherever the page was sent there from. */
export async function fillSignIn(page: Page, userName: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email or account name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/**
 * Opens an address of the portal as a demo person who is signed in. Without the screens of signing in, which are four
 * pages to draw: journeys that are about signing in go through those (`fillSignIn`).
 */
export async function signIn(page: Page, userName = 'demo_student', at = '/'): Promise<void> {
  await openAs(page, { userName, password: DEMO_PASSWORD }, at);
}

/** The same for anybody: the provider takes the password as from its own form, and the browser has its session. */
export async function openAs(
  page: Page,
  person: { userName: string; password: string },
  at: string,
): Promise<void> {
  const form = await page.request.get(`${PROVIDER}/auth`, { params: AUTHORIZATION });
  const csrf = /name="csrf" value="([^"]+)"/.exec(await form.text())?.[1] ?? '';
  const sent = await page.request.post(form.url(), {
    headers: { origin: PROVIDER },
    form: { csrf, identifier: person.userName, password: person.password },
  });
  expect(new URL(sent.url()).pathname, 'where the provider sent who signed in').toBe('/signin-callback');
  // As where somebody opens a new tab: the portal knows that there may be a session, and asks the provider in a frame.
  await page.goto('/favicon.svg');
  await page.evaluate(() => window.localStorage.setItem('longleaf.signed-in', 'yes'));
  await page.goto(at);
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
