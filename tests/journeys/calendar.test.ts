import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { press, tickBox, typeInto } from './helpers/by-keyboard.ts';
import { draftsKept } from './helpers/drafts.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO, WIDE_IS_ENOUGH, isPhone } from './helpers/widths.ts';

test(
  'the calendar by keyboard alone: an event made, changed, deleted and brought back, by the month and by the week (UI-034, ST-252 to ST-258, API-174 to API-178, MOD-021)',
  WIDE_IS_ENOUGH,
  async ({ page }) => {
    await newSignedInPerson(page, 'plans_days', '/studentCalendar');
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
    await expectAccessible(page, 'calendar, empty');

    await press(page, page.getByRole('button', { name: 'Add event' }));
    await typeInto(page, page.getByRole('textbox', { name: 'What is it?' }), 'Campus visit');
    await tickBox(page, page.getByRole('checkbox', { name: 'All day' }));
    await expectAccessible(page, 'calendar, form');
    await press(page, page.getByRole('button', { name: 'Save event' }));
    const visit = page.getByRole('button', { name: /Campus visit/ });
    await expect(visit).toBeVisible();
    await page.reload();
    await expect(visit).toBeVisible();
    await expectAccessible(page, 'calendar, month');

    await press(page, visit);
    // Beside the grid, or in its place where days stand one below the other.
    const main = page.getByRole('main');
    await press(page, main.getByRole('button', { name: 'Edit', exact: true }));
    await typeInto(page, page.getByRole('textbox', { name: 'What is it?' }), 'Tour of the campus');
    await press(page, page.getByRole('button', { name: 'Save event' }));
    const tour = page.getByRole('button', { name: /Tour of the campus/ });
    await expect(tour).toBeVisible();
    if (!isPhone(page)) {
      await press(page, page.getByRole('button', { name: 'Week', exact: true }));
      await expect(page).toHaveURL(/view=week/);
      await expect(tour).toBeVisible();
      await expectAccessible(page, 'calendar, week');
    }

    await press(page, tour);
    await press(page, main.getByRole('button', { name: 'Delete', exact: true }));
    await expect(tour).toHaveCount(0);
    await press(page, page.getByRole('button', { name: /^Undo/ }));
    await expect(tour).toBeVisible();

    await press(page, page.getByRole('button', { name: 'College calendars' }));
    const calendars = page.getByRole('dialog', { name: 'Academic calendar of a college' });
    await typeInto(
      page,
      calendars.getByRole('combobox', { name: 'Find a college by name' }),
      'duke university',
    );
    await expect(calendars.getByRole('option', { name: /^Duke University/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(calendars.getByText(/^We do not have dates for this college/)).toBeVisible();
    await expect(calendars.getByRole('link', { name: /^Website of Duke/ })).toHaveAttribute(
      'href',
      /^https:\/\/.*duke\.edu/,
    );
    await expectAccessible(page, 'calendar, academic calendar of a college');
    await page.keyboard.press('Escape');
    await expect(calendars).toHaveCount(0);
  },
);

test(
  'an event that repeats: a form left open is there after a reload, one date is moved, those after it are deleted and brought back (UI-034, API-175, API-176)',
  ON_PHONE_TOO,
  async ({ page }) => {
    await newSignedInPerson(page, 'repeats_days', '/studentCalendar?date=2026-11-01');
    await page.getByRole('button', { name: 'Add event' }).click();
    const name = page.getByRole('textbox', { name: 'What is it?' });
    await name.fill('Practice');
    await page.getByLabel('Starts').fill('2026-11-03T16:00');
    await page.getByLabel('Ends').fill('2026-11-03T17:00');
    await page.getByRole('combobox', { name: 'Repeats' }).selectOption('weekly');
    await expect.poll(() => draftsKept(page)).toBe(1);
    await page.reload();
    await expect(name).toHaveValue('Practice');
    // What was typed last may not have been kept yet.
    await page.getByRole('combobox', { name: 'Repeats' }).selectOption('weekly');
    await page.getByLabel('Starts').fill('2026-11-03T16:00');
    await page.getByLabel('Ends').fill('2026-11-03T17:00');
    await page.getByRole('button', { name: 'Save event' }).press('Enter');
    const practices = page.getByRole('button', { name: /Practice/ });
    // Four in November, and one of the week that ends in December.
    await expect(practices).toHaveCount(5);

    await practices.nth(2).press('Enter');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
    const asked = page.getByRole('dialog', { name: 'What do you want to change?' });
    await expect(asked.getByRole('radio', { name: /Only this date/ })).toBeChecked();
    await expectAccessible(page, 'calendar, which dates');
    await asked.getByRole('button', { name: 'Continue' }).press('Enter');
    await page.getByLabel('Starts').fill('2026-11-19T09:00');
    await page.getByLabel('Ends').fill('2026-11-19T10:00');
    await page.getByRole('button', { name: 'Save event' }).press('Enter');
    await expect(page.getByRole('button', { name: /9:00.*Practice|Practice.*9:00/ })).toBeVisible();

    await practices.nth(3).press('Enter');
    await main.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await page.getByRole('radio', { name: /This date and all after it/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(practices).toHaveCount(3);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(practices).toHaveCount(5);
    await page.reload();
    await expect(practices).toHaveCount(5);
  },
);
