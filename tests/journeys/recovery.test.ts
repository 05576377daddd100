import { linkIn } from '@longleaf/testkit/mail-folder';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { press, typeInto } from './helpers/by-keyboard.ts';
import { letters, newPerson, QUESTION } from './helpers/person.ts';
import { expectSignedIn, fillSignIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

const NEW_PASSWORD = 'mountain_laurel_7';
const NOT_FOUND = 'Your account was not found, or the information you entered is inaccurate.';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Opens the link of the mail, sets a new password and signs in with it. */
async function setNewPassword(page: Page, person: { userName: string; email: string }): Promise<string> {
  const link = linkIn(await letters().next(person.email, { subject: /Set a new password/ }));
  await page.goto(link);
  await expect(page).toHaveURL(/\/resetPassword$/);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(
    new URL(link).searchParams.get('token'),
  );
  await typeInto(page, page.getByLabel('New password', { exact: true }), 'password1');
  await typeInto(page, page.getByLabel('New password again', { exact: true }), 'password2');
  await press(page, button(page, 'Save new password'));
  await expect(page.getByRole('alert')).toContainText('easy to guess');
  await expect(page.getByRole('alert')).toContainText('The two passwords are not the same');
  await expectAccessible(page, 'reset password refused');
  await typeInto(page, page.getByLabel('New password', { exact: true }), NEW_PASSWORD);
  await typeInto(page, page.getByLabel('New password again', { exact: true }), NEW_PASSWORD);
  await expect(page.getByText('Strength: Strong')).toBeVisible();
  await expectAccessible(page, 'reset password');
  await press(page, button(page, 'Save new password'));
  // MSG-002
  await expect(page.getByText('Password reset successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/resetPasswordConfirmation$/);
  await expectAccessible(page, 'reset password confirmation');
  await press(page, button(page, 'Go to sign in'));
  await fillSignIn(page, person.userName, NEW_PASSWORD);
  await expectSignedIn(page);
  return link;
}

test('a forgotten password: security question, mail, new password, and the link is used up (UI-005, UI-006, UI-007, MSG-001, ST-084, ST-085, ST-086)', async ({
  page,
}) => {
  const person = await newPerson(page, 'forgets');
  await page.goto('/login');
  await press(page, page.getByRole('link', { name: 'Forgot password' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password' })).toBeVisible();
  await expectAccessible(page, 'recover by question');

  await press(page, button(page, 'Continue'));
  await expect(page.getByRole('alert')).toContainText('Enter your account name or email');
  await expectAccessible(page, 'recover by question, nothing typed');
  await typeInto(page, page.getByLabel('Account name or email'), 'nobody_by_this_name');
  await press(page, button(page, 'Continue'));
  await expect(page.getByRole('alert')).toContainText(NOT_FOUND);
  await typeInto(page, page.getByLabel('Account name or email'), person.userName.toUpperCase());
  await press(page, button(page, 'Continue'));

  await expect(step(page, 'Your security question')).toBeFocused();
  await expectAccessible(page, 'recover by question, the question');
  await typeInto(page, page.getByLabel(QUESTION), 'A stranger');
  await press(page, button(page, 'Send me a link'));
  await expect(page.getByRole('alert')).toContainText(NOT_FOUND);
  await expectAccessible(page, 'recover by question, wrong answer');
  await typeInto(page, page.getByLabel(QUESTION), 'grandpa jose');
  await press(page, button(page, 'Send me a link'));
  await expect(step(page, 'Check your email')).toBeFocused();
  await expectAccessible(page, 'recover by question, done');

  const link = await setNewPassword(page, person);
  await page.goto(link);
  await typeInto(page, page.getByLabel('New password', { exact: true }), 'another_word_99');
  await typeInto(page, page.getByLabel('New password again', { exact: true }), 'another_word_99');
  await press(page, button(page, 'Save new password'));
  await expect(page.getByRole('alert')).toContainText('An error occurred resetting your password');
  await expectAccessible(page, 'reset password with a used link');
});

test('a forgotten account name is shown after the security question (UI-008)', async ({ page }) => {
  const person = await newPerson(page, 'forgets');
  await page.goto('/login');
  await press(page, page.getByRole('link', { name: 'Forgot account name' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your account name' })).toBeVisible();
  await expectAccessible(page, 'recover account name');
  await typeInto(page, page.getByLabel('Email', { exact: true }), 'no email');
  await press(page, button(page, 'Continue'));
  await expect(page.getByRole('alert')).toContainText('Enter an email like name@example.com');
  await expectAccessible(page, 'recover account name, no email');
  await typeInto(page, page.getByLabel('Email', { exact: true }), person.email);
  await typeInto(page, page.getByLabel('First name (optional)'), 'ada');
  await press(page, button(page, 'Continue'));
  await expect(step(page, 'Your security question')).toBeFocused();
  await expectAccessible(page, 'recover account name, the question');
  await typeInto(page, page.getByLabel(QUESTION), 'Grandpa José');
  await press(page, button(page, 'Show my account name'));
  await expect(step(page, 'Your account name')).toBeFocused();
  await expect(page.getByText(person.userName, { exact: true })).toBeVisible();
  await expectAccessible(page, 'recover account name, done');
});

test('a forgotten password and answer: a link to the chosen account (UI-009, ST-085)', async ({ page }) => {
  const person = await newPerson(page, 'forgets');
  await page.goto('/recoverAccount/requestpasswordreset');
  await expectAccessible(page, 'recover by request');
  await typeInto(page, page.getByLabel('Account name or email'), person.email);
  await press(page, button(page, 'Continue'));
  await expect(page.getByRole('radio')).toBeChecked();
  await expect(page.getByText('The account with the email f•••@e•••.org')).toBeVisible();
  await expectAccessible(page, 'recover by request, accounts');
  await press(page, button(page, 'Back'));
  await expect(page.getByLabel('Account name or email')).toHaveValue(person.email);
  await press(page, button(page, 'Continue'));
  await press(page, button(page, 'Send me a link'));
  await expect(page.getByText('We sent a link to f•••@e•••.org.')).toBeVisible();
  await expectAccessible(page, 'recover by request, done');
  await setNewPassword(page, person);
});

test('a page for new passwords without its link says what to do', async ({ page }) => {
  await page.goto('/resetPassword');
  await expect(page.getByText('This page needs the link from our email.')).toBeVisible();
  await expectAccessible(page, 'reset password without a link');
  await press(page, page.getByRole('link', { name: 'Ask for a new link' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Ask for a password reset' })).toBeVisible();
});
