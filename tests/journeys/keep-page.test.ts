import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { press } from './helpers/by-keyboard.ts';
import { signIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { PHONE_IS_ENOUGH } from './helpers/widths.ts';

const BUTTON = 'Print, save or mail';

test('a career is saved as a PDF and mailed, by keyboard alone', PHONE_IS_ENOUGH, async ({ page }) => {
  await signIn(page, 'demo_senior', '/careers/registered-nurses');
  const button = page.getByRole('button', { name: BUTTON });
  await press(page, button);
  await expect(page.getByRole('menuitem', { name: 'Print' })).toBeFocused();
  await expectAccessible(page, 'print, save or mail');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Save as PDF' })).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('Registered Nurses.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await expect(button).toBeFocused();
  await press(page, button);
  await expect(page.getByRole('menuitem', { name: 'Print' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Email has been sent to the email address associated with your Longleaf profile.'),
  ).toBeVisible();
});

test('somebody who is not signed in is led to sign in, and back', async ({ page }) => {
  await page.goto('/college-profile/duke-university');
  await press(page, page.getByRole('button', { name: BUTTON }));
  await page.getByRole('menuitem', { name: 'Sign in to save or mail it' }).click();
  await expect(page.getByLabel('Email or account name')).toBeVisible();
});
