import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

test(
  'recruiting: old enough first, told what a college learns, asked, the same everywhere, and stopped (UI-041, MOD-016, ST-170)',
  ON_PHONE_TOO,
  async ({ page }) => {
    await newSignedInPerson(page, 'recruited', '/collegeRecruiter');
    await expect(page.getByText('Add your date of birth to your profile first.')).toBeVisible();
    await expectAccessible(page, 'recruiting, age not known');
    await page.getByRole('link', { name: 'Open my profile' }).click();
    await page.getByRole('button', { name: 'Edit Your details' }).click();
    const details = page.getByRole('form', { name: 'Your details' });
    await details.getByLabel('Date of birth').fill('2009-03-04');
    await details.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your profile has been updated.')).toBeVisible();

    await page.goto('/collegeRecruiter');
    const told = page.getByRole('region', { name: 'What we tell colleges' });
    await told.getByLabel('Major (optional)').fill('Nursing');
    await told.getByRole('button', { name: 'Save this for colleges' }).click();
    await expect(page.getByText('Recruiter information has been submitted.')).toBeVisible();
    await page.getByLabel('Name of a college').fill('ecu');
    await page.getByLabel('Name of a college').press('Enter');
    await page.getByRole('button', { name: 'Get recruited East Carolina University' }).click();
    const asked = page.getByRole('dialog', { name: /^Get recruited by/ });
    await expect(asked).toContainText('name, email address, mailing address, and intended major');
    await expect(asked).toContainText('show this to a parent or guardian');
    await expectAccessible(page, 'get recruited, what is told');
    await asked.getByRole('button', { name: 'Get recruited' }).click();
    await expect(page.getByText('Successfully saved to college recruiter')).toBeVisible();
    await page.getByLabel('Only colleges that I asked').check();
    await expect(page.getByRole('heading', { name: '1 college', exact: true })).toBeVisible();
    await expectAccessible(page, 'colleges that were asked');

    await page.goto('/college-profile/east-carolina-university');
    await expect(page.getByRole('button', { name: /recruit.*East Carolina/i })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto('/collegePlanning#college-recruiters');
    const recruiters = page.getByRole('region', { name: 'Who may write to me' });
    await expect(recruiters).toContainText(
      'Gets your name, email address, mailing address, and intended major.',
    );
    await recruiters.getByRole('button', { name: /^Recruiting on/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
    await expect(recruiters.getByText('No college yet.')).toBeVisible();
    await page.goto('/yourData');
    await expect(page.getByText('You took it back').first()).toBeVisible();
  },
);
