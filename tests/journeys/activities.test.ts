import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { newPerson } from './helpers/person.ts';
import { fillSignIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

test(
  'activities: kept, changed, put in order, deleted and brought back (UI-033, ST-126 to ST-132)',
  ON_PHONE_TOO,
  async ({ page }) => {
    const person = await newPerson(page, 'does');
    await page.goto('/activitiesInterests');
    await fillSignIn(page, person.userName, person.password);
    await expect(page.getByRole('heading', { name: 'Activities and interests', level: 1 })).toBeVisible();
    await expectAccessible(page, 'activities, empty');

    await page.getByRole('button', { name: 'Add an activity' }).click();
    await page.getByLabel('Activity', { exact: true }).fill('Marching band, clarinet');
    await page.getByLabel('Kind').selectOption({ label: 'Music' });
    await page.getByLabel('Hours a week').fill('9');
    await page.getByLabel('Weeks a year').fill('22');
    const from = page.getByRole('group', { name: 'From' });
    await from.getByLabel('Month').selectOption({ label: 'August' });
    await from.getByLabel('Year').fill('2024');
    await page.getByRole('checkbox', { name: 'I still do this' }).check();
    await page.getByLabel('What did you do?').fill('Section leader for five clarinets.');
    await expectAccessible(page, 'activities, form');
    // What is typed survives a reload, and so does the form.
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByLabel('Activity', { exact: true }).inputValue();
      })
      .toBe('Marching band, clarinet');
    await page.getByRole('button', { name: 'Save activity' }).click();
    await expect(page.getByText('Activity Saved.')).toBeVisible();
    const section = page.getByRole('region', { name: 'Activities', exact: true });
    await expect(section).toContainText('Aug 2024 to now');

    await section.getByRole('button', { name: 'Add to Activities' }).click();
    await page.getByLabel('Activity', { exact: true }).fill('Cross country');
    await page.getByRole('button', { name: 'Save activity' }).click();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Cross country',
      'Marching band, clarinet',
    ]);
    await section.getByRole('button', { name: 'Order Activities' }).click();
    await expectAccessible(page, 'activities, order');
    await page.getByRole('button', { name: 'Move down: Cross country' }).click();
    await page.getByRole('button', { name: 'Keep this order' }).click();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Marching band, clarinet',
      'Cross country',
    ]);

    await section.getByRole('button', { name: 'Edit Cross country' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete item' }).click();
    await expect(page.getByText('Item Deleted.')).toBeVisible();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Marching band, clarinet']);
    await section.locator('..').getByRole('button', { name: 'Undo' }).click();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Marching band, clarinet',
      'Cross country',
    ]);
    await page.reload();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Marching band, clarinet',
      'Cross country',
    ]);
    await expectAccessible(page, 'activities');
  },
);
