import { randomBytes } from 'node:crypto';
import { linkIn } from '@longleaf/testkit/mail-folder';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { closeWindow, openWindow, turnOnSecondFactor } from './helpers/account-windows.ts';
import { codeOfStep, stepNow } from './helpers/app-codes.ts';
import { press, typeInto } from './helpers/by-keyboard.ts';
import { letters, newSignedInPerson } from './helpers/person.ts';
import { createAccount, expectSignedIn, fillSignIn, NEW_PASSWORD, signOut } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const signingIn = (page: Page) => page.getByRole('region', { name: 'Signing in', exact: true });

/** Somebody with a new account, on their profile. Each journey has a person of its own. */
async function newPersonOnProfile(page: Page) {
  const person = await newSignedInPerson(page, 'careful', '/profile', NEW_PASSWORD);
  await expectProfile(page, person.email);
  return person;
}

/** From the profile out, and to the sign-in screen that the profile asks for. */
async function signOutAndBack(page: Page): Promise<void> {
  await signOut(page);
  await page.goto('/profile');
}

/** On the profile again, which stands still by now: what is opened on it stays open. */
async function expectProfile(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('/profile');
  await expect(signingIn(page)).toContainText(email);
  await expectSignedIn(page);
}

/** From the sign-in screen to the page that asks for a code. */
async function reachCode(page: Page, name: string, password = NEW_PASSWORD): Promise<void> {
  await fillSignIn(page, name, password);
  await expect(title(page, 'Enter your code')).toBeVisible();
}

/** Opens the profile until the portal, which hears of an ended session in its own time, sends to the sign-in screen. */
async function expectSignInAskedFor(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/profile');
    await expect(page.getByLabel('Email or account name')).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await typeInto(page, page.getByLabel('Code', { exact: true }), code);
  await press(page, button(page, 'Sign in'));
}

