import { linkIn } from '@longleaf/testkit/mail-folder';
import { expect } from '@playwright/test';
import { letters, newPerson, newSignedInPerson, QUESTION } from './helpers/person.ts';
import { countPresses, PRESSES_OF_A_LIST } from './helpers/presses.ts';
import { openFilters, openGroup, showResults, tick } from './helpers/search.ts';
import { createAccount, expectSignedIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

const unique = () => `una_${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

test(
  'a college, from home to saved: no more than 14 presses until an account is asked for',
  ON_PHONE_TOO,
  async ({ page }) => {
    const presses = await countPresses(page);
    await page.goto('/');
    const box = page.getByRole('main').getByRole('combobox', { name: 'What are you looking for?' });
    await box.click();
    await box.fill('nursing');
    await page
      .getByRole('option', { name: /^Registered Nursing/ })
      .first()
      .click();
    await expect(page).toHaveURL(/college-search\?major=51\.38/);
    const drawer = await openFilters(page);
    await openGroup(drawer, 'Place');
    await drawer.getByLabel('of ZIP code').click();
    await drawer.getByLabel('of ZIP code').fill('27601');
    await drawer.getByLabel('Within').selectOption({ label: '100 miles' });
    await openGroup(drawer, 'College');
    await tick(drawer, 'Four-year');
    await tick(drawer, 'Public');
    await openGroup(drawer, 'Cost');
    await tick(drawer, String.raw`Under \$10,000`);
    await showResults(page, drawer);
    const college = page.getByRole('article').filter({ hasText: 'Fayetteville State University' });
    await college.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('save Fayetteville State University')).toBeVisible();
    expect(presses() + PRESSES_OF_A_LIST).toBeLessThanOrEqual(14);

    await createAccount(page, unique());
    await expect(page.getByText('Saved successfully to your Saved Colleges')).toBeVisible();
    await expect(college.getByRole('button', { name: /^Saved/ })).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'a career, from home to saved, and a college that teaches it: no more than 6 presses',
  ON_PHONE_TOO,
  async ({ page }) => {
    await newSignedInPerson(page, 'presses');
    const presses = await countPresses(page);
    await page.goto('/');
    await expectSignedIn(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search everything' }).click();
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('welder');
    await page
      .getByRole('option', { name: /^Welders/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Welders/ })).toBeVisible();
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByRole('button', { name: /^Saved/ }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Find colleges for this career' }).click();
    await expect(page).toHaveURL(/college-search\?occCode=51-4121/);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/college-profile/);
    expect(presses()).toBeLessThanOrEqual(6);
  },
);

test(
  'a lost password, from home to signed in again: no more than 14 presses',
  ON_PHONE_TOO,
  async ({ page }) => {
    const person = await newPerson(page, 'loses');
    const presses = await countPresses(page);
    await page.goto('/');
    await page
      .getByRole('link', { name: 'Sign in' })
      .or(page.getByRole('button', { name: 'Sign in' }))
      .first()
      .click();
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await page.getByLabel('Account name or email').click();
    await page.getByLabel('Account name or email').fill(person.userName);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel(QUESTION).click();
    await page.getByLabel(QUESTION).fill('grandpa jose');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(linkIn(await letters().next(person.email, { subject: /Set a new password/ })));
    const password = 'mountain_laurel_7';
    for (const label of ['New password', 'New password again']) {
      await page.getByLabel(label, { exact: true }).click();
      await page.getByLabel(label, { exact: true }).fill(password);
    }
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByRole('button', { name: 'Go to sign in' }).click();
    for (const [label, text] of [
      ['Email or account name', person.userName],
      ['Password', password],
    ] as const) {
      await page.getByLabel(label, { exact: true }).click();
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectSignedIn(page);
    expect(presses()).toBeLessThanOrEqual(14);
  },
);
