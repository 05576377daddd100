import { readFile } from 'node:fs/promises';
import { linkIn } from '@longleaf/testkit/mail-folder';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { closeWindow, openWindow, turnOnSecondFactor } from './helpers/account-windows.ts';
import { choose, press, select, typeInto } from './helpers/by-keyboard.ts';
import { letters, newSignedInPerson, QUESTION } from './helpers/person.ts';
import { expectSignedIn, fillSignIn, signOut } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('everything forgotten: back in by mail, safe again, the profile complete, the data taken along', async ({
  page,
}) => {
  test.slow();
  const { userName, email } = await newSignedInPerson(page, 'forgot', '/profile');
  const { recoveryCodes } = await turnOnSecondFactor(page);
  await page.reload();
  await expectSignedIn(page);
  await signOut(page);

  // Neither the account name nor the password; the telephone with the app is lost as well.
  await page.goto('/login');
  await press(page, page.getByRole('link', { name: 'Forgot account name' }));
  await typeInto(page, page.getByLabel('Email', { exact: true }), email);
  await press(page, button(page, 'Continue'));
  await typeInto(page, page.getByLabel(QUESTION), 'grandpa jose');
  await press(page, button(page, 'Show my account name'));
  await expect(page.getByText(userName, { exact: true })).toBeVisible();
  await page.goto('/recoverAccount/requestpasswordreset');
  await typeInto(page, page.getByLabel('Account name or email'), userName);
  await press(page, button(page, 'Continue'));
  await expect(page.getByRole('radio')).toBeChecked();
  await press(page, button(page, 'Send me a link'));
  await page.goto(linkIn(await letters().next(email, { subject: /Set a new password/ })));
  await typeInto(page, page.getByLabel('New password', { exact: true }), 'mountain_laurel_7');
  await typeInto(page, page.getByLabel('New password again', { exact: true }), 'mountain_laurel_7');
  await press(page, button(page, 'Save new password'));
  await expect(page).toHaveURL(/\/resetPasswordConfirmation$/);
  await page.goto('/profile');
  await fillSignIn(page, userName, 'mountain_laurel_7');
  await typeInto(page, page.getByLabel('Code', { exact: true }), recoveryCodes[0] ?? '');
  await expectAccessible(page, 'recovery code typed');
  await press(page, button(page, 'Sign in'));
  await expect(page).toHaveURL('/profile');
  await expect(section(page, 'Signing in')).toContainText(email);

  // The lost telephone is taken off, a new one put in its place.
  const window = await openWindow(page, 'Two-factor sign-in');
  await press(window, button(window, 'Turn off two-factor sign-in'));
  await expect(window.getByRole('heading', { level: 1, name: 'Two-factor sign-in is off' })).toBeVisible();
  await closeWindow(window);
  await letters().next(email, { subject: /^Two-factor sign-in was turned off/ });
  const again = await turnOnSecondFactor(page);
  expect(again.recoveryCodes).not.toContain(recoveryCodes[1]);

  // The profile, with an address as the check suggests it.
  const part = section(page, 'Addresses');
  await press(page, part.getByRole('button', { name: 'Edit Addresses' }));
  const mail = part.getByRole('group', { name: 'Mailing address' });
  await typeInto(page, mail.getByLabel('Street address'), '100 Oak Street');
  await typeInto(page, mail.getByLabel('City'), 'Chapel Hill');
  await select(page, mail.getByLabel('State'), 'North Carolina');
  await typeInto(page, mail.getByLabel('ZIP code'), '27601');
  await press(page, part.getByRole('button', { name: 'Save changes' }));
  const question = page.getByRole('dialog', { name: 'Is this your address?' });
  await choose(page, question.getByRole('radio', { name: /^Suggested.*Chapel Hill/ }).first());
  await press(page, question.getByRole('button', { name: 'Use this address' }));
  await expect(part.getByText(/Chapel Hill, NC/).first()).toBeVisible();
  await expectAccessible(page, 'profile with a checked address');

  await press(page, section(page, 'Your data').getByRole('link', { name: 'Your data' }));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, button(page, 'Download as JSON')),
  ]);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    account: { twoFactorSince: string | null; recoveryCodesLeft: number };
    sections: { id: string; rows: Record<string, unknown>[] }[];
  };
  expect(data.account.twoFactorSince).not.toBeNull();
  expect(data.account.recoveryCodesLeft).toBe(10);
  const profile = data.sections.find(({ id }) => id === 'profiles');
  expect(profile?.rows).toMatchObject([
    { email, mailAddress: { city: 'Chapel Hill', state: 'NC', isVerified: false } },
  ]);
});