test('a second factor: set up, signed in with, and the phone lost', async ({ page }) => {
  test.slow();
  const { userName, email } = await newPersonOnProfile(page);
  const { key, step, recoveryCodes } = await turnOnSecondFactor(page);
  const [first = '', second = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  await letters().next(email, { subject: /^Two-factor sign-in was turned on/ });
  await page.reload();
  await expectProfile(page, email);

  // The password alone is no longer enough, nor is a code that was used before.
  await signOutAndBack(page);
  await reachCode(page, userName);
  await expectAccessible(page, 'code asked for');
  const lost = await page.getByText('Lost both your phone and your codes?').boundingBox();
  const signInButton = await button(page, 'Sign in').boundingBox();
  const below = (signInButton?.y ?? 0) + (signInButton?.height ?? 0);
  expect((lost?.y ?? 0) - below, 'room between the button and the words below').toBeGreaterThan(12);
  await giveCode(page, codeOfStep(key, step));
  await expect(page.getByRole('alert')).toContainText('That code is not right.');
  await expectAccessible(page, 'code used before');
  // One step ahead is taken as well, so nobody has to wait for it.
  await giveCode(page, codeOfStep(key, Math.max(step + 1, stepNow())));
  await expectProfile(page, email);

  await signOutAndBack(page);
  await reachCode(page, userName);
  await giveCode(page, first);
  await expectProfile(page, email);

  // Each recovery code works once; the window counts them.
  await signOutAndBack(page);
  await reachCode(page, userName);
  await giveCode(page, first);
  await expect(page.getByRole('alert')).toContainText('That code is not right.');
  await giveCode(page, second);
  await expectProfile(page, email);
  const window = await openWindow(page, 'Two-factor sign-in');
  await expect(window.getByText('You have 8 left.')).toBeVisible();
  await expectAccessible(window, 'two-factor window when on');
  await press(window, button(window, 'Turn off two-factor sign-in'));
  await expect(title(window, 'Two-factor sign-in is off')).toBeVisible();
  await expectAccessible(window, 'two-factor window turned off');
  await closeWindow(window);
  await letters().next(email, { subject: /^Two-factor sign-in was turned off/ });
  await page.reload();
  await expectProfile(page, email);

  await signOutAndBack(page);
  await fillSignIn(page, userName, NEW_PASSWORD);
  await expectProfile(page, email);
});

test('another email: a link to the new address, word to the old one, and shown on the profile (GAP-117)', async ({
  page,
  context,
}) => {
  test.slow();
  const { email } = await newPersonOnProfile(page);
  await expect(signingIn(page).getByText('Not confirmed', { exact: true })).toBeVisible();
  const newEmail = `new_${email}`;

  const window = await openWindow(page, 'Change email');
  await expect(title(window, 'Change your email')).toBeVisible();
  await expectAccessible(window, 'email window');
  await press(window, button(window, 'Send the link'));
  await expect(window.getByRole('alert')).toBeVisible();
  await expectAccessible(window, 'email window, nothing typed');
  await typeInto(window, window.getByLabel('New email'), newEmail);
  await press(window, button(window, 'Send the link'));
  await expect(window.getByRole('status')).toContainText(`We sent a link to ${newEmail}.`);
  await expectAccessible(window, 'email window, link sent');

  const mail = letters();
  await mail.next(email, { subject: /^A new email for your/ });
  const link = linkIn(await mail.next(newEmail, { subject: /^Confirm your email/ }));
  const opened = await context.newPage();
  await opened.goto(link);
  await expect(title(opened, 'Confirm your email')).toBeVisible();
  await expectAccessible(opened, 'email link opened');
  await press(opened, button(opened, 'Confirm'));
  await expect(title(opened, 'Your email is changed')).toBeVisible();
  await expectAccessible(opened, 'email changed');
  await mail.next(email, { subject: /^The email of your .* was changed$/ });
  await opened.goto(link);
  await press(opened, button(opened, 'Confirm'));
  await expect(title(opened, 'This link no longer works')).toBeVisible();
  await expectAccessible(opened, 'email link used up');
  await opened.close();

  await closeWindow(window);
  await expect(signingIn(page).getByText(newEmail)).toBeVisible();
  await expect(signingIn(page).getByText('Confirmed', { exact: true })).toBeVisible();
  await expectAccessible(page, 'profile with another email');
  await page.reload();
  await expectProfile(page, newEmail);

  await signOutAndBack(page);
  await fillSignIn(page, newEmail, NEW_PASSWORD);
  await expectProfile(page, newEmail);
});

test('signed out everywhere from the recent sign-ins: every browser asks for the sign-in', async ({
  page,
  browser,
}) => {
  test.slow();
  // Made on the screen: that the account was made there is one of the things listed.
  const userName = `careful_${randomBytes(5).toString('hex')}`;
  const email = `${userName}@example.org`;
  await page.goto('/login');
  await createAccount(page, userName);
  await expectSignedIn(page);
  await page.goto('/profile');
  await expectProfile(page, email);
  const elsewhere = await browser.newPage();
  await elsewhere.goto('/login');
  await fillSignIn(elsewhere, userName, NEW_PASSWORD);
  await expectSignedIn(elsewhere);

  const window = await openWindow(page, 'Recent sign-ins');
  await expect(title(window, 'Your sign-ins')).toBeVisible();
  await expect(window.getByRole('listitem')).toHaveText([
    // Where one is signed in, then when that was.
    /Last used|This device/,
    /Last used|This device/,
    /Password/,
    /You created your account/,
  ]);
  await expectAccessible(window, 'recent sign-ins');
  await press(window, button(window, 'Sign out everywhere'));
  await expect(title(window, 'You are signed out everywhere')).toBeVisible();
  await expectAccessible(window, 'signed out everywhere');
  await closeWindow(window);

  await page.waitForURL(({ pathname }) => pathname !== '/profile');
  await expectSignInAskedFor(page);
  await expectSignInAskedFor(elsewhere);
  await fillSignIn(page, userName, NEW_PASSWORD);
  await expectProfile(page, email);
  await elsewhere.close();
});
