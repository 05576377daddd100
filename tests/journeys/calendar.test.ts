import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { newPerson } from './helpers/person.ts';
import { fillSignIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { isPhone, ON_PHONE_TOO } from './helpers/widths.ts';

test(
  'the calendar: an event made, changed, deleted and brought back, by the month and by the week (UI-034, ST-252 to ST-258, API-174 to API-178, MOD-021)',
  ON_PHONE_TOO,
  async ({ page }) => {
    const person = await newPerson(page, 'plans_days');
    await page.goto('/studentCalendar');
    await fillSignIn(page, person.userName, person.password);
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
    await expectAccessible(page, 'calendar, empty');

    await page.getByRole('button', { name: 'Add event' }).click();
    await page.getByRole('textbox', { name: 'What is it?' }).fill('Campus visit');
    await page.getByRole('checkbox', { name: 'All day' }).check();
    await expectAccessible(page, 'calendar, form');
    await page.getByRole('button', { name: 'Save event' }).press('Enter');
    const visit = page.getByRole('button', { name: /Campus visit/ });
    await expect(visit).toBeVisible();
    await page.reload();
    await expect(visit).toBeVisible();
    await expectAccessible(page, 'calendar, month');

    await visit.press('Enter');
    // Beside the grid, or in its place where days stand one below the other.
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
    await page.getByRole('textbox', { name: 'What is it?' }).fill('Tour of the campus');
    await page.getByRole('button', { name: 'Save event' }).press('Enter');
    const tour = page.getByRole('button', { name: /Tour of the campus/ });
    await expect(tour).toBeVisible();
    if (!isPhone(page)) {
      await page.getByRole('button', { name: 'Week', exact: true }).click();
      await expect(page).toHaveURL(/view=week/);
      await expect(tour).toBeVisible();
      await expectAccessible(page, 'calendar, week');
    }

    await tour.press('Enter');
    await main.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(tour).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(tour).toBeVisible();

    await page.getByRole('button', { name: 'College calendars' }).press('Enter');
    const calendars = page.getByRole('dialog', { name: 'Academic calendar of a college' });
    await calendars.getByRole('combobox', { name: 'Find a college by name' }).fill('duke univ');
    await calendars.getByRole('option', { name: /^Duke University/ }).click();
    await expect(calendars.getByText(/^We do not have dates of this college/)).toBeVisible();
    await expect(calendars.getByRole('link', { name: /^Website of Duke/ })).toHaveAttribute(
      'href',
      /^https:\/\/.*duke\.edu/,
    );
    await expectAccessible(page, 'calendar, academic calendar of a college');
    await page.keyboard.press('Escape');
    await expect(calendars).toHaveCount(0);
  },
);
